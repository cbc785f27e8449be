import type { FinancialSummary } from '#core/finances.ts'
import { askXero } from './ask.ts'
import { firstDayOfYear, isTooFarAhead, TOO_FAR_AHEAD, type YearInput } from '../business-year.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { financesOfXero } from './map.ts'
import { organisationAnswer, reportAnswer, type XeroReport } from './schema.ts'

/** The given figures of a business year: from four reports and the organisation's currency, asked for at the same time. */
export async function readXeroSummary(
  context: ConnectorContext,
  { yearEnding }: YearInput,
  { grant, account }: ConnectorAccess,
): Promise<ReadResult<FinancialSummary>> {
  if (!grant) return { ok: false, failure: { kind: 'reauth' } }
  if (!account) return { ok: false, failure: { kind: 'needs_selection' } }
  if (isTooFarAhead(yearEnding, context.now())) return TOO_FAR_AHEAD
  const headers = { 'xero-tenant-id': account.id }
  const report = async (name: string, query: Readonly<Record<string, string>>) => {
    const path = `/api.xro/2.0/Reports/${name}?${new URLSearchParams({ ...query }).toString()}`
    const answer = await askXero(context, grant, { path, headers }, reportAnswer)
    return answer.ok ? onlyReport(answer.data.Reports) : answer
  }
  const year = { fromDate: firstDayOfYear(yearEnding), toDate: yearEnding }
  const [balanceSheet, profitAndLoss, bankSummary, executiveSummary, organisation] = await Promise.all([
    report('BalanceSheet', { date: yearEnding, standardLayout: 'true' }),
    report('ProfitAndLoss', { ...year, standardLayout: 'true' }),
    report('BankSummary', year),
    report('ExecutiveSummary', { date: yearEnding }),
    askXero(context, grant, { path: '/api.xro/2.0/Organisation', headers }, organisationAnswer),
  ])
  if (!balanceSheet.ok) return balanceSheet
  if (!profitAndLoss.ok) return profitAndLoss
  if (!bankSummary.ok) return bankSummary
  if (!executiveSummary.ok) return executiveSummary
  if (!organisation.ok) return organisation
  const reports = {
    balanceSheet: balanceSheet.data,
    profitAndLoss: profitAndLoss.data,
    bankSummary: bankSummary.data,
    executiveSummary: executiveSummary.data,
    currency: organisation.data.Organisations[0]?.BaseCurrency ?? null,
  }
  const data = financesOfXero(reports, yearEnding)
  return data ? { ok: true, data } : BAD_SHAPE
}

const BAD_SHAPE = { ok: false, failure: { kind: 'bad_shape' } } as const

const onlyReport = ([report]: readonly XeroReport[]): ReadResult<XeroReport> =>
  report ? { ok: true, data: report } : BAD_SHAPE
