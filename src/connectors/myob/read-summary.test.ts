import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { financialSummary, hasNoFigures, isOutOfBalance } from '#core/finances.ts'
import { MYOB_KEY, openMyob, WITHDRAWN_MYOB_TOKEN } from '#stand-ins/myob.ts'
import type { Reply } from '#stand-ins/reply.ts'
import { MYOB_FILES } from '#stand-ins/myob-books.data.ts'
import { connectorContext } from '#support/connector-context.ts'
import type { Grant } from '../context.ts'
import { connector } from './connector.ts'

const [ROASTERY, FERN] = MYOB_FILES
const grantOf = (accessToken: string, extra: Record<string, string> = {}): Grant => ({
  accessToken,
  accessExpiresAt: null,
  refreshToken: 'refresh',
  refreshExpiresAt: null,
  scopes: [],
  extra,
})
const SHEET = /\/Report\/BalanceSheetSummary/u

const sheet = (amount: unknown, UID: string | undefined) => ({
  status: 200,
  body: {
    AsOfDate: '2026',
    AccountsBreakdown: [{ AccountTotal: amount, Account: { UID, Name: 'Bank' } }],
  },
})

describe('MYOB', () => {
  let myob: Awaited<ReturnType<typeof openMyob>>
  before(async () => {
    // Pages of five accounts, so that there are several.
    myob = await openMyob({ pageOf: 5 })
  })
  beforeEach(() => void (myob.paths.length = 0))
  after(() => myob.close())

  const contextFor = (key = MYOB_KEY) =>
    connectorContext({ endpoints: { myob: myob.base }, secrets: { MYOB_API_KEY: key }, requestMs: 2_000 })
  const read = (yearEnding: string, { of = ROASTERY, token = 'good', key = MYOB_KEY } = {}) => {
    const account = of ? { id: of.id, label: of.name } : null
    const access = { grant: grantOf(token), account, siteHost: null }
    return connector.read['summary']?.run(contextFor(key), { yearEnding }, access)
  }
  const summaryOf = async (...given: Parameters<typeof read>) => {
    const result = await read(...given)
    assert.ok(result?.ok, JSON.stringify(result))
    return financialSummary.parse(result.data)
  }
  const failureOf = async (...given: Parameters<typeof read>) => {
    const result = await read(...given)
    return result?.ok === false ? result.failure : null
  }
  const failureAfter = (part: RegExp, ...replies: Reply[]) => {
    myob.answerNext(part, ...replies)
    return failureOf('2026-06-30')
  }

  it('reads two reports and every page of accounts, and leaves headers out', async () => {
    const { currency, outBy, sections, figures } = await summaryOf('2026-06-30')
    assert.deepEqual([currency, outBy], ['AUD', 0])
    assert.deepEqual(figures, {
      income: 10_000_000,
      directCosts: 4_000_000,
      otherIncome: 30_000,
      expenses: 5_030_000,
      bank: 1_800_055,
      debtors: 500_000,
      stock: 400_000,
      fixedAssets: 1_300_000,
      creditors: 350_000,
      otherCurrentLiabilities: 150_000,
      longTermLiabilities: 1_000_000,
    })
    assert.ok(!sections.balanceSheet.some(({ label }) => label === 'Current assets'))
    assert.deepEqual(sections.cash.at(-1), {
      label: 'Closing balance',
      value: 1_800_055,
      kind: 'money',
      total: true,
      calculated: true,
    })
    assert.deepEqual(
      new Set(myob.paths.map((path) => path.replace(`/accountright/${ROASTERY?.id ?? ''}`, ''))),
      new Set([
        '',
        '/Report/BalanceSheetSummary?AsOfDate=2026-06-30&YearEndAdjust=false&ReportingBasis=Accrual',
        '/Report/ProfitAndLossSummary?StartDate=2025-07-01&EndDate=2026-06-30&YearEndAdjust=false&ReportingBasis=Accrual',
        ...[0, 5, 10, 15].map((from) => `/GeneralLedger/Account?%24top=1000&%24skip=${from}`),
      ]),
    )
  })

  it('marks what Fettle calculates, and leaves empty what cannot be derived', async () => {
    const { sections } = await summaryOf('2026-06-30')
    const shown = (id: 'profitability' | 'performance' | 'position') =>
      sections[id].map(({ label, value, kind, calculated }) => [label, value, kind, calculated])
    assert.deepEqual(shown('profitability'), [
      ['Gross profit', 6_000_000, 'money', true],
      ['Net profit', 1_000_000, 'money', true],
    ])
    assert.deepEqual(shown('performance'), [
      ['Gross profit margin', 60, 'percent', true],
      ['Net profit margin', 10, 'percent', true],
    ])
    assert.deepEqual(shown('position'), [['Current assets to liabilities', 5.4, 'number', true]])
    assert.deepEqual(sections.income, [])
  })

  it('reads a business without bookings as empty, in its own currency', async () => {
    const empty = await summaryOf('2026-03-31', { of: FERN })
    assert.ok(hasNoFigures(empty))
    assert.deepEqual(
      [empty.currency, empty.outBy, empty.figures, empty.sections.position],
      ['NZD', null, {}, []],
    )
  })

  it('keeps the figures where the file does not say its country', async () => {
    myob.answerNext(/^\/accountright\/[\w-]+$/u, { status: 404 })
    const { currency } = await summaryOf('2026-06-30')
    assert.equal(currency, null)
  })

  it('keeps a balance sheet that does not balance, and says by how much', async () => {
    const [bank] = ROASTERY?.accounts.filter(({ Type }) => Type === 'Bank') ?? []
    const AccountsBreakdown = [
      { AccountTotal: 12.34, Account: { UID: bank?.UID, Name: '<b>\u202EBank</b>' } },
    ]
    myob.answerNext(SHEET, { status: 200, body: { AsOfDate: '2026-06-30T00:00:00', AccountsBreakdown } })
    const kept = await summaryOf('2026-06-30')
    assert.deepEqual([kept.outBy, isOutOfBalance(kept)], [1_234, true])
    assert.equal(kept.sections.balanceSheet[0]?.label, '<b>Bank</b>')
  })

  it('refuses absurd amounts, an unknown account, HTML, other JSON and pages without end', async () => {
    const known = ROASTERY?.accounts[1]?.UID
    for (const reply of [
      sheet(1e300, known),
      sheet('12', known),
      sheet(12, 'cccccccc-0000-4000-8000-000000000000'),
      { status: 200, body: '<html>' },
      { status: 200, body: {} },
    ])
      assert.deepEqual(await failureAfter(SHEET, reply), { kind: 'bad_shape' })
    const Items = Array.from({ length: 1_000 }, () => ({ UID: known, Classification: 'Asset', Type: 'Bank' }))
    const page = { status: 200, body: { Items, NextPageLink: 'https://elsewhere.fixture/' } }
    assert.deepEqual(await failureAfter(/\/GeneralLedger/u, page, page, page, page, page), {
      kind: 'bad_shape',
    })
  })

  it('names every refusal', async () => {
    assert.deepEqual(await failureOf('2026-06-30', { token: WITHDRAWN_MYOB_TOKEN }), { kind: 'reauth' })
    assert.deepEqual(await failureOf('2026-06-30', { key: 'another' }), { kind: 'permission' })
    const [stranger] = MYOB_FILES.map((file) => ({ ...file, id: 'bbbbbbbb-0000-4000-8000-00000000000f' }))
    assert.deepEqual(await failureOf('2026-06-30', { of: stranger }), { kind: 'permission' })
    assert.deepEqual(await failureAfter(SHEET, { status: 400 }), { kind: 'rejected' })
    assert.deepEqual(await failureAfter(SHEET, { status: 404 }), { kind: 'not_found' })
    const down = { status: 500 }
    assert.deepEqual(await failureAfter(SHEET, down, down, down, down), { kind: 'vendor_down' })
    assert.equal((await failureOf('2028-06-30'))?.kind, 'rejected')
  })

  it('reads too many requests from the status, or from the header of a 403', async () => {
    const busy = { status: 429, headers: { 'retry-after': '60' } }
    assert.deepEqual(await failureAfter(SHEET, busy), { kind: 'quota', retryAt: '2026-11-21T12:01:00.000Z' })
    const over = { status: 403, headers: { 'x-mashery-error-code': 'ERR_403_DEVELOPER_OVER_QPS' } }
    assert.deepEqual(await failureAfter(SHEET, over), { kind: 'quota' })
  })

  const accounts = (extra: Record<string, string>) =>
    connector.connect?.accounts(contextFor(), grantOf('good', extra), { siteHost: null })
  it('takes the business from the callback, and none that is not an id', async () => {
    const businessId = ROASTERY?.id ?? ''
    assert.deepEqual(await accounts({ businessId, businessName: 'Lantern \u202ECoffee' }), {
      ok: true,
      data: [{ id: businessId, label: 'Lantern Coffee', isSuggested: true }],
    })
    for (const extra of [{}, { businessId: '../../other' }, { businessId: '' }])
      assert.deepEqual(await accounts(extra), { ok: false, failure: { kind: 'needs_selection' } })
  })
})
