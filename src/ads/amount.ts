import { CENT_IN_MICROS, type Micros, microsText } from '#core/ads/money.ts'
import { tidyLine } from '#core/owner-input/text.ts'
import { MESSAGES } from './messages.ts'

/** Digits, in groups of three where they have commas, and at most two decimals after a point. A currency's sign may stand before. */
const AMOUNT = /^(?:[A-Z]{1,3})?\s?[$€£¥]?\s?(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/iu
const PERCENT = /^(\d{1,6}|\d{1,3}(?:,\d{3}))(?:\.(\d{1,2}))?\s?%?$/u

export type Typed<Value> = { ok: true; value: Value } | { ok: false; message: string }

const refused: Typed<never> = { ok: false, message: MESSAGES.amount }

/**
 * A typed amount of money in micros. `1,000` is a thousand and `$20` twenty; `1.000` and `20.005` are refused: nobody can know whether the point is one of
 * thousands.
 */
export function readMoney(typed: string): Typed<Micros> {
  const [, whole, decimals] = AMOUNT.exec(tidyLine(typed)) ?? []
  if (whole === undefined) return refused
  const cents = BigInt(whole.replaceAll(',', '') + (decimals ?? '').padEnd(2, '0'))
  return { ok: true, value: microsText(cents * CENT_IN_MICROS) }
}

/** The same for the budget of a day, which has messages of its own for none and for less than nothing (decisions, 5.5). */
export function readBudget(typed: string): Typed<Micros> {
  if (tidyLine(typed) === '') return { ok: false, message: MESSAGES.noBudget }
  const withoutMinus = typed.replace(/^([^\d−-]*)[−-]/u, '$1')
  const isNegative = withoutMinus !== typed && readMoney(withoutMinus).ok
  return isNegative ? { ok: false, message: MESSAGES.budgetOverZero } : readMoney(typed)
}

/** A typed amount of a field that may stay empty. */
export const readOptionalAmount = (typed: string): Typed<Micros | null> =>
  tidyLine(typed) === '' ? { ok: true, value: null } : readMoney(typed)

/** A typed return on what ads cost, in percent with or without its sign: `500%` and `500` are 5. */
export function readRoas(typed: string): Typed<number> {
  const [, whole, decimals] = PERCENT.exec(tidyLine(typed)) ?? []
  if (whole === undefined) return refused
  return { ok: true, value: Number(`${whole.replaceAll(',', '')}.${decimals ?? 0}`) / 100 }
}
