import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { aGrant } from '#support/a-grant.ts'
import { catalogue } from '#checks/catalogue.generated.ts'
import { FAILURE_KINDS, type FailureKind } from '#core/connections/failures.ts'
import type { AccountsEvidence } from '#core/evidence/owner.ts'
import { judge } from '#core/judge.ts'
import { aConnection, keptResult } from '#support/connection-view.ts'
import { connectorContext } from '#support/connector-context.ts'
import { openGmb } from '#stand-ins/gmb.ts'
import type { ConnectionView, KeptResult } from '../connector.ts'
import { connector } from './connector.ts'
import { sampleProfile, sampleReviews } from './sample.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const SHOP = 'accounts/101/locations/201'
const check = catalogue.find(({ triggers }) => triggers.some((trigger) => trigger === 'gmb'))
const there = <Value>(value: Value) => ({ state: 'ok', value, at: NOW.toISOString(), durationMs: 0 }) as const

/** The status that the check gives for this evidence. */
function statusOf(accounts: AccountsEvidence): string | undefined {
  assert.ok(check)
  const unread = {
    state: 'failed',
    failure: { reason: 'no_website', code: 'no_website' },
    at: NOW.toISOString(),
    durationMs: 0,
  } as const
  const evidence = { answers: there({}), accounts: there(accounts), pages: unread, rendered: unread }
  return judge(check, evidence, NOW)?.status
}
const view = (id: string | null, state: ConnectionView['state'] = 'connected'): ConnectionView =>
  aConnection({ state, account: id === null ? null : { id, label: 'Shop' } })
const judged = (connection: ConnectionView | null, ...results: KeptResult[]) =>
  statusOf({
    connected: [],
    available: ['businessProfile'],
    ...connector.evidenceOf(results, connection),
  })

describe('each status of the business profile, through what Google answers', () => {
  let gmb: Awaited<ReturnType<typeof openGmb>>
  before(async () => {
    gmb = await openGmb()
  })
  after(() => gmb.close())

  /** Reads what the connection's routine names, as the engine does. */
  const routine = async (connection: ConnectionView, fields: string[] | null = null) => {
    const access = {
      grant: aGrant({ refreshToken: null }),
      account: connection.account,
      siteHost: null,
    }
    const context = connectorContext({ endpoints: gmb.endpoints, now: () => NOW })
    const results: KeptResult[] = []
    for (const { read, input } of connector.routine?.(connection, fields, false) ?? []) {
      const result = await connector.read[read]?.run(context, input, access)
      results.push(
        result?.ok ? keptResult(read, result.data) : keptResult(read, null, result?.failure ?? null),
      )
    }
    return judged(connection, ...results)
  }

  it('are asked for by the parts of a refresh alone: the profile, or its reviews', async () => {
    const readsFor = (fields: string[] | null, id: string | null = SHOP) =>
      connector.routine?.(view(id), fields).map(({ read }) => read)
    assert.deepEqual(readsFor(['reviews']), ['reviews'])
    assert.deepEqual(readsFor(['profile']), ['profile'])
    assert.deepEqual(readsFor(['reviews', 'profile']), ['profile', 'reviews'])
    assert.deepEqual(readsFor(null), ['profile', 'reviews'])
    assert.deepEqual(readsFor(['fans']), [])
    // Without a chosen location there is one question, which tells whether there is any.
    assert.deepEqual(readsFor(['reviews'], null), ['locations'])
    const before = gmb.requests.length
    await routine(view(SHOP), ['reviews'])
    const asked = gmb.requests.slice(before).map(({ path }) => path)
    assert.ok(asked.length > 0 && asked.every((path) => path.endsWith('/reviews')), asked.join(' '))
  })

  it('verified', async () => {
    assert.equal(await routine(view(SHOP)), 'verified')
  })

  it('missing_details', async () => {
    const [shop] = gmb.locations
    assert.ok(shop)
    const { record } = shop
    shop.record = { ...record, profile: { description: 'Bicycles.' } }
    assert.equal(await routine(view(SHOP)), 'missing_details')
    shop.record = record
  })

  it('not_verified', async () => {
    assert.equal(await routine(view('accounts/102/locations/202')), 'not_verified')
  })

  it('no_google_presence: the account has no location, or the chosen one is gone', async () => {
    assert.equal(await routine(view('accounts/101/locations/999')), 'no_google_presence')
    const { locations } = gmb
    const all = locations.splice(0)
    assert.equal(await routine(view(null, 'needs_selection')), 'no_google_presence')
    locations.push(...all)
  })

  it('permission_required: none is chosen yet, or a scope is missing', async () => {
    assert.equal(await routine(view(null, 'needs_selection')), 'permission_required')
    gmb.answerNext({ status: 403 }, { status: 403 }, { status: 403 })
    assert.equal(await routine(view(SHOP)), 'permission_required')
  })

  it('unable_to_detect: Google fails', async () => {
    gmb.answerNext({ status: 500, headers: { 'retry-after': '600' } })
    assert.equal(await routine(view(SHOP)), 'unable_to_detect')
  })
})

describe('the evidence of a business profile', () => {
  const profile = sampleProfile('2026-11-21')

  it('is none without a connection, and before the first answer', () => {
    assert.deepEqual(connector.evidenceOf([], null), {})
    assert.deepEqual(connector.evidenceOf([], view(SHOP)), {})
    assert.deepEqual(connector.evidenceOf([keptResult('profile', { title: 7 })], view(SHOP)), {})
  })

  it('asks to connect again after a permission that ended, whatever is kept', () => {
    assert.equal(judged(view(SHOP, 'needs_reconnect'), keptResult('profile', profile)), 'permission_required')
  })

  it('gives each failure its status', () => {
    const asked: readonly FailureKind[] = ['reauth', 'permission', 'needs_selection']
    for (const kind of FAILURE_KINDS) {
      const status = judged(view(SHOP), keptResult('profile', profile, { kind }))
      const expected = asked.includes(kind)
        ? 'permission_required'
        : kind === 'not_found'
          ? 'no_google_presence'
          : 'unable_to_detect'
      assert.equal(status, expected, kind)
    }
    assert.equal(judged(view(null), keptResult('locations', null, { kind: 'quota' })), 'unable_to_detect')
  })

  it('keeps the reviews that were read before, while they cannot be read', () => {
    const reviews = keptResult('reviews', sampleReviews('2026-11-21'), { kind: 'quota' })
    const { businessProfile } = connector.evidenceOf([keptResult('profile', profile), reviews], view(SHOP))
    assert.ok(businessProfile?.kind === 'read')
    assert.deepEqual(businessProfile.locations[0]?.reviews, {
      count: 47,
      average: 4.6,
      unanswered: 2,
      oldestUnansweredAt: '2026-11-10T00:00:00.000Z',
    })
  })
})

describe('the sample of a business profile', () => {
  it('is complete and verified', () => {
    assert.equal(judged(view(SHOP), keptResult('profile', sampleProfile('2026-11-21'))), 'verified')
  })

  it('has the shape of live data on every day, and the average that it names', () => {
    for (const day of ['2026-02-28', '2027-12-31']) {
      for (const read of ['locations', 'profile', 'reviews']) assert.ok(connector.read[read]?.sample({}, day))
      const { reviews, average, total } = sampleReviews(day)
      assert.equal(reviews.length, total)
      const sum = reviews.reduce((all, { stars }) => all + stars, 0)
      assert.equal(Math.round((sum / total) * 10) / 10, average)
      assert.ok(reviews.every(({ at }) => at < `${day}T24`))
    }
  })

  it('names numbers to keep of a day', () => {
    assert.deepEqual(connector.read['reviews']?.numbersOf(sampleReviews('2026-11-21')), {
      reviews: 47,
      rating: 4.6,
    })
  })
})
