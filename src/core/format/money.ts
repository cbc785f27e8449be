import { decimalOf, shifted } from './decimal.ts'

export const CURRENCIES = ['AUD', 'NZD'] as const
export type Currency = (typeof CURRENCIES)[number]

/** Money of a business' own country; Australian where the country has none of these. */
export const currencyOf = (country: string | null): Currency => (country === 'NZ' ? 'NZD' : 'AUD')

const compact = (of: Currency) =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: of,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
    roundingMode: 'trunc',
  })
const COMPACT = { AUD: compact('AUD'), NZD: compact('NZD') }

const exact = (of: Currency) => new Intl.NumberFormat('en-GB', { style: 'currency', currency: of })
const EXACT = { AUD: exact('AUD'), NZD: exact('NZD') }

/** An amount at a glance, cut to two places: `A$1.23k`. Amounts are whole cents. */
export const currency = (cents: number | null | undefined, of: Currency = 'AUD'): string =>
  COMPACT[of].format(dollars(cents))

/** An amount to the cent, as for prices and budgets: `A$25.00`. Amounts are whole cents. */
export const exactMoney = (cents: number | null | undefined, of: Currency = 'AUD'): string =>
  EXACT[of].format(dollars(cents))

const dollars = (cents: number | null | undefined): number => Number(shifted(decimalOf(cents), -2))
