import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { accountQuotaWords, quotaWords } from './connection-words.ts'

const NOW = new Date('2026-11-21T02:00:00Z')
const ZONE = 'Australia/Sydney'
const resetsAt = '2026-11-21T05:00:00Z'

describe('what the operator reads about quotas', () => {
  it('is what was used, what is left, and when it resets', () => {
    assert.equal(
      quotaWords({ unit: 'reads', used: 60, most: 200, resetsAt }, NOW, ZONE),
      'Used: 60 of 200 reads, 140 left. Resets at 4:00 pm.',
    )
  })
  it('says when the nightly refresh waits', () => {
    assert.match(
      quotaWords({ unit: 'percent', used: 85, most: 100, resetsAt }, NOW, ZONE),
      /^Used: 85 percent of the quota, 15 percent left\..*The nightly refresh waits until then, so that owners can use what is left\.$/u,
    )
  })
  it('is also the day’s requests where the quota is of a minute', () => {
    assert.equal(
      quotaWords({ unit: 'requests', used: 12, most: 300, today: 1_280, resetsAt }, NOW, ZONE),
      'Requests since midnight UTC: 1,280. This minute: 12 of 300 requests, 288 left. Resets at 4:00 pm.',
    )
  })
  it('is of the account that has used most, where each account has its own', () => {
    assert.equal(
      accountQuotaWords({ unit: 'tokens', used: 4_100, most: 200_000, resetsAt }, NOW, ZONE),
      'Each account has its own quota. Used: 4,100 of 200,000 tokens, 195,900 left. This is the account that has used the most. Resets at 4:00 pm.',
    )
    assert.match(
      accountQuotaWords({ unit: 'tokens', used: 180_000, most: 200_000, resetsAt }, NOW, ZONE),
      /The nightly refresh of this account waits until then; that of others does not\.$/u,
    )
  })
})
