import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logoProblem } from './logo-problem.ts'

test('a logo is a PNG or JPEG of at most 8,192 KB; its type is checked first', () => {
  for (const type of ['image/png', 'image/jpeg', 'image/jpg']) {
    assert.equal(logoProblem({ type, size: 8_388_608 }), null)
    assert.equal(logoProblem({ type, size: 8_388_609 }), 'File size exceeded!')
  }
  for (const type of ['image/gif', 'image/svg+xml', ''])
    assert.equal(logoProblem({ type, size: 9_000_000 }), 'Please upload valid file!')
})
