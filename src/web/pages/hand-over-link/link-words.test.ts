import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asksFor, isNotThereYet, ownersName, ownersNameWithin } from './link-words.ts'

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

test('what is left is told after a test that does not pass', () => {
  const at = '2026-11-21T08:00:00.000Z'
  const now = {
    tag: 'Warnings',
    display: 'warning' as const,
    greyKind: null,
    line: 'Two things',
    seen: [],
    at,
  }
  const tested = { state: 'asked' as const, isTesting: false, testedAt: at, now }
  assert.equal(isNotThereYet(tested), true)
  assert.equal(isNotThereYet({ ...tested, state: 'passed' }), false)
  assert.equal(isNotThereYet({ ...tested, isTesting: true }), false)
  assert.equal(isNotThereYet({ ...tested, testedAt: null }), false)
  assert.equal(isNotThereYet({ ...tested, testedAt: '2026-11-21T08:01:00.000Z' }), false)
})
