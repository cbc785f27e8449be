import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openXeroContract } from '#stand-ins/xero-contract.ts'
import { xeroRows } from '#stand-ins/xero-books.data.ts'
import { financesOfXero } from './map.ts'
import { reportAnswer } from './schema.ts'

const contract = openXeroContract()
const REPORTS = '/api.xro/2.0/Reports/'

const exampleOf = (name: string) => {
  const [report] = reportAnswer.parse(contract?.exampleOf(`${REPORTS}${name}`)).Reports
  assert.ok(report)
  return report
}

/** These hold the vendor's own file against ours; without it, the stand-in's table of queries is what there is. */
describe('the contract of Xero', { skip: contract === null && 'contract file absent' }, () => {
  it('has examples that are read to the cent', () => {
    const [empty] = reportAnswer.parse({
      Reports: [{ ReportType: 'ProfitAndLoss', Rows: xeroRows('ProfitAndLoss', '1999-06-30') }],
    }).Reports
    assert.ok(empty)
    const kept = financesOfXero(
      {
        balanceSheet: exampleOf('BalanceSheet'),
        profitAndLoss: empty,
        bankSummary: exampleOf('BankSummary'),
        executiveSummary: exampleOf('ExecutiveSummary'),
        currency: 'NZD',
      },
      '2019-04-30',
    )
    assert.deepEqual(kept?.figures, {
      bank: 29_637,
      debtors: 15_435_572,
      stock: 2_500_000,
      fixedAssets: -11_900,
      creditors: -346_900,
      otherCurrentLiabilities: -244_621,
      openingCash: 0,
      cashReceived: 11_000,
      cashSpent: 10_000,
    })
    // The vendor's example is a cent out by rounding.
    assert.equal(kept?.outBy, 1)
    assert.deepEqual(
      kept?.sections.position.map(({ label, value }) => [label, value]),
      [
        ['Average debtors days', 442.5],
        ['Average creditors days', -6.42],
        ['Short term cash forecast', 63_400],
        ['Current assets to liabilities', 4.07],
      ],
    )
  })

  it('refuses a query that it does not know, a date that is none and a missing tenant', () => {
    const judge = (query: string, headers = { 'xero-tenant-id': 'x' }) =>
      contract?.judgeRequest(new URL(`http://localhost${REPORTS}BalanceSheet?${query}`), headers)
    assert.equal(judge('date=2026-06-30&standardLayout=true'), null)
    assert.match(judge('day=2026-06-30') ?? '', /no such query/u)
    assert.match(judge('date=30.6.2026') ?? '', /format/u)
    assert.match(judge('timeframe=WEEK') ?? '', /allowed values/u)
    assert.equal(
      contract?.judgeRequest(new URL(`http://localhost${REPORTS}BalanceSheet`), {}),
      'missing header: xero-tenant-id',
    )
  })

  it('refuses an answer of another shape', () => {
    const path = `${REPORTS}BalanceSheet`
    assert.equal(contract?.judgeAnswer(path, { Reports: [{ Rows: [{ RowType: 'Section' }] }] }), null)
    assert.match(
      contract?.judgeAnswer(path, { Reports: [{ Rows: [{ RowType: 'New' }] }] }) ?? '',
      /allowed values/u,
    )
  })
})
