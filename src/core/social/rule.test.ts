import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aLink, aPage } from '#support/page-facts.ts'
import { pending } from '#support/evidence.ts'
import { notGathered, UNREACHABLE_SITE, siteOf } from '#support/site-wanted.ts'
import type { SocialAccount } from '../evidence/accounts.ts'
import { evaluateSocial, type SocialEvidence } from './rule.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

const judge = (given: Partial<SocialEvidence> = {}) =>
  evaluateSocial(
    'facebook',
    { answers: {}, profile: {}, accounts: { connected: [] }, ...UNREACHABLE_SITE, ...given },
    NOW,
  )
const statusOf = (given: Partial<SocialEvidence>): string => {
  const outcome = judge(given)
  return 'status' in outcome ? outcome.status : 'unable' in outcome ? 'unable' : 'wait'
}
const connected = (facebook: SocialAccount, profile = {}): Partial<SocialEvidence> => ({
  accounts: { connected: ['facebook'], facebook },
  profile,
})
const posted = (lastPostAt: string | null): Partial<SocialEvidence> =>
  connected({ kind: 'read', handle: 'joes', confirmed: false, lastPostAt, figures: {}, popularPost: null })

const hidden = (handle: string, confirmed: boolean): string =>
  statusOf(connected({ kind: 'posts_hidden', handle, confirmed }, { facebook: 'Joes.Plumbing' }))

const named = (confirmed: boolean) => {
  const account = { kind: 'posts_hidden', handle: 'somebodyelse', confirmed } as const
  const outcome = judge(connected(account, { facebook: 'joes' }))
  return 'status' in outcome ? [outcome.facts.handle, outcome.facts.otherHandle] : null
}

describe('a connected social account', () => {
  it('is active with a post within two calendar months, and inactive on the day they end', () => {
    assert.equal(statusOf(posted('2026-09-21T12:00:01Z')), 'active')
    assert.equal(statusOf(posted('2026-09-21T12:00:00Z')), 'inactive')
    assert.equal(statusOf(posted('2026-09-21T11:59:59Z')), 'inactive')
  })
  it('is inactive without any post, with words for that', () => {
    const outcome = judge(posted(null))
    assert.equal('status' in outcome && outcome.status, 'inactive')
    assert.deepEqual('say' in outcome && outcome.say, { noPosts: "We couldn't see any posts yet." })
  })
  it('counts a post dated in the future as one of today', () => {
    const outcome = judge(posted('2026-11-22T12:00:00Z'))
    assert.equal('status' in outcome && outcome.status, 'active')
    assert.deepEqual('say' in outcome && outcome.say, { today: 'today' })
  })
  it('says how long ago the last post was', () => {
    const outcome = judge(posted('2026-11-12T12:00:00Z'))
    assert.deepEqual('say' in outcome && outcome.say, { elapsed: '1 week' })
    assert.equal('status' in outcome && outcome.facts.daysSinceLastPost, 9)
  })
  it('has the change of two weeks that the kept numbers show, where the network gives none', () => {
    const history = [
      { day: '2026-11-07', metric: 'followers', value: 4_140 },
      { day: '2026-11-21', metric: 'followers', value: 4_182 },
    ]
    const changesFor = (figures: Record<string, number>) => {
      const account = { handle: 'joes', confirmed: false, lastPostAt: null, popularPost: null, history }
      const outcome = judge(connected({ kind: 'read', ...account, figures }))
      return 'status' in outcome ? outcome.facts.changes : null
    }
    assert.deepEqual(changesFor({ followers: 4_182 }), { follower_2w_change: 42 })
    assert.deepEqual(changesFor({ followers: 4_182, follower_2w_change: 7 }), {})
    assert.deepEqual(changesFor({ posts: 3 }), {})
  })
  it('has an incorrect handle when the network has no such account', () => {
    assert.equal(statusOf(connected({ kind: 'no_such_account' })), 'incorrect_handle')
  })
  it('has an incorrect handle when it differs from the profile, until the owner confirms it', () => {
    assert.equal(hidden('somebodyelse', false), 'incorrect_handle')
    assert.equal(hidden('somebodyelse', true), 'need_more_details')
    assert.equal(hidden('joesplumbing', false), 'need_more_details')
  })
  it('names the other handle, so that the owner can confirm it', () => {
    assert.deepEqual(named(false), ['joes', 'somebodyelse'])
    assert.deepEqual(named(true), ['joes', undefined])
  })
  it('could not be looked at when the network fails', () => {
    const outcome = judge(
      connected({ kind: 'failed', failure: { reason: 'permission_lost', code: 'permission_lost' } }),
    )
    assert.deepEqual('unable' in outcome && outcome.unable, {
      reason: 'permission_lost',
      code: 'permission_lost',
    })
  })
})

describe('a social account that is not connected', () => {
  it('follows the answer: none, later, a handle', () => {
    assert.equal(statusOf({ answers: { 'S-SOC-F': 'none' } }), 'no_account')
    assert.equal(statusOf({ answers: { 'S-SOC-F': 'later' } }), 'we_need_more_details')
    assert.equal(statusOf({ answers: { 'S-SOC-F': 'joes' } }), 'not_connected')
    assert.equal(
      statusOf({ profile: { facebook: 'later' }, answers: { 'S-SOC-F': '@later' } }),
      'not_connected',
    )
    assert.equal(statusOf({ answers: { 'S-SOC-F': '@later' } }), 'not_connected')
    assert.equal(statusOf({}), 'we_need_more_details')
  })
  it('is not switched on where the network cannot be connected', () => {
    const outcome = judge({ profile: { facebook: 'joes' } })
    assert.equal('reason' in outcome && outcome.reason, 'provider_not_configured')
    const able = judge({ accounts: { connected: [], available: ['facebook'] } })
    assert.ok(!('reason' in able))
    assert.ok(!('reason' in judge(posted('2026-11-20T12:00:00Z'))))
  })
  it('is for nobody where the owner has none and the network cannot be connected', () => {
    const none = { answers: { 'S-SOC-F': 'none' } }
    const outcome = judge(none)
    assert.ok('status' in outcome)
    assert.deepEqual([outcome.status, outcome.applicable, 'reason' in outcome], ['no_account', false, false])
    const able = judge({ ...none, accounts: { connected: [], available: ['facebook'] } })
    assert.ok('status' in able && able.applicable === undefined)
  })
  it("takes the profile's handle", () => {
    assert.equal(statusOf({ profile: { facebook: 'joes' } }), 'not_connected')
    assert.equal(statusOf({ profile: { facebook: 'joes' }, answers: { 'S-SOC-F': 'none' } }), 'no_account')
  })
  it('offers the profile that the website links to, but does not count it as an answer', () => {
    const page = aPage({ links: [aLink('https://www.facebook.com/joesplumbing', '', { region: 'footer' })] })
    const outcome = judge(siteOf([page]))
    assert.ok('status' in outcome)
    assert.equal(outcome.status, 'we_need_more_details')
    assert.equal(outcome.facts.profileUrl, 'https://www.facebook.com/joesplumbing')
    assert.deepEqual(outcome.advice, ['We found this on your website: https://www.facebook.com/joesplumbing'])
  })
  it('waits for the website, but does not need it', () => {
    assert.equal(statusOf({ pages: pending, rendered: pending }), 'wait')
    assert.equal(statusOf({ pages: notGathered('dns_failure') }), 'we_need_more_details')
  })
})

describe('the profile that a website links to', () => {
  const linked = siteOf([
    aPage({ links: [aLink('https://www.facebook.com/joes', '', { region: 'footer' })] }),
  ])
  const advice = (given: Partial<SocialEvidence>) => {
    const outcome = judge({ ...linked, ...given })
    return 'status' in outcome ? (outcome.advice ?? []) : null
  }
  const ADDRESS = 'https://www.facebook.com/joes'

  it('is offered to an owner who has named none, and shown', () => {
    assert.deepEqual(advice({}), [`We found this on your website: ${ADDRESS}`])
    assert.deepEqual(advice({ answers: { 'S-SOC-F': 'later' } }), [
      `We found this on your website: ${ADDRESS}`,
    ])
    const outcome = judge(linked)
    assert.deepEqual('blocks' in outcome && outcome.blocks, [
      { kind: 'facts', title: 'What we saw on your website', rows: [{ label: 'Facebook', value: ADDRESS }] },
    ])
  })

  it('is to be taken out where the owner has no account', () => {
    assert.deepEqual(advice({ answers: { 'S-SOC-F': 'none' } }), [
      `Your website names ${ADDRESS}. If it isn't yours, take it out.`,
    ])
  })

  it('is told of where the owner named another, and not where it is the same', () => {
    assert.deepEqual(advice({ profile: { facebook: 'annes' } }), [
      `Your website names another profile: ${ADDRESS}`,
    ])
    assert.deepEqual(advice({ profile: { facebook: 'Joes' } }), [])
  })
})

describe('the people who may see a post', () => {
  const popularPost = {
    text: 'Bread',
    media: null,
    url: null,
    postedAt: '2026-11-20T12:00:00Z',
    impressions: null,
    engagements: 5,
  }
  const shareOf = (figures: Record<string, number>) => {
    const account = { handle: 'joes', confirmed: false, lastPostAt: null, popularPost }
    const outcome = judge(connected({ kind: 'read', ...account, figures }))
    return 'status' in outcome ? outcome.facts.popularPost?.engagementRate : undefined
  }
  it('are followers, else fans, and unknown where neither is given', () => {
    assert.equal(shareOf({ followers: 100, fans: 50 }), 5)
    assert.equal(shareOf({ fans: 50 }), 10)
    assert.equal(shareOf({}), null)
  })
})
