import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asksFor, ownersName, ownersNameWithin } from './link-words.ts'

test('the title says who asks, and for how much', () => {
  assert.equal(asksFor({ firstName: 'Kiri', asks: [1, 2, 3] }), 'Kiri asks for 3 things')
  assert.equal(asksFor({ firstName: 'Kiri', asks: [1] }), 'Kiri asks for 1 thing')
  assert.equal(asksFor({ firstName: '', asks: [1] }), 'The owner asks for 1 thing')
})

test('an owner without a first name is written small within a sentence', () => {
  const [known, unknown] = [{ firstName: 'Kiri' }, { firstName: '' }]
  assert.deepEqual([ownersName(known), ownersNameWithin(known)], ['Kiri', 'Kiri'])
  assert.deepEqual([ownersName(unknown), ownersNameWithin(unknown)], ['The owner', 'the owner'])
})
