import { z } from 'zod'
import { MOST_CENTS } from '#core/finances.ts'

/** Most accounts of a business file, and of one page of them. */
export const MOST_ACCOUNTS = 5_000
export const MYOB_PAGE = 1_000
const MOST_DOLLARS = MOST_CENTS / 100
const name = z.string().max(300)

/** Classifications and types of accounts (developer.myob.com, General Ledger, Account). */
const CLASSIFICATIONS = [
  'Asset',
  'Liability',
  'Equity',
  'Income',
  'CostOfSales',
  'Expense',
  'OtherIncome',
  'OtherExpense',
] as const
const ACCOUNT_TYPES = [
  'Bank',
  'AccountReceivable',
  'OtherCurrentAsset',
  'FixedAsset',
  'OtherAsset',
  'CreditCard',
  'AccountsPayable',
  'OtherCurrentLiability',
  'LongTermLiability',
  'OtherLiability',
  'Equity',
  'Income',
  'CostOfSales',
  'Expense',
  'OtherIncome',
  'OtherExpense',
] as const

const account = z.object({
  UID: z.guid(),
  Classification: z.enum(CLASSIFICATIONS),
  Type: z.enum(ACCOUNT_TYPES),
  /** A header sums up the accounts below it. */
  IsHeader: z.boolean().default(false),
})
export type MyobAccount = z.infer<typeof account>

export const myobAccountsAnswer = z.object({
  Items: z.array(account).max(MYOB_PAGE),
  NextPageLink: z.string().max(2_000).nullish(),
})

const breakdown = z
  .array(
    z.object({
      AccountTotal: z.number().min(-MOST_DOLLARS).max(MOST_DOLLARS),
      Account: z.object({ UID: z.guid(), Name: name }),
    }),
  )
  .max(MOST_ACCOUNTS)

/** A balance sheet, or profit and loss. */
export const myobReportAnswer = z.object({ AccountsBreakdown: breakdown })
export type MyobBreakdown = z.infer<typeof breakdown>

/** The business file itself; only its country is read. */
export const fileAnswer = z.object({ CompanyFile: z.object({ Country: z.enum(['AU', 'NZ']) }) })

/** What a year's accounts are made of. */
export interface MyobReports {
  balanceSheet: MyobBreakdown
  profitAndLoss: MyobBreakdown
  accounts: readonly MyobAccount[]
  currency: string | null
}
