import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openAdwords } from '#stand-ins/adwords.ts'
import { ADS_IDS, adsBusinesses } from '#stand-ins/adwords.data.ts'
import { searchAds } from '#stand-ins/adwords-search.ts'
import { adsAccess, adsReading, ADS_NOW } from '#support/ads-reading.ts'
import { connectorContext } from '#support/connector-context.ts'
import { connector } from './connector.ts'

const CYCLES = ADS_IDS.cycles

let ads: Awaited<ReturnType<typeof openAdwords>>
const kindOf = async (read: 'account' | 'campaigns') => {
  const result = await adsReading(ads, CYCLES).tell(read)
  return result?.ok ? 'read' : result?.failure.kind
}

const adsError = (kind: string, name: string, more: object = {}) => ({
  error: { details: [{ errors: [{ errorCode: { [kind]: name }, message: 'Words of Google', ...more }] }] },
})

describe('Google Ads, refusals', () => {
  before(async () => {
    ads = await openAdwords({ now: () => ADS_NOW })
  })
  after(() => ads.close())

  const refusals = [
    ['a permission that ended', 'reauth', 401, adsError('authenticationError', 'OAUTH_TOKEN_EXPIRED')],
    ['an owner without an ads account', 'not_found', 401, adsError('authenticationError', 'NOT_ADS_USER')],
    [
      'an owner without the second step that Google asks for, whose permission goes on',
      'permission',
      401,
      adsError('authenticationError', 'TWO_STEP_VERIFICATION_NOT_ENROLLED'),
    ],
    [
      'a project with Test access only',
      'not_approved',
      403,
      adsError('authorizationError', 'CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION'),
    ],
    ['a project that is off', 'not_approved', 403, adsError('authorizationError', 'PROJECT_DISABLED')],
    [
      'a suspended account',
      'needs_selection',
      403,
      adsError('authorizationError', 'ACTION_NOT_PERMITTED_FOR_SUSPENDED_ACCOUNT'),
    ],
    ['an ended version', 'bad_shape', 400, adsError('requestError', 'UNSUPPORTED_VERSION')],
    ['an ended version that is a page', 'bad_shape', 404, '<html>'],
    ['HTML', 'bad_shape', 200, '<html>'],
    ['half an answer', 'bad_shape', 200, '{"results":[{"customer":'],
    ['a missing field', 'bad_shape', 200, { results: [{ customer: { id: '1' } }] }],
    ['an outage', 'vendor_down', 503, ''],
  ] as const
  for (const [what, kind, status, body] of refusals)
    it(`names ${what}`, async () => {
      // An outage is asked about three times more.
      const reply = { status, body }
      ads.answerNext(...(status === 503 ? [reply, reply, reply, reply] : [reply]))
      assert.equal(await kindOf('account'), kind)
    })

  it('is refused by the stand-in where a query by day has no first and last day', () => {
    const [account] = adsBusinesses()
    assert.ok(account)
    const source = { account, accounts: ads.project.accounts, today: '2026-11-21' }
    const found = (where: string) =>
      'rows' in searchAds(source, `SELECT segments.date, metrics.clicks FROM customer ${where}`, null)
    assert.deepEqual(
      ['', "WHERE segments.date >= '2026-11-01'", "WHERE segments.date = '2026-11-01'"].map(found),
      [false, false, true],
    )
  })

  it('keeps when a used-up quota is back', async () => {
    ads.project.operationsLeft = 0
    const result = await adsReading(ads, CYCLES).tell('account')
    ads.project.operationsLeft = 1_000
    assert.ok(result && !result.ok)
    assert.equal(result.failure.kind, 'quota')
    assert.equal(result.failure.retryAt, new Date(ADS_NOW.getTime() + 3_600_000).toISOString())
  })

  it('asks again after a short outage', async () => {
    ads.answerNext({ status: 503 }, { status: 500 })
    assert.equal(await kindOf('account'), 'read')
  })

  it('gives up when no answer comes', async () => {
    const context = connectorContext({ endpoints: { ads: 'http://127.0.0.1:9' }, now: () => ADS_NOW })
    const result = await connector.read['account']?.run(context, {}, adsAccess(CYCLES))
    assert.equal(result?.ok === false && result.failure.kind, 'vendor_down')
  })

  it('gives up on an answer that takes too long', async () => {
    const late = Promise.withResolvers<void>()
    ads.rules.read = () => late.promise
    const context = connectorContext({ endpoints: ads.endpoints, now: () => ADS_NOW, requestMs: 50 })
    const result = await connector.read['account']?.run(context, {}, adsAccess(CYCLES))
    ads.rules.read = async () => undefined
    late.resolve()
    assert.equal(result?.ok === false && result.failure.kind, 'vendor_down')
  })

  it('refuses absurd numbers', async () => {
    const row = { campaign: { id: '1', status: 'ENABLED', advertisingChannelType: 'SEARCH' } }
    for (const metrics of [{ costMicros: '-3' }, { conversions: -1 }, { clicks: '1'.repeat(30) }]) {
      ads.answerNext({ status: 200, body: { results: [{ ...row, metrics }] } })
      assert.equal(await kindOf('campaigns'), 'bad_shape')
    }
  })

  it('takes what Google adds, and keeps names on one line without marks that turn the direction', async () => {
    const name = '<b>Sh\u202Eop</b>\n in town'
    const campaign = { id: '1', name, status: 'NEW_STATE', advertisingChannelType: 'NEW_TYPE', newThing: 1 }
    ads.answerNext({ status: 200, body: { results: [{ campaign }] } })
    const { rows } = await adsReading(ads, CYCLES).read('campaigns')
    assert.partialDeepStrictEqual(rows, [{ name: '<b>Shop</b> in town', type: 'other', state: 'enabled' }])
  })

  it('asks nothing without permission or a chosen account', async () => {
    ads.requests.length = 0
    const { context, access } = adsReading(ads, CYCLES)
    const { account } = connector.read
    assert.partialDeepStrictEqual(await account?.run(context, {}, { ...access, grant: null }), {
      failure: { kind: 'reauth' },
    })
    assert.partialDeepStrictEqual(await account?.run(context, {}, { ...access, account: null }), {
      failure: { kind: 'needs_selection' },
    })
    assert.deepEqual(ads.requests, [])
  })
})
