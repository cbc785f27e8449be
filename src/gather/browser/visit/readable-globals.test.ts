import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GLOBALS, LIBRARY_GLOBALS } from './globals.data.ts'
import { readable } from './readable-globals.ts'

const [known] = GLOBALS
const none = LIBRARY_GLOBALS.map(() => null)

test('a page that answers for its globals with words of its own is not believed', () => {
  const answer = { globals: ['wordpress', known, known], values: ['1'.repeat(1_000_000)] }
  const { globals, values } = readable(answer)
  assert.deepEqual(globals, [known])
  assert.deepEqual(values, ['1'.repeat(40), ...none.slice(1)])
})

test('a page that answers otherwise has no globals', () => {
  for (const answer of [null, undefined, 'wordpress', { globals: 'wordpress', values: [] }, { globals: [1] }])
    assert.deepEqual(readable(answer), { globals: [], values: [] })
})
