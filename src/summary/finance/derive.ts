import type { StatementFigureId } from '#core/finances.ts'
import type { Year } from './year.ts'

type Maybe = number | null

/** Figures derived from a year's figures: amounts in whole cents, shares as parts of 1, days, plain ratios. `null`: not known. */
export interface Derived {
  grossProfit: Maybe
  netProfit: Maybe
  currentAssets: Maybe
  totalAssets: Maybe
  currentLiabilities: Maybe
  totalLiabilities: Maybe
  netAssets: Maybe
  cashSurplus: Maybe
  closingCash: Maybe
  averageInvoice: Maybe
  grossMargin: Maybe
  netMargin: Maybe
  expenseShare: Maybe
  returnOnAssets: Maybe
  returnOnEquity: Maybe
  assetTurnover: Maybe
  workingCapital: Maybe
  currentRatio: Maybe
  quickRatio: Maybe
  debtorDays: Maybe
  creditorDays: Maybe
  debtToEquity: Maybe
}

const DAYS = 365

/**
 * Computes totals and ratios by the definitions of the Queensland Government's guide for small businesses
 * (business.qld.gov.au, "Financial ratios and calculators"): profits and margins of revenue; returns on assets and on the
 * owners' equity; current ratio = current assets ÷ current liabilities, quick ratio without stock; days = debtors ÷ sales and
 * creditors ÷ purchases × 365. All sales and direct costs count as on account, because nothing more is known. A figure that
 * depends on a missing one stays empty; in a sum, an empty line counts as zero, as in any statement.
 */
export function derive({ figures }: Pick<Year, 'figures'>): Derived {
  const of = (id: StatementFigureId): Maybe => figures[id] ?? null
  const income = of('income')
  const grossProfit = minus(income, of('directCosts'))
  const costs = plus(of('directCosts'), of('expenses'))
  const netProfit = minus(income === null ? null : plus(income, of('otherIncome')), costs)
  const currentAssets = plus(of('bank'), of('debtors'), of('stock'), of('otherCurrentAssets'))
  const totalAssets = plus(currentAssets, of('fixedAssets'))
  const currentLiabilities = plus(of('creditors'), of('otherCurrentLiabilities'))
  const totalLiabilities = plus(currentLiabilities, of('longTermLiabilities'))
  const netAssets = minus(totalAssets, totalLiabilities)
  const cashSurplus = minus(of('cashReceived'), of('cashSpent'))
  const known = { grossProfit, netProfit, currentAssets, totalAssets, currentLiabilities, totalLiabilities }
  return {
    ...known,
    netAssets,
    cashSurplus,
    closingCash:
      of('openingCash') === null || cashSurplus === null ? null : plus(of('openingCash'), cashSurplus),
    averageInvoice: whole(over(income, of('invoices'))),
    grossMargin: over(grossProfit, income),
    netMargin: over(netProfit, income),
    expenseShare: over(of('expenses'), income),
    returnOnAssets: over(netProfit, totalAssets),
    returnOnEquity: over(netProfit, netAssets),
    assetTurnover: over(income, totalAssets),
    workingCapital: minus(currentAssets, currentLiabilities),
    currentRatio: over(currentAssets, currentLiabilities),
    quickRatio: over(minus(currentAssets, of('stock') ?? 0), currentLiabilities),
    debtorDays: times(over(of('debtors'), income), DAYS),
    creditorDays: times(over(of('creditors'), of('directCosts')), DAYS),
    debtToEquity: over(totalLiabilities, netAssets),
  }
}

/** The growth of one year's figure over the year before, as a part of that; `null` where that is not positive or not known. */
export const growth = (now: Maybe, before: Maybe): Maybe => over(minus(now, before), before)

function plus(...terms: Maybe[]): Maybe {
  const known = terms.filter((term) => term !== null)
  return known.length === 0 ? null : known.reduce((sum, term) => sum + term, 0)
}

const minus = (from: Maybe, what: Maybe): Maybe => (from === null || what === null ? null : from - what)

/** A ratio to zero or less has no meaning. */
const over = (part: Maybe, all: Maybe): Maybe =>
  part === null || all === null || all <= 0 ? null : part / all

const times = (ratio: Maybe, factor: number): Maybe => (ratio === null ? null : ratio * factor)
const whole = (cents: Maybe): Maybe => (cents === null ? null : Math.round(cents))
