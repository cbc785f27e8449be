import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { financialSummary, hasNoFigures, isOutOfBalance } from '#core/finances.ts'
import { openXero, WITHDRAWN_TOKEN } from '#stand-ins/xero.ts'
import type { Reply } from '#stand-ins/reply.ts'
import { XERO_TENANTS, xeroRows } from '#stand-ins/xero-books.data.ts'
import type { ServiceQuota } from '#core/connections/quota.ts'
import { connectorContext } from '#support/connector-context.ts'
import type { Grant } from '../context.ts'
import { connector } from './connector.ts'
import { noteXeroQuota } from './organisation-quota.ts'

const [BAKERY, BIKES] = XERO_TENANTS
const grantOf = (accessToken: string): Grant => ({
  accessToken,
  accessExpiresAt: null,
  refreshToken: 'refresh',
  refreshExpiresAt: null,
  scopes: [],
  extra: {},
})
const SHEET = '/api.xro/2.0/Reports/BalanceSheet'
const reportOf = (ReportType: string, Rows: unknown): Reply => ({
  status: 200,
  body: { Reports: [{ ReportType, Rows }] },
})

describe('Xero', () => {
  let xero: Awaited<ReturnType<typeof openXero>>
  before(async () => {
    xero = await openXero()
  })
  beforeEach(() => xero.reset())
  after(() => xero.close())

  const contextFor = () => connectorContext({ endpoints: { xero: xero.base }, requestMs: 2_000 })
  const read = (yearEnding: string, of = BAKERY, token = 'good') => {
    const account = of ? { id: of.tenantId, label: 'any' } : null
    const access = { grant: grantOf(token), account, siteHost: null }
    return connector.read['summary']?.run(contextFor(), { yearEnding }, access)
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

  it('reads the four reports of a year with the tenant of the chosen organisation', async () => {
    const { currency, sections, outBy } = await summaryOf('2026-06-30')
    assert.deepEqual([currency, outBy], ['AUD', 0])
    assert.deepEqual(sections.profitAndLoss.at(-1), {
      label: 'Net Profit',
      value: 4_025_050,
      kind: 'money',
      total: true,
    })
    assert.deepEqual(
      sections.cash.map(({ label, value }) => [label, value]),
      [
        ['Everyday account', 2_200_000],
        ['Opening balance', 800_000],
        ['Cash received', 24_000_000],
        ['Cash spent', 22_600_000],
        ['Closing balance', 2_200_000],
      ],
    )
    assert.deepEqual(
      new Set(xero.requests.map(({ path, tenant }) => `${path} ${String(tenant)}`)),
      new Set(
        [
          `${SHEET}?date=2026-06-30&standardLayout=true`,
          '/api.xro/2.0/Reports/ProfitAndLoss?fromDate=2025-07-01&toDate=2026-06-30&standardLayout=true',
          '/api.xro/2.0/Reports/BankSummary?fromDate=2025-07-01&toDate=2026-06-30',
          '/api.xro/2.0/Reports/ExecutiveSummary?date=2026-06-30',
          '/api.xro/2.0/Organisation',
        ].map((path) => `${path} ${BAKERY?.tenantId ?? ''}`),
      ),
    )
  })

  it('gives the figures of a business summary, with what a total contains beyond the known lines', async () => {
    const { figures } = await summaryOf('2026-06-30')
    assert.deepEqual(figures, {
      income: 24_000_000,
      directCosts: 9_000_000,
      otherIncome: 25_050,
      expenses: 11_000_000,
      bank: 2_200_000,
      debtors: 400_000,
      stock: 300_000,
      otherCurrentAssets: 50_000,
      fixedAssets: 3_050_000,
      creditors: 600_000,
      otherCurrentLiabilities: 200_000,
      longTermLiabilities: 1_200_000,
      openingCash: 800_000,
      cashReceived: 24_000_000,
      cashSpent: 22_600_000,
    })
  })

  it('marks what is about the last month only, and fills no yearly figure from it', async () => {
    const { sections } = await summaryOf('2026-06-30')
    assert.deepEqual(sections.income, [
      { label: 'Number of invoices issued', value: 18, kind: 'number', lastMonth: true },
      { label: 'Average value of invoices', value: 111_111, kind: 'money', lastMonth: true },
    ])
    assert.deepEqual(sections.profitability, [
      { label: 'Income', value: 2_000_000, kind: 'money', lastMonth: true },
      { label: 'Profit (loss)', value: 335_421, kind: 'money', lastMonth: true },
    ])
    assert.deepEqual(sections.performance, [
      { label: 'Gross profit margin', value: 62.5, kind: 'percent', lastMonth: true },
      { label: 'Net profit margin', value: 16.7, kind: 'percent', lastMonth: true },
    ])
    assert.deepEqual(
      sections.position.map(({ value, kind }) => [value, kind]),
      [
        [6.08, 'days'],
        [-200_000, 'money'],
        [3.68, 'number'],
      ],
    )
  })

  it('reads another organisation in its own currency, and a year without bookings as empty', async () => {
    assert.equal((await summaryOf('2026-03-31', BIKES)).currency, 'NZD')
    const empty = await summaryOf('2019-06-30')
    assert.ok(hasNoFigures(empty))
    assert.deepEqual(empty.figures, {})
  })

  it('keeps a balance sheet that does not balance, and says by how much', async () => {
    const rows = xeroRows('BalanceSheet', '2026-06-30').map((row) =>
      row.Title === 'Equity' ? { ...row, Rows: total('Total Equity', '39000.00') } : row,
    )
    xero.answerNext(SHEET, reportOf('BalanceSheet', rows))
    const kept = await summaryOf('2026-06-30')
    assert.equal(kept.outBy, 100_000)
    assert.ok(isOutOfBalance(kept))
  })

  it('reads rows at any depth, and keeps markup and marks of direction as plain text', async () => {
    const nested = {
      RowType: 'Section',
      Title: 'Bank',
      Rows: [{ RowType: 'Section', Title: 'Bank', Rows: line('<b>\u202Eold</b>', '12.345') }],
    }
    xero.answerNext(SHEET, reportOf('BalanceSheet', [{ RowType: 'Section', Title: 'Assets' }, nested]))
    const { sections, figures } = await summaryOf('2026-06-30')
    assert.deepEqual(sections.balanceSheet, [{ label: '<b>old</b>', value: 1_235, kind: 'money' }])
    assert.equal(figures.bank, 1_235)
  })

  it('refuses a report that is nested deeper than it reads, in place of leaving lines out', async () => {
    let rows: unknown[] = line('Oven', '1.00')
    for (let depth = 0; depth < 9; depth += 1) rows = [section(rows)]
    assert.deepEqual(await failureAfter(reportOf('BalanceSheet', rows)), { kind: 'bad_shape' })
  })

  it('refuses absurd amounts, HTML, other JSON and 20 MB', async () => {
    for (const text of ['1e999', 'NaN', '9'.repeat(16), '12,3x'])
      assert.deepEqual(
        await failureAfter(reportOf('BalanceSheet', [section(line('Oven', text))])),
        { kind: 'bad_shape' },
        text,
      )
    for (const body of [
      '<html>',
      '{}',
      '{"Reports":[]}',
      '{"Reports":[{"ReportType":"x","Rows":[{"RowType":"New"}]}]}',
    ])
      assert.deepEqual(await failureAfter({ status: 200, body }), { kind: 'bad_shape' }, body)
    const huge = { status: 200, body: JSON.stringify('x'.repeat(20_000_000)) }
    assert.deepEqual(await failureAfter(huge, huge, huge, huge), { kind: 'vendor_down' })
  })
  const failureAfter = (...replies: Reply[]) => {
    xero.reset()
    xero.answerNext(SHEET, ...replies)
    return failureOf('2026-06-30')
  }

  it('names every refusal', async () => {
    assert.deepEqual(await failureOf('2026-06-30', BAKERY, WITHDRAWN_TOKEN), { kind: 'reauth' })
    const [, , practice] = XERO_TENANTS
    const stranger = practice && { ...practice, tenantId: 'aaaaaaaa-0000-4000-8000-00000000000f' }
    assert.deepEqual(await failureOf('2026-06-30', stranger), { kind: 'permission' })
    assert.deepEqual(await failureAfter({ status: 400 }), { kind: 'rejected' })
    assert.deepEqual(await failureAfter({ status: 404 }), { kind: 'not_found' })
    const down = { status: 503 }
    assert.deepEqual(await failureAfter(down, down, down, down), { kind: 'vendor_down' })
  })

  it('keeps the time after which it may ask again, and the limit that was reached', async () => {
    const day = { status: 429, headers: { 'retry-after': '3600', 'x-rate-limit-problem': 'day' } }
    assert.deepEqual(await failureAfter(day), {
      kind: 'quota',
      code: 'day',
      isOfAccount: true,
      retryAt: '2026-11-21T13:00:00.000Z',
    })
    const app = { status: 429, headers: { 'retry-after': '3600', 'x-rate-limit-problem': 'appminute' } }
    assert.equal((await failureAfter(app))?.isOfAccount, undefined)
  })

  it("notes the organisation's quota: of its day, or of its minute where that is nearly used up", async () => {
    const accountQuotas: ServiceQuota[] = []
    const context = connectorContext({ endpoints: { xero: xero.base }, accountQuotas })
    const note = (headers: Record<string, string>) => noteXeroQuota(context, headers)
    await note({ 'x-minlimit-remaining': '55', 'x-daylimit-remaining': '4900' })
    await note({ 'x-minlimit-remaining': '12', 'x-daylimit-remaining': '4900' })
    await note({ 'x-minlimit-remaining': 'many' })
    const unit = 'requests'
    assert.deepEqual(accountQuotas, [
      { unit, used: 100, most: 5_000, resetsAt: '2026-11-22T12:00:00.000Z' },
      { unit, used: 48, most: 60, resetsAt: '2026-11-21T12:01:00.000Z' },
    ])
  })

  it('tries again after a passing failure', async () => {
    xero.answerNext(SHEET, { status: 502 }, { status: 429, headers: { 'retry-after': '1' } })
    assert.equal((await summaryOf('2026-06-30')).outBy, 0)
  })

  const without = async (grant: Grant | null) =>
    connector.read['summary']?.run(
      contextFor(),
      { yearEnding: '2026-06-30' },
      { grant, account: null, siteHost: null },
    )
  it('asks for nothing without an organisation, a permission or a year that is near', async () => {
    assert.deepEqual(await without(null), { ok: false, failure: { kind: 'reauth' } })
    assert.deepEqual(await without(grantOf('good')), { ok: false, failure: { kind: 'needs_selection' } })
    assert.equal((await failureOf('2028-06-30'))?.kind, 'rejected')
    assert.deepEqual(xero.requests, [])
    assert.ok((await summaryOf('2027-06-30')).yearEnding)
  })

  it('lists organisations to choose from, of which an accountant’s practice cannot be chosen', async () => {
    const found = await connector.connect?.accounts(contextFor(), grantOf('good'), { siteHost: null })
    assert.ok(found?.ok)
    assert.deepEqual(
      found.data.map(({ label, isSuggested, refusal }) => [label, isSuggested, refusal !== undefined]),
      [
        ['Salt & Pine Bakery', false, false],
        ['Kererū Bikes', false, false],
        ['Tidy Numbers', false, true],
      ],
    )
  })

  it('disconnects every organisation at Xero; one that is gone already does not stop it', async () => {
    xero.answerNext('/connections/11111111-0000-4000-8000-000000000002', { status: 404 })
    const revoked = await connector.connect?.revoke?.(contextFor(), grantOf('good'))
    assert.deepEqual(revoked, { ok: true, data: null })
    assert.deepEqual(xero.connections(), ['11111111-0000-4000-8000-000000000002'])
    assert.deepEqual(await connector.connect?.revoke?.(contextFor(), grantOf(WITHDRAWN_TOKEN)), {
      ok: false,
      failure: { kind: 'reauth' },
    })
  })
})

const line = (label: string, value: string) => [
  { RowType: 'Row', Cells: [{ Value: label }, { Value: value }] },
]
const total = (label: string, value: string) => [
  { RowType: 'SummaryRow' as const, Cells: [{ Value: label }, { Value: value }] },
]
const section = (Rows: unknown) => ({ RowType: 'Section', Title: 'Bank', Rows })
