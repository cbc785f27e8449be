import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asksFor } from './link-words.ts'

test('the title says who asks, and for how much', () => {
  assert.equal(asksFor({ firstName: 'Kiri', asks: [1, 2, 3] }), 'Kiri asks for 3 things')
  assert.equal(asksFor({ firstName: 'Kiri', asks: [1] }), 'Kiri asks for 1 thing')
  assert.equal(asksFor({ firstName: '', asks: [1] }), 'The owner asks for 1 thing')
})
