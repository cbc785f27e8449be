import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { FailureKind } from '#core/connections/failures.ts'
import { aConnection } from '#support/connection-view.ts'
import type { KeptResult } from '../connector.ts'
import { connector } from './connector.ts'
import { timeOfPostId, xEvidence } from './map.ts'
import type { XSummary } from './schema.ts'

const DATA: XSummary = {
  user: { id: '901', username: 'HarbourCafe', name: 'Harbour Café', protected: false },
  followers: 4_182,
  following: 231,
  posts: 1_907,
  lastPostAt: '2026-11-20T16:00:00.000Z',
}
const connected = aConnection({
  handle: 'harbourcafe',
  numbers: [{ day: '2026-11-20', metric: 'followers', value: 4_180 }],
})
const kept = (given: Partial<KeptResult> = {}): KeptResult => ({
  read: 'summary',
  subject: 'harbourcafe',
  data: DATA,
  asOf: '2026-11-21T12:00:00Z',
  failure: null,
  ...given,
})
const accountAfter = (kind: FailureKind) => xEvidence([kept({ failure: { kind } })], connected).twitter

describe('the evidence of X', () => {
  it('is none before a connection and before its first answer', () => {
    assert.deepEqual(xEvidence([kept()], null), {})
    assert.deepEqual(xEvidence([], connected), {})
  })

  it('has the figures by the names of the specification, and the numbers of each day', () => {
    const { twitter } = xEvidence([kept()], connected)
    assert.ok(twitter?.kind === 'read')
    assert.deepEqual(twitter.figures, { followers: 4_182, following: 231 })
    assert.deepEqual([twitter.handle, twitter.confirmed], ['HarbourCafe', true])
    assert.deepEqual(twitter.history, connected.numbers)
  })

  it('says nothing of an earlier handle', () => {
    assert.deepEqual(xEvidence([kept({ subject: 'old_name' })], connected), {})
  })

  it('keeps a popular post whose later try failed', () => {
    const popularPost = {
      id: '1',
      url: null,
      text: 'The oven is in.',
      media: null,
      at: '2026-11-20T16:00:00.000Z',
      impressions: 100,
      engagements: 5,
    }
    const popular = kept({ read: 'popular', data: { popularPost }, failure: { kind: 'quota' } })
    const { twitter } = xEvidence([kept(), popular], connected)
    assert.ok(twitter?.kind === 'read')
    assert.equal(twitter.popularPost?.text, 'The oven is in.')
  })

  it('tells no account, hidden posts and a failing service apart', () => {
    assert.deepEqual(accountAfter('not_found'), { kind: 'no_such_account' })
    assert.equal(accountAfter('permission')?.kind, 'posts_hidden')
    assert.equal(accountAfter('needs_selection')?.kind, 'posts_hidden')
    const failures = (['quota', 'vendor_down', 'bad_shape', 'not_configured', 'billing'] as const).map(
      (kind) => {
        const account = accountAfter(kind)
        return account?.kind === 'failed' ? account.failure.reason : null
      },
    )
    assert.deepEqual(failures, [
      'provider_quota',
      'provider_error',
      'provider_error',
      'provider_error',
      'provider_error',
    ])
  })

  it('has hidden posts for a protected account', () => {
    const data = { ...DATA, user: { ...DATA.user, protected: true } }
    assert.equal(xEvidence([kept({ data })], connected).twitter?.kind, 'posts_hidden')
  })
})

const reads = (fields: string[] | null, isOwnersPress = false) =>
  connector.routine?.(connected, fields, isOwnersPress).map(({ read, input }) => [read, input])

const sample = (read: string, day: string) => connector.read[read]?.sample({ handle: 'x' }, day)

describe('what is read of X', () => {
  it('is one user, and posts only for an owner who waits or asks for them', () => {
    const input = { handle: 'harbourcafe' }
    assert.deepEqual(reads(null), [['summary', input]])
    assert.deepEqual(reads(['followers']), [['summary', input]])
    const both = [
      ['summary', input],
      ['popular', input],
    ]
    assert.deepEqual(reads(['popular_post']), both)
    assert.deepEqual(reads(null, true), both)
  })

  it('has samples in the shape of live answers, which grow slowly', () => {
    assert.deepEqual(sample('summary', '2026-11-23'), sample('summary', '2026-11-23'))
    const numbers = (day: string) => connector.read['summary']?.numbersOf(sample('summary', day))
    assert.deepEqual([numbers('2026-11-23')?.['followers'], numbers('2026-12-07')?.['followers']], [310, 313])
    assert.ok(sample('popular', '2026-11-23'))
  })

  it('reads the time of a post from its id', () => {
    assert.equal(new Date(timeOfPostId('1346889436626259968')).toISOString(), '2021-01-06T18:40:40.344Z')
  })
})
