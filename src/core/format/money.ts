import { decimalOf, shifted } from './decimal.ts'

const COMPACT = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'AUD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
  roundingMode: 'trunc',
})

const EXACT = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'AUD' })

/** An amount at a glance, cut to two places: `A$1.23k`. Amounts are whole Australian cents. */
export const currency = (cents: number | null | undefined): string => COMPACT.format(dollars(cents))

/** An amount to the cent, as for prices and budgets: `A$25.00`. Amounts are whole Australian cents. */
export const exactMoney = (cents: number | null | undefined): string => EXACT.format(dollars(cents))

const dollars = (cents: number | null | undefined): number => Number(shifted(decimalOf(cents), -2))
