import type { FailureKind } from '#core/connections/failures.ts'
import { type FinancialSummary, hasNoFigures, isOutOfBalance } from '#core/finances.ts'
import { shortDate } from '#core/dates.ts'
import { type Currency, exactMoney } from '#core/format/money.ts'

/** Why a service gave no figures, in a sentence to the owner. */
export function importFailureWords(kind: FailureKind, title: string): string {
  switch (kind) {
    case 'reauth':
    case 'permission':
      return `${title} no longer lets us read your figures. Connect it again.`
    case 'not_found':
      return `${title} doesn’t have that organisation any more. Connect it again.`
    case 'needs_selection':
      return `Choose which organisation in ${title} to use.`
    case 'rejected':
      return `${title} has no figures for that year.`
    case 'quota':
      return `${title} asked us to wait a while before we ask again.`
    case 'not_configured':
    case 'not_approved':
    case 'billing':
      return `${title} isn’t working here at the moment. Ask whoever runs this Fettle.`
    case 'vendor_down':
    case 'bad_shape':
      return `${title} didn’t answer as it should. Please try again later.`
  }
}

interface Around {
  title: string
  /** Of the owner's summary. */
  currency: Currency
  /** The day on which the figures were read, `YYYY-MM-DD`. */
  day: string
}

/** The figures can stand in a summary in this currency. A service that does not name its currency has the one of the owner's country. */
export const isInCurrency = (finances: Pick<FinancialSummary, 'currency'>, currency: Currency): boolean =>
  finances.currency === null || finances.currency === currency

/** What an owner should know before they use the figures, each as a sentence. */
export function importDoubts(finances: FinancialSummary, { title, currency, day }: Around): string[] {
  if (hasNoFigures(finances)) return [`${title} has no figures for this year yet.`]
  const doubts: string[] = []
  if (!isInCurrency(finances, currency))
    doubts.push(
      `These figures are in ${finances.currency ?? ''}, and your summary is in ${currency}, so they can’t be used in it.`,
    )
  if (finances.yearEnding > day)
    doubts.push(`This year isn’t over. The figures go up to ${shortDate(day)}, when we read them.`)
  if (isOutOfBalance(finances))
    doubts.push(
      `The balance sheet doesn’t balance: net assets and equity differ by ${exactMoney(Math.abs(finances.outBy ?? 0), currency)}. Ask your accountant about it.`,
    )
  return doubts
}
