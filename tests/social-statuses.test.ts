import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { check as facebookCheck } from '#checks/facebook/check.ts'
import { check as instagramCheck } from '#checks/instagram/check.ts'
import { check as twitterCheck } from '#checks/twitter/check.ts'
import type { ConnectionView, Connector, KeptResult } from '#connectors/connector.ts'
import { connector as facebook } from '#connectors/facebook/connector.ts'
import { connector as instagram } from '#connectors/instagram/connector.ts'
import { connector as twitter } from '#connectors/twitter/connector.ts'
import type { FailureKind } from '#core/connections/failures.ts'
import type { networkCheck } from '#core/social/network-check.ts'
import { UNREACHABLE_SITE } from '#support/site-wanted.ts'

const DAY = '2026-11-23'
const NOW = new Date(`${DAY}T12:00:00Z`)

interface Network {
  check: ReturnType<typeof networkCheck>
  connector: Connector
  question: string
  /** The read with the time of the last post. */
  posts: string
  /** The account that the sample is of. */
  handle: string
  figures: readonly string[]
}
const NETWORKS: readonly Network[] = [
  {
    check: facebookCheck,
    connector: facebook,
    question: 'S-SOC-F',
    posts: 'posts',
    handle: 'bluewrenflorist',
    figures: ['comments', 'fans', 'fans_2w_change', 'follower_2w_change', 'followers', 'likes', 'shares'],
  },
  {
    check: instagramCheck,
    connector: instagram,
    question: 'S-SOC-I',
    posts: 'media',
    handle: 'bluewren.florist',
    figures: ['followers', 'following', 'items', 'posts'],
  },
  {
    check: twitterCheck,
    connector: twitter,
    question: 'S-SOC-T',
    posts: 'summary',
    handle: 'bluewrenflorist',
    figures: ['followers', 'following'],
  },
]

for (const { check, connector, question, posts, handle, figures } of NETWORKS) {
  const account = connector.sampleAccount ?? null
  const subject = connector.kind === 'handle' ? handle : 'page'
  const numbers = ['2026-11-09', DAY].flatMap((day, index) =>
    ['fans', 'followers'].map((metric) => ({ day, metric, value: 100 + index * 38 })),
  )
  const connected: ConnectionView = { state: 'connected', account, handle, choices: {}, numbers }
  const results = Object.keys(connector.read).map(
    (read): KeptResult => ({
      read,
      subject,
      data: connector.read[read]?.sample(connector.kind === 'handle' ? { handle } : {}, DAY),
      asOf: NOW.toISOString(),
      failure: null,
    }),
  )
  const lastPost = (lastPostAt: string | null) =>
    results.map((one) =>
      one.read === posts
        ? { ...one, data: { ...z.record(z.string(), z.unknown()).parse(one.data), lastPostAt } }
        : one,
    )
  const failed = (kind: FailureKind) => results.map((one) => ({ ...one, failure: { kind } }))

  const judge = (kept: readonly KeptResult[], given: Partial<ConnectionView> = {}, profile = {}) => {
    const evidence = connector.evidenceOf(kept, { ...connected, ...given })
    const accounts = { connected: [connector.id], ...evidence }
    return check.evaluate({ answers: {}, profile, accounts, ...UNREACHABLE_SITE }, NOW)
  }
  const statusOf = (...given: Parameters<typeof judge>): string => {
    const outcome = judge(...given)
    if ('status' in outcome) return outcome.status
    if (!('unable' in outcome)) return 'wait'
    const { unable } = outcome
    return `unable_to_detect, ${typeof unable === 'string' ? unable : unable.reason}`
  }
  const unconnected = (answers: Record<string, string>, profile = {}) => {
    const accounts = { connected: [], ...connector.evidenceOf([], null) }
    const outcome = check.evaluate({ answers, profile, accounts, ...UNREACHABLE_SITE }, NOW)
    return 'status' in outcome ? outcome.status : null
  }

  describe(`every status of ${check.words.title}, by what its connector says`, () => {
    it('is active with a new post, with the figures of the specification', () => {
      const outcome = judge(results)
      assert.ok('status' in outcome)
      assert.equal(outcome.status, 'active')
      assert.deepEqual(Object.keys(outcome.facts.figures).toSorted(), figures)
      assert.ok(outcome.facts.popularPost?.engagementRate)
      const kinds = outcome.blocks?.map(({ kind }) => kind)
      assert.deepEqual(kinds?.slice(0, 2), ['facts', 'facts'])
      assert.ok(kinds?.includes('chart'))
    })
    it('is inactive with an old post, or none', () => {
      assert.equal(statusOf(lastPost('2026-09-01T00:00:00.000Z')), 'inactive')
      if (connector.kind !== 'handle') assert.equal(statusOf(lastPost(null)), 'inactive')
    })
    it('has no account, or none connected, by what the owner answered', () => {
      assert.equal(unconnected({ [question]: 'none' }), 'no_account')
      assert.equal(unconnected({ [question]: handle }), 'not_connected')
      assert.equal(unconnected({}), 'we_need_more_details')
    })
    it('has an incorrect handle where the network has no such account', () => {
      assert.equal(statusOf(failed('not_found')), 'incorrect_handle')
    })
    it('needs more details where posts may not be read, or nothing is chosen', () => {
      assert.equal(statusOf(failed('permission')), 'need_more_details')
      assert.equal(statusOf(failed('needs_selection')), 'need_more_details')
      if (connector.kind === 'oauth')
        assert.equal(statusOf([], { state: 'needs_selection', account: null }), 'need_more_details')
    })
    it('could not be looked at when the permission ended, a quota is used up, or the network fails', () => {
      assert.equal(statusOf(failed('reauth')), 'unable_to_detect, permission_lost')
      assert.equal(statusOf(failed('quota')), 'unable_to_detect, provider_quota')
      for (const kind of ['vendor_down', 'bad_shape', 'not_configured', 'not_approved', 'billing'] as const)
        assert.equal(statusOf(failed(kind)), 'unable_to_detect, provider_error')
      if (connector.kind === 'oauth')
        assert.equal(statusOf(results, { state: 'needs_reconnect' }), 'unable_to_detect, permission_lost')
    })
  })

  if (connector.kind === 'oauth')
    describe(`an account of ${check.words.title} that is not the one of the profile`, () => {
      const hidden = failed('permission')
      it('has an incorrect handle until the owner confirms it', () => {
        const profile = { [check.id]: 'somebody.else' }
        assert.equal(statusOf(hidden, {}, profile), 'incorrect_handle')
        assert.equal(statusOf(hidden, { choices: { handle } }, profile), 'need_more_details')
      })
    })
}
