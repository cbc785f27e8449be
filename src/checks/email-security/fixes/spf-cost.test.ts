import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lookupTerms, parseSpf } from '#core/mail/spf.ts'
import { isKnownSender, spfCosts, totalOf } from './spf-cost.ts'

const RECORD = 'v=spf1 INCLUDE:_spf.google.com ?include:_spf.google.com include:joes.test ~all'

test('the word of a mail service is known whatever its qualifier and its letters', () => {
  assert.deepEqual(lookupTerms(parseSpf(RECORD)).map(isKnownSender), [true, true, false])
})

test('a word of a mail service costs what the service costs, and one that nobody read costs one look-up', () => {
  const costs = spfCosts(RECORD, null)
  const [google, neutral, own] = costs.map(({ lookups }) => lookups)
  assert.ok(google !== undefined && google >= 1)
  assert.deepEqual([neutral, own], [google, 1])
  assert.equal(totalOf(costs), 2 * google + 1)
})
