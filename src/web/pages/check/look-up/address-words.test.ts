import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressWords } from './address-words.ts'

const NOW = new Date('2026-11-21T02:00:00Z')
const known = { breaches: [], lookedUpAt: '2026-11-20T22:00:00.000Z', retryAt: null }
const words = (more: Partial<Parameters<typeof addressWords>[0]>) =>
  addressWords({ ...known, state: 'clear', ...more }, NOW, 'Australia/Sydney')

test('an address says what is known of it, and since when', () => {
  assert.equal(words({}), 'In no breach that we know of. Looked up on 21 Nov 2026.')
  assert.equal(
    words({ state: 'found', breaches: ['Book Club', 'Shoe Shop'] }),
    'In 2 known breaches: Book Club and Shoe Shop. Looked up on 21 Nov 2026.',
  )
  assert.equal(words({ state: 'no_records' }), 'No mail arrives at this address. Check the spelling.')
  assert.equal(words({ state: 'waiting', lookedUpAt: null }), 'Not looked up yet.')
})

test('of many breaches it names three', () => {
  const breaches = ['A', 'B', 'C', 'D', 'E']
  assert.match(words({ state: 'found', breaches }), /^In 5 known breaches: A, B, C and 2 more\./u)
})

test('a failed look-up says when it may be tried again, and when it last worked', () => {
  assert.equal(
    words({ state: 'failed', retryAt: '2026-11-21T03:00:00.000Z' }),
    'The service gave no answer. We may ask again today, 2:00 pm. Looked up on 21 Nov 2026.',
  )
  assert.equal(
    words({ state: 'failed', lookedUpAt: null, retryAt: '2026-11-22T03:00:00.000Z' }),
    'The service gave no answer. We may ask again on 22 Nov 2026.',
  )
  assert.equal(words({ state: 'failed', lookedUpAt: null }), 'The service gave no answer.')
})
