import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AnalyticsAccount } from '#core/evidence/accounts.ts'
import type { AccountsEvidence } from '#core/evidence/owner.ts'
import type { TagFacts } from '#core/evidence/page.ts'
import type { ScriptsEvidence } from '#core/evidence/scripts.ts'
import { present } from '#core/judge.ts'
import { there } from '#support/evidence.ts'
import { aPage } from '#support/page-facts.ts'
import { checkOf } from '#support/result-of.ts'
import { UNREACHABLE_SITE, siteOf } from '#support/site-wanted.ts'
import { check } from './check.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const NO_SCRIPTS = there<ScriptsEvidence>({ files: [], libraries: [] })
const GA4: TagFacts = { kind: 'ga4', id: 'G-ABCDEF1', by: 'script' }
const UA: TagFacts = { kind: 'universal', id: 'UA-12345-1', by: 'script' }
/** Weebly's own, in all of its pages. */
const WEEBLYS: TagFacts = { kind: 'universal', id: 'UA-7870337-1', by: 'script' }
const GTM: TagFacts = { kind: 'gtm', id: 'GTM-ABCD', by: 'blocked' }

interface Given {
  loaded?: { url: string; status: number; inOtherFrame?: true }[]
  tags?: TagFacts[]
  answer?: string
  account?: AnalyticsAccount
  site?: typeof UNREACHABLE_SITE
  available?: AccountsEvidence['available']
}
const judge = ({
  loaded = [],
  tags = [],
  answer,
  account,
  available = [],
  site = siteOf([aPage({ tags })]),
}: Given) =>
  check.evaluate(
    {
      answers: answer ? { 'S-GA1': answer } : {},
      accounts: { connected: [], available, ...(account ? { analytics: account } : {}) },
      loaded: there({
        finalUrl: 'https://joes.test/',
        libraries: [],
        requests: loaded.map((one) => ({ ...one, type: 'Script', bytes: 0, failed: false })),
      }),
      scripts: NO_SCRIPTS,
      ...site,
    },
    NOW,
  )
const statusOf = (given: Given): string => {
  const outcome = judge(given)
  return 'status' in outcome ? outcome.status : 'unable' in outcome ? 'unable' : 'wait'
}
const reasonOf = (given: Given) => {
  const outcome = judge(given)
  return 'reason' in outcome ? outcome.reason : undefined
}
const account = (given: Partial<Extract<AnalyticsAccount, { kind: 'read' }>>): AnalyticsAccount => ({
  kind: 'read',
  properties: [{ id: '1', name: "Joe's", generation: 'ga4', hosts: ['www.joes.test'] }],
  chosen: '1',
  confirmed: false,
  metric: 'totalUsers',
  period: '30daysAgo',
  values: [],
  ...given,
})

describe('a tag of the builder', () => {
  it('takes no builder’s own tag for the owner’s', () => {
    assert.equal(statusOf({ tags: [WEEBLYS] }), 'we_need_more_details')
    assert.equal(statusOf({ tags: [WEEBLYS], answer: 'no' }), 'no_google_analytics_account')
    assert.equal(statusOf({ tags: [WEEBLYS, UA] }), 'upgrade_to_ga4')
    const outcome = judge({ tags: [WEEBLYS] })
    assert.ok('facts' in outcome)
    assert.deepEqual(outcome.facts?.tagIds, [])
  })
})

describe('a Google tag whose script is not there', () => {
  it('is said to count nothing', () => {
    const loaded = [{ url: 'https://joes.test/gtag/js2a50?id=G-ABCDEF1', status: 404 }]
    const outcome = judge({ tags: [GA4], loaded })
    assert.match(
      ('advice' in outcome && outcome.advice?.[0]) || '',
      /^Your Google tag G-ABCDEF1 doesn't load/u,
    )
    assert.equal(statusOf({ tags: [GA4], loaded }), 'login_to_google_analytics')
    const works = judge({ tags: [GA4], loaded: loaded.map((one) => ({ ...one, status: 200 })) })
    assert.deepEqual('advice' in works && works.advice, [])
    const another = [{ url: 'https://www.googletagmanager.com/gtm.js?id=GTM-OLDOLD', status: 404 }]
    const held = judge({ tags: [GA4], loaded: another })
    assert.deepEqual('advice' in held && held.advice, [])
  })
  it('has its address cut', () => {
    const url = `https://joes.test/gtag/js?id=G-ABCDEF1&${'l=dataLayer&'.repeat(50)}`
    const outcome = judge({ tags: [GA4], loaded: [{ url, status: 404 }] })
    assert.ok(String('advice' in outcome && outcome.advice?.[0]).length < 200)
  })
})

describe('analytics, connected', () => {
  it('is connected with a property of this website, with or without www', () => {
    assert.equal(statusOf({ account: account({}) }), 'google_analytics_account_connected')
  })
  it('does not accept a property of another website, unless the owner confirmed it', () => {
    const other = [{ id: '1', name: 'Other', generation: 'ga4' as const, hosts: ['other.test'] }]
    assert.equal(statusOf({ account: account({ properties: other }) }), 'profile_not_detected')
    assert.equal(
      statusOf({ account: account({ properties: other, confirmed: true }) }),
      'google_analytics_account_connected',
    )
  })
  it('is connected with a property whose measurement id is on the pages', () => {
    const tagged = { id: '1', name: 'Other', generation: 'ga4' as const, hosts: ['other.test'] }
    const account_ = account({ properties: [{ ...tagged, measurementIds: [GA4.id] }] })
    assert.equal(statusOf({ account: account_, tags: [GA4] }), 'google_analytics_account_connected')
    assert.equal(statusOf({ account: account_ }), 'profile_not_detected')
  })
  it('finds no property when there is none, or none is chosen', () => {
    assert.equal(statusOf({ account: account({ properties: [], chosen: null }) }), 'profile_not_detected')
    assert.equal(statusOf({ account: account({ chosen: null }) }), 'profile_not_detected')
  })
  it('compares no property with a website that could not be read, unless the owner confirmed it', () => {
    const site = UNREACHABLE_SITE
    assert.equal(statusOf({ site, account: account({}) }), 'unable')
    assert.equal(
      statusOf({ site, account: account({ confirmed: true }) }),
      'google_analytics_account_connected',
    )
    const empty = account({ properties: [], chosen: null })
    assert.equal(statusOf({ site, account: empty }), 'profile_not_detected')
  })
  it('asks for the upgrade with Universal properties and a Universal tag only', () => {
    const old = account({ properties: [{ id: '1', name: 'Old', generation: 'universal', hosts: [] }] })
    assert.equal(statusOf({ account: old, tags: [UA] }), 'upgrade_to_ga4')
    assert.equal(statusOf({ account: old }), 'profile_not_detected')
  })
  it('could not look when the grant is lost', () => {
    const failure = { reason: 'permission_lost', code: 'permission_lost' } as const
    const outcome = judge({ account: { kind: 'failed', failure } })
    assert.ok('unable' in outcome)
    assert.deepEqual(outcome.proof?.[0], {
      kind: 'account',
      at: 'Google Analytics',
      found: 'Could not be read',
    })
  })
})

const sayWith = (available: AccountsEvidence['available']) => {
  const outcome = judge({ answer: 'no', available })
  return 'status' in outcome ? outcome.say?.['lastStep'] : null
}

const lineOf = (given: Given): string => {
  const outcome = judge(given)
  assert.ok(!('wait' in outcome))
  return present(checkOf(check.id), outcome, NOW).description
}

describe('analytics, not connected', () => {
  it('asks for the upgrade only where nothing newer is on the page', () => {
    assert.equal(statusOf({ tags: [UA] }), 'upgrade_to_ga4')
    assert.equal(statusOf({ tags: [UA, GA4] }), 'login_to_google_analytics')
    assert.equal(statusOf({ tags: [UA, GTM] }), 'we_need_more_details')
  })
  it('asks to log in with a tag or a yes', () => {
    assert.equal(statusOf({ tags: [GA4] }), 'login_to_google_analytics')
    assert.equal(statusOf({ tags: [GA4], answer: 'no' }), 'login_to_google_analytics')
    assert.equal(statusOf({ answer: 'yes' }), 'login_to_google_analytics')
  })
  it('is not switched on where only the account can tell more and cannot be connected', () => {
    assert.equal(reasonOf({ tags: [GA4] }), 'provider_not_configured')
    assert.equal(reasonOf({}), 'provider_not_configured')
    assert.equal(reasonOf({ tags: [UA] }), undefined)
    assert.equal(reasonOf({ answer: 'no' }), undefined)
  })
  it('says that a tag counts visits where the account cannot be connected, unless the tag is dead', () => {
    const off = "This test isn't switched on yet."
    const counts = 'Your website counts visits with Google Analytics 4, so there is nothing to fix.'
    assert.equal(lineOf({ tags: [GA4] }), `${counts} ${off}`)
    const loaded = [{ url: 'https://joes.test/gtag/js?id=G-ABCDEF1', status: 404 }]
    for (const given of [{ tags: [GA4], loaded }, { answer: 'yes' }, {}, { tags: [GTM] }])
      assert.equal(lineOf(given), off)
    for (const given of [{ tags: [GA4], available: ['analytics' as const] }, { tags: [UA] }])
      assert.ok(!lineOf(given).includes(counts))
  })
  it('does not take the tag of a booking page in a frame for the website’s', () => {
    const tag = { url: 'https://www.googletagmanager.com/gtag/js?id=G-THEIRS123', status: 200 }
    assert.equal(statusOf({ loaded: [tag] }), 'login_to_google_analytics')
    assert.equal(statusOf({ loaded: [{ ...tag, inOtherFrame: true }] }), 'we_need_more_details')
  })
  it('has no account when the owner says so and no tag is found', () => {
    assert.equal(statusOf({ answer: 'no' }), 'no_google_analytics_account')
    assert.equal(statusOf({ answer: 'no', tags: [GTM] }), 'we_need_more_details')
  })
  it('ends its steps with connecting, where this installation can', () => {
    assert.deepEqual(sayWith(['analytics']), 'Connect it here')
    assert.deepEqual(sayWith([]), 'Tell us here that you have one')
  })
  it('asks when nothing is known', () => {
    assert.equal(statusOf({}), 'we_need_more_details')
    assert.equal(statusOf({ answer: 'unsure' }), 'we_need_more_details')
  })
  it('cannot be run on a website that was not read, unless the owner answered', () => {
    assert.equal(statusOf({ site: UNREACHABLE_SITE }), 'unable')
    assert.equal(statusOf({ site: UNREACHABLE_SITE, answer: 'yes' }), 'login_to_google_analytics')
    assert.equal(check.unableStatus, 'unable_to_run_test')
  })
  it('keeps the ids it found, and names other tools', () => {
    const page = aPage({
      tags: [GA4, GTM],
      technologies: ['Plausible', 'LinkedIn Insight', 'Meta Pixel'].map((name) => ({
        name,
        kind: 'analytics' as const,
        version: null,
        by: 'script' as const,
      })),
    })
    const outcome = judge({ site: siteOf([page]) })
    assert.ok('status' in outcome)
    assert.deepEqual(outcome.facts.tagIds, ['G-ABCDEF1', 'GTM-ABCD'])
    assert.deepEqual(outcome.advice, ['You already measure visits with Plausible.'])
  })
})
