import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { check } from '#checks/google-analytics/check.ts'
import { connector } from '#connectors/google_analytics/connector.ts'
import type { ConnectionView, KeptResult } from '#connectors/connector.ts'
import type { FailureKind } from '#core/connections/failures.ts'
import type { TagFacts } from '#core/evidence/page.ts'
import { there } from '#support/evidence.ts'
import { aPage } from '#support/page-facts.ts'
import { NO_SCRIPTS_OR_VISIT, siteOf } from '#support/site-wanted.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const GA4: TagFacts = { kind: 'ga4', id: 'G-ABCDEF1', by: 'script' }
const UA: TagFacts = { kind: 'universal', id: 'UA-12345-1', by: 'script' }
const OWN = { id: 'properties/1', label: "Joe's" }
const property = (id: string, host: string) => ({
  id,
  name: "Joe's",
  account: "Joe's",
  canEdit: true,
  hosts: [host],
  measurementIds: ['G-ABCDEF1'],
})
const kept = (...properties: object[]): KeptResult => ({
  read: 'properties',
  subject: 'properties',
  data: { properties },
  asOf: NOW.toISOString(),
  failure: null,
})
const failed = (kind: FailureKind): KeptResult => ({
  read: 'users',
  subject: '30daysAgo',
  data: null,
  asOf: null,
  failure: { kind },
})
const connection = (more: Partial<ConnectionView> = {}): ConnectionView => ({
  state: 'connected',
  account: OWN,
  handle: null,
  choices: {},
  numbers: [],
  ...more,
})

/** The check's status for what the connector says of these results. */
function statusOf(
  results: readonly KeptResult[],
  view: ConnectionView | null,
  { tags = [], answer }: { tags?: TagFacts[]; answer?: string } = {},
): string {
  const outcome = check.evaluate(
    {
      ...NO_SCRIPTS_OR_VISIT,
      answers: answer ? { 'S-GA1': answer } : {},
      accounts: { connected: [], available: ['analytics'], ...connector.evidenceOf(results, view) },
      scripts: there({ files: [], libraries: [] }),
      ...siteOf([aPage({ tags })]),
    },
    NOW,
  )
  if ('status' in outcome) return outcome.status
  if (!('unable' in outcome)) return 'wait'
  const { unable } = outcome
  return `${check.unableStatus} (${typeof unable === 'string' ? unable : unable.reason})`
}

describe('the statuses of the analytics check, by its connector', () => {
  const home = 'joes.test'
  it('is connected with a property of the website, or one that the owner confirmed', () => {
    assert.equal(statusOf([kept(property(OWN.id, home))], connection()), 'google_analytics_account_connected')
    const confirmed = connection({ choices: { confirmed: OWN.id } })
    assert.equal(
      statusOf([kept(property(OWN.id, 'other.test'))], confirmed),
      'google_analytics_account_connected',
    )
  })

  it('has found no property where there is none, none is chosen, it is another website’s, or it is gone', () => {
    const unchosen = connection({ state: 'needs_selection', account: null })
    assert.equal(statusOf([kept()], unchosen), 'profile_not_detected')
    assert.equal(statusOf([kept(property(OWN.id, home))], unchosen), 'profile_not_detected')
    assert.equal(statusOf([kept(property(OWN.id, 'other.test'))], connection()), 'profile_not_detected')
    const gone = [kept(property(OWN.id, home)), failed('not_found')]
    assert.equal(statusOf(gone, connection()), 'profile_not_detected')
  })

  it('could not look after a failure, and says when the permission is lost', () => {
    const status = (kind: FailureKind) => statusOf([kept(property(OWN.id, home)), failed(kind)], connection())
    for (const kind of ['permission', 'reauth'] as const)
      assert.equal(status(kind), 'unable_to_run_test (permission_lost)')
    assert.equal(status('quota'), 'unable_to_run_test (provider_quota)')
    for (const kind of ['vendor_down', 'bad_shape', 'not_configured', 'not_approved'] as const)
      assert.equal(status(kind), 'unable_to_run_test (provider_error)')
    const ended = connection({ state: 'needs_reconnect' })
    assert.equal(statusOf([kept(property(OWN.id, home))], ended), 'unable_to_run_test (permission_lost)')
  })

  it('asks for the upgrade, the login, or more, while nothing is connected', () => {
    assert.equal(statusOf([], null, { tags: [UA] }), 'upgrade_to_ga4')
    assert.equal(statusOf([], null, { tags: [GA4] }), 'login_to_google_analytics')
    assert.equal(statusOf([], null), 'we_need_more_details')
    assert.equal(statusOf([], null, { answer: 'no' }), 'no_google_analytics_account')
  })
})

describe('the sample of analytics', () => {
  const users = (period: string, day = '2026-11-21') => {
    const data = connector.read['users']?.sample({ period }, day)
    assert.ok(typeof data === 'object' && data && 'totals' in data)
    return JSON.stringify(data.totals)
  }
  const totalOf = (period: string) => Number(/"totalUsers":(\d+)/u.exec(users(period))?.[1])

  it('is the same on each look at a day, and larger for a longer period', () => {
    const totals = ['0daysAgo', '7daysAgo', '14daysAgo', '30daysAgo', '120daysAgo', '365daysAgo'].map(totalOf)
    assert.deepEqual(
      totals,
      totals.toSorted((a, b) => a - b),
    )
    assert.equal(users('30daysAgo'), users('30daysAgo'))
    assert.notEqual(users('30daysAgo'), users('30daysAgo', '2026-11-22'))
  })
})
