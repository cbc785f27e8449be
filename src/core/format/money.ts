import { decimalOf, shifted } from './decimal.ts'

export const CURRENCIES = ['AUD', 'NZD'] as const
export type Currency = (typeof CURRENCIES)[number]

/** The currency of a business' country; Australian dollars where the country has neither. */
export const currencyOf = (country: string | null): Currency => (country === 'NZ' ? 'NZD' : 'AUD')

const COMPACT = {
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
  roundingMode: 'trunc',
} as const
const EXACT = {}

const made = new Map<object, Map<Currency, Intl.NumberFormat>>()

/** Created on first use: each one takes a slow phone some 20 ms. */
function formatOf(kind: typeof COMPACT | typeof EXACT, of: Currency): Intl.NumberFormat {
  const known = made.get(kind) ?? new Map<Currency, Intl.NumberFormat>()
  const format = known.get(of) ?? new Intl.NumberFormat('en-GB', { style: 'currency', currency: of, ...kind })
  made.set(kind, known.set(of, format))
  return format
}

/** An amount in short form, cut to two places: `A$1.23k`. Amounts are whole cents. */
export const currency = (cents: number | null | undefined, of: Currency = 'AUD'): string =>
  formatOf(COMPACT, of).format(dollars(cents))

/** An amount to the cent, as for prices and budgets: `A$25.00`. Amounts are whole cents. */
export const exactMoney = (cents: number | null | undefined, of: Currency = 'AUD'): string =>
  formatOf(EXACT, of).format(dollars(cents))

const dollars = (cents: number | null | undefined): number => Number(shifted(decimalOf(cents), -2))
