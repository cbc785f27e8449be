import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { ANALYTICS_PERIODS } from '#core/analytics/periods.ts'
import { ANALYTICS_TOKENS, type StandInProperty } from '#stand-ins/analytics.data.ts'
import { googleFault, openAnalytics } from '#stand-ins/analytics.ts'
import type { ServiceQuota } from '#core/connections/quota.ts'
import { connectorContext } from '#support/connector-context.ts'
import { connector } from './connector.ts'
import { quotaOfProperty } from './property-quota.ts'
import { propertiesData, usersData } from '#core/analytics/figures.ts'

const SITE = 'bluewren.example'
const grantOf = (accessToken: string) => ({
  accessToken,
  accessExpiresAt: null,
  refreshToken: null,
  refreshExpiresAt: null,
  scopes: [],
  extra: {},
})

const contextOf = (base: string) =>
  connectorContext({ endpoints: { gaAdmin: base, gaData: base }, requestMs: 500 })

const routine = (id: string | null, fields: readonly string[] | null) => {
  const account = id === null ? null : { id, label: 'A property' }
  const view = { state: 'connected', account, handle: null, choices: {}, numbers: [] } as const
  return connector.routine?.(view, fields).map(({ read: name }) => name)
}

describe('reading Google Analytics', () => {
  let ga: Awaited<ReturnType<typeof openAnalytics>>
  before(async () => {
    ga = await openAnalytics({ pageSize: 2 })
  })
  beforeEach(() => void ga.calls.splice(0))
  after(async () => {
    await ga.close()
    assert.deepEqual(ga.wrongAnswers, [])
  })

  const read = (
    name: string,
    input: unknown,
    token: string = ANALYTICS_TOKENS.florist,
    id: string | null = 'properties/1001',
  ) => {
    const account = id === null ? null : { id, label: 'A property' }
    return connector.read[name]?.run(contextOf(ga.base), input, {
      grant: grantOf(token),
      account,
      siteHost: SITE,
    })
  }
  const users = async (period: string, token?: string, id?: string) => {
    const result = await read('users', { period }, token, id)
    return usersData.parse(result?.ok ? result.data : result)
  }
  const failure = async (name = 'users', token?: string, id?: string | null) => {
    const result = await read(name, name === 'users' ? { period: '7daysAgo' } : {}, token, id)
    return result?.ok === false ? result.failure : null
  }
  const accounts = async (
    token: string = ANALYTICS_TOKENS.florist,
    base = ga.base,
    tagIds: readonly string[] = [],
  ) => {
    const site = { siteHost: SITE, tagIds }
    const result = await connector.connect?.accounts(contextOf(base), grantOf(token), site)
    return result?.ok ? result.data : []
  }

  const ask = (path: string, body: unknown) =>
    fetch(`${ga.base}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ANALYTICS_TOKENS.florist}` },
      body: JSON.stringify(body),
    })

  it('offers every property, that of the website first, and none without admin access', async () => {
    const [own, other, old] = await accounts()
    assert.deepEqual(own, {
      id: 'properties/1001',
      label: 'Blue Wren Florist',
      detail: 'Blue Wren Florist, bluewren.example, G-BLUEWREN1',
      isSuggested: true,
    })
    assert.deepEqual([other?.isSuggested, other?.refusal], [false, undefined])
    assert.equal(old?.refusal, 'Ask whoever set it up to give you admin access.')
    assert.equal(ga.calls.filter((call) => call.startsWith('ListAccountSummaries')).length, 2)
  })

  const suggested = async (...tagIds: string[]) =>
    (await accounts(ANALYTICS_TOKENS.florist, ga.base, tagIds)).flatMap(({ label, isSuggested }) =>
      isSuggested ? [label] : [],
    )

  it('suggests the property that the website’s pages send their visits to, before one with its host', async () => {
    assert.deepEqual(await suggested('G-WEDDING01'), ['Wedding flowers'])
    assert.deepEqual(await suggested('G-BLUEWREN1', 'G-WEDDING01'), ['Blue Wren Florist', 'Wedding flowers'])
    assert.deepEqual(await suggested('G-SOMEBODYS'), ['Blue Wren Florist'])
  })

  it('tells the two businesses apart', async () => {
    assert.deepEqual(
      (await accounts(ANALYTICS_TOKENS.plumber)).map(({ label, isSuggested }) => [label, isSuggested]),
      [['Joe’s Plumbing', false]],
    )
    assert.deepEqual(await accounts(ANALYTICS_TOKENS.nobody), [])
    assert.equal((await failure('users', ANALYTICS_TOKENS.plumber))?.kind, 'permission')
  })

  it('reads 400 properties, and names with markup and marks that turn the direction', async () => {
    const many = Array.from(
      { length: 400 },
      (_, index): StandInProperty => ({
        property: `properties/${index + 1}`,
        displayName: index === 0 ? '<b>Blue\u202e</b>\nWren' : `Shop ${index}`,
        canEdit: true,
        streams: [],
        share: 1,
      }),
    )
    const large = await openAnalytics({ properties: many })
    const found = await accounts(ANALYTICS_TOKENS.florist, large.base)
    assert.deepEqual([found.length, found[0]?.label], [400, '<b>Blue</b> Wren'])
    await large.close()
  })

  it('has totals that grow with the period, a day for each, and the period before', async () => {
    let last = -1
    for (const period of ANALYTICS_PERIODS) {
      const { totals, previous, byDay, byDayBefore } = await users(period)
      assert.ok(totals.totalUsers >= last, period)
      // Somebody who came on two days counts on both, and once in the total.
      const sum = byDay.reduce((people, day) => people + day.totalUsers, 0)
      assert.ok(byDay.length === 1 ? totals.totalUsers === sum : totals.totalUsers < sum, period)
      last = totals.totalUsers
      assert.equal(byDay.at(-1)?.day, '2026-11-21')
      assert.equal(byDay.length, Number.parseInt(period, 10) + 1)
      assert.equal(byDayBefore.length, byDay.length)
      assert.ok(previous.totalUsers > 0 && previous.totalUsers !== totals.totalUsers)
      assert.ok((byDayBefore.at(-1)?.day ?? '') < (byDay[0]?.day ?? ''))
    }
  })

  it('takes no rows as nobody', async () => {
    const { totals, previous, byDay } = await users('7daysAgo', ANALYTICS_TOKENS.florist, 'properties/1003')
    assert.deepEqual(totals, { totalUsers: 0, newUsers: 0, activeUsers: 0 })
    assert.deepEqual(previous, totals)
    assert.equal(byDay.length, 8)
  })

  it('reads of a connection what was asked for, and users of no property', () => {
    assert.deepEqual(routine('properties/1001', null), ['properties', 'users'])
    assert.deepEqual(routine('properties/1001', ['users']), ['users'])
    assert.deepEqual(routine(null, null), ['properties'])
    assert.deepEqual(routine(null, ['users']), [])
  })

  it('keeps the properties with their websites', async () => {
    const result = await read('properties', {})
    const { properties } = propertiesData.parse(result?.ok ? result.data : null)
    assert.deepEqual(properties[1]?.hosts, ['weddings.example'])
  })

  const refusals = [
    ['a permission that ended', 'reauth', googleFault(401, 'UNAUTHENTICATED')],
    ['a role that is missing', 'permission', googleFault(403, 'PERMISSION_DENIED')],
    [
      'an API that is not turned on',
      'not_configured',
      googleFault(403, 'PERMISSION_DENIED', { reason: 'SERVICE_DISABLED' }),
    ],
    [
      'a used-up quota',
      'quota',
      { ...googleFault(429, 'RESOURCE_EXHAUSTED'), headers: { 'retry-after': '3600' } },
    ],
    ['a property that is gone', 'not_found', googleFault(404, 'NOT_FOUND')],
    ['HTML', 'bad_shape', { status: 200, body: '<html>' }],
    ['a missing field', 'bad_shape', { status: 200, body: { reports: [{}] } }],
    [
      'an absurd number',
      'bad_shape',
      { status: 200, body: { reports: [reportWith('-3'), reportWith('-3')] } },
    ],
  ] as const
  for (const [what, kind, answer] of refusals)
    it(`names why there is no result: ${what}`, async () => {
      ga.answerNext(answer)
      assert.equal((await failure())?.kind, kind)
    })

  it('asks again after a short outage, and reads an answer with more fields', async () => {
    ga.answerNext(googleFault(503, 'UNAVAILABLE'), {
      status: 200,
      body: { reports: [{ ...reportWith('3'), more: 1 }, reportWith('3')], more: 1 },
    })
    assert.equal((await users('7daysAgo')).period, '7daysAgo')
  })

  it("notes the property's tokens of the day, until midnight where Google counts", async () => {
    const accountQuotas: ServiceQuota[] = []
    const context = connectorContext({ endpoints: { gaAdmin: ga.base, gaData: ga.base }, accountQuotas })
    const account = { id: 'properties/1001', label: 'A property' }
    const access = { grant: grantOf(ANALYTICS_TOKENS.florist), account, siteHost: SITE }
    await connector.read['users']?.run(context, { period: '7daysAgo' }, access)
    assert.deepEqual(accountQuotas, [
      { unit: 'tokens', used: 3, most: 200_000, resetsAt: '2026-11-22T08:00:00.000Z' },
    ])
  })

  it('notes those of the hour where they are nearly used up, and ten times as many of Analytics 360', () => {
    const now = new Date('2026-11-21T12:00:00Z')
    const kept = quotaOfProperty(
      { tokensPerDay: { remaining: 150_000 }, tokensPerProjectPerHour: { remaining: 2_800 } },
      now,
    )
    assert.deepEqual([kept?.used, kept?.resetsAt], [11_200, '2026-11-21T13:00:00.000Z'])
    assert.equal(quotaOfProperty({ tokensPerDay: { remaining: 1_999_000 } }, now)?.most, 2_000_000)
    assert.equal(quotaOfProperty(undefined, now), null)
  })

  it('knows Analytics 360 by any of its quotas, also where another is below what every property has', () => {
    const now = new Date('2026-11-21T12:00:00Z')
    const kept = quotaOfProperty(
      { tokensPerDay: { remaining: 150_000 }, tokensPerHour: { remaining: 390_000 } },
      now,
    )
    assert.deepEqual([kept?.used, kept?.most], [1_850_000, 2_000_000])
  })

  it('needs a property', async () => {
    assert.equal((await failure('users', undefined, null))?.kind, 'needs_selection')
  })

  it('is refused by the contract itself where it asks for what there is not', async () => {
    const path = '/v1beta/properties/1001:batchRunReports'
    const range = { startDate: '7daysAgo', endDate: 'today' }
    const right = { dateRanges: [range], metrics: [{ name: 'totalUsers' }] }
    assert.equal((await ask(path, { requests: [right] })).status, 200)
    for (const wrong of [
      { ...right, metric: [] },
      { ...right, metrics: [{ name: 'pageImpressions' }] },
      { ...right, limit: true },
      { ...right, dateRanges: [{ ...range, startDate: '7 days ago' }] },
      { ...right, metricAggregations: ['SUM'] },
    ])
      assert.equal((await ask(path, { requests: [wrong] })).status, 400, JSON.stringify(wrong))
    assert.equal((await ask('/v1beta/properties/1001:runEverything', {})).status, 404)
  })
})

function reportWith(value: string): object {
  return {
    metricHeaders: [{ name: 'totalUsers' }],
    rows: [{ dimensionValues: [{ value: '20261121' }], metricValues: [{ value }] }],
  }
}
