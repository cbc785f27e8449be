import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bytesOf } from './memory-of.ts'

test('many small things take more memory than their characters, and a wide text two bytes for each of its own', () => {
  const field = { name: null, label: '', required: false, hidden: false }
  assert.ok(bytesOf(Array.from({ length: 1_000 }, () => field)) > 60_000)
  const [plain, wide] = [bytesOf('x'.repeat(1_000)), bytesOf(`${'x'.repeat(999)}字`)]
  assert.equal(wide - plain, 1_000)
  assert.deepEqual([null, true, 1.5, undefined].map(bytesOf), [0, 0, 0, 0])
})
