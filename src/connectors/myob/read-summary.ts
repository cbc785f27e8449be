import type { z } from 'zod'
import type { FinancialSummary } from '#core/finances.ts'
import { firstDayOfYear, isTooFarAhead, TOO_FAR_AHEAD, type YearInput } from '../business-year.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { askMyob } from './ask.ts'
import { financesOfMyob } from './map.ts'
import {
  myobAccountsAnswer,
  myobReportAnswer,
  fileAnswer,
  MOST_ACCOUNTS,
  type MyobAccount,
  MYOB_PAGE,
} from './schema.ts'

const CURRENCIES = { AU: 'AUD', NZ: 'NZD' } as const

/** The given figures of a business year: from two reports, and the list of accounts that says what each of their lines is. */
export async function readMyobSummary(
  context: ConnectorContext,
  { yearEnding }: YearInput,
  { grant, account }: ConnectorAccess,
): Promise<ReadResult<FinancialSummary>> {
  if (!grant) return { ok: false, failure: { kind: 'reauth' } }
  if (!account) return { ok: false, failure: { kind: 'needs_selection' } }
  if (isTooFarAhead(yearEnding, context.now())) return TOO_FAR_AHEAD
  const file: BusinessFile = (path, shape) => askMyob(context, { grant, businessId: account.id, path }, shape)
  const basis = { YearEndAdjust: 'false', ReportingBasis: 'Accrual' }
  const year = { StartDate: firstDayOfYear(yearEnding), EndDate: yearEnding, ...basis }
  const [balanceSheet, profitAndLoss, accounts, info] = await Promise.all([
    file(`/Report/BalanceSheetSummary?${query({ AsOfDate: yearEnding, ...basis })}`, myobReportAnswer),
    file(`/Report/ProfitAndLossSummary?${query(year)}`, myobReportAnswer),
    accountsOf(file),
    file('', fileAnswer),
  ])
  if (!balanceSheet.ok) return balanceSheet
  if (!profitAndLoss.ok) return profitAndLoss
  if (!accounts.ok) return accounts
  const data = financesOfMyob(
    {
      balanceSheet: balanceSheet.data.AccountsBreakdown,
      profitAndLoss: profitAndLoss.data.AccountsBreakdown,
      accounts: accounts.data,
      // The file's country is worth no failure: the figures are there without it.
      currency: info.ok ? CURRENCIES[info.data.CompanyFile.Country] : null,
    },
    yearEnding,
  )
  return data ? { ok: true, data } : BAD_SHAPE
}

const BAD_SHAPE = { ok: false, failure: { kind: 'bad_shape' } } as const
const query = (parameters: Readonly<Record<string, string>>): string =>
  new URLSearchParams({ ...parameters }).toString()

type BusinessFile = <Answer>(path: string, shape: z.ZodType<Answer>) => Promise<ReadResult<Answer>>

/** All accounts, page by page. Pages are counted here: the address that an answer names for the next one is not used. */
async function accountsOf(file: BusinessFile): Promise<ReadResult<MyobAccount[]>> {
  const all: MyobAccount[] = []
  while (all.length < MOST_ACCOUNTS) {
    const parameters = { $top: String(MYOB_PAGE), $skip: String(all.length) }
    const page = await file(`/GeneralLedger/Account?${query(parameters)}`, myobAccountsAnswer)
    if (!page.ok) return page
    all.push(...page.data.Items)
    if (!page.data.NextPageLink || page.data.Items.length === 0) return { ok: true, data: all }
  }
  return BAD_SHAPE
}
