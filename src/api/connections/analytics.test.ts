import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { aGrant } from '#support/a-grant.ts'
import { dayOf } from '#core/dates.ts'
import { ANALYTICS_TOKENS } from '#stand-ins/analytics.data.ts'
import { ANALYTICS_ZONE } from '#stand-ins/analytics-reports.ts'
import { googleFault, openAnalytics } from '#stand-ins/analytics.ts'
import { saveAccount, saveConnection } from '#store/owner-connections.ts'
import { connections as connectionTable } from '#store/schema/connections.ts'
import { addWebsite } from '#store/websites.ts'
import { NO_SERVICES, SECRET, testApi, type TestApi } from '#support/api.ts'
import { analyticsCalls } from '../contract/analytics.ts'

const SERVICE = 'google_analytics'
const KEYS = { secret: SECRET, oldSecrets: [] }
const shape = analyticsCalls['GET /analytics'].answer

describe('the figures of Google Analytics', () => {
  let ga: Awaited<ReturnType<typeof openAnalytics>>
  let api: TestApi
  before(async () => {
    ga = await openAnalytics({ today: () => dayOf(new Date(), ANALYTICS_ZONE) })
    const values = {
      GOOGLE_CLIENT_ID: 'stand-in.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: 'stand-in-secret-of-the-google-client',
    }
    const endpoints = { gaAdmin: ga.base, gaData: ga.base }
    api = await testApi({}, { ...NO_SERVICES, connections: { values, endpoints } })
  })
  after(async () => {
    await api.close()
    await ga.close()
  })

  async function owner(propertyId: string | null = 'properties/1001') {
    const made = await api.owner()
    await addWebsite(api.db, { ownerId: made.id, address: 'https://bluewren.example/' })
    if (propertyId !== null) {
      const grant = JSON.stringify(aGrant({ accessToken: ANALYTICS_TOKENS.florist, refreshToken: null }))
      const at = new Date()
      const id = await saveConnection(
        api.db,
        { ownerId: made.id, service: SERVICE, grant, scopes: [], at },
        KEYS,
      )
      await saveAccount(api.db, { id, account: { id: propertyId, label: 'Blue Wren' }, grant: null }, KEYS)
    }
    return { ...made, shown: async () => shape.parse((await made.get('/analytics')).body) }
  }

  it('are none while nothing is connected', async () => {
    const mia = await owner(null)
    const { property, figures } = await mia.shown()
    assert.deepEqual([property, figures], [null, null])
    const choice = { metric: 'newUsers', period: '7daysAgo' }
    assert.equal((await mia.put('/analytics', choice)).status, 404)
  })

  it('are of all people in a month at first, with the period before', async () => {
    const mia = await owner()
    const { property, metric, period, figures, otherHosts } = await mia.shown()
    assert.deepEqual([property, metric, period, otherHosts], ['Blue Wren', 'totalUsers', '30daysAgo', []])
    assert.ok(figures && figures.total > 0 && figures.before > 0)
    assert.equal(figures.days.length, 31)
    assert.ok(figures.days.every(({ before }) => before !== null))
  })

  it('follow what the owner chooses, which is kept', async () => {
    const mia = await owner()
    const all = await mia.shown()
    const answer = await mia.put('/analytics', { metric: 'newUsers', period: '7daysAgo' })
    const chosen = shape.parse(answer.body)
    assert.ok((chosen.figures?.total ?? 0) < (all.figures?.total ?? 0))
    assert.deepEqual(await mia.shown(), chosen)
    const wrong = await mia.put('/analytics', { metric: 'pageViews', period: '7daysAgo' })
    assert.equal(wrong.status, 422)
  })

  it('are not asked for again within an hour', async () => {
    const mia = await owner()
    await mia.shown()
    const asked = ga.calls.length
    await mia.shown()
    assert.equal(ga.calls.length, asked)
  })

  it('ask whether a property of another website is the owner’s', async () => {
    const mia = await owner('properties/1002')
    assert.deepEqual((await mia.shown()).otherHosts, ['weddings.example'])
    assert.deepEqual(shape.parse((await mia.post('/analytics/confirm')).body).otherHosts, [])
    assert.deepEqual((await mia.shown()).otherHosts, [])
  })

  it('say why there are none', async () => {
    const mia = await owner()
    ga.answerNext({ ...googleFault(429, 'RESOURCE_EXHAUSTED'), headers: { 'retry-after': '3600' } })
    const { figures, problem } = await mia.shown()
    assert.equal(figures, null)
    assert.equal(problem, 'No more figures can be read for now. Try again later.')
    const max = await owner()
    ga.answerNext(googleFault(403, 'PERMISSION_DENIED', { reason: 'BILLING_DISABLED' }))
    assert.match((await max.shown()).problem ?? '', /isn’t working here/u)
  })

  it('are samples of a sample connection, without a request', async () => {
    const mia = await api.owner()
    await addWebsite(api.db, { ownerId: mia.id, address: 'https://joes.example/' })
    await api.db.insert(connectionTable).values({
      ownerId: mia.id,
      service: SERVICE,
      mode: 'sample',
      connectedAt: new Date(),
      accountId: 'properties/100000001',
      accountLabel: 'Blue Wren Florist',
    })
    const asked = ga.calls.length
    const { mode, figures, otherHosts } = shape.parse((await mia.get('/analytics')).body)
    assert.deepEqual([mode, otherHosts, figures !== null], ['sample', [], true])
    assert.equal(ga.calls.length, asked)
  })

  it("A01 are nobody else's", async () => {
    await owner()
    const max = await owner(null)
    assert.equal((await max.shown()).property, null)
  })
})
