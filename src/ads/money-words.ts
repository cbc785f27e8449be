import { moneyDecimals } from '#core/ads/money.ts'

const made = new Map<string, Intl.NumberFormat>()

/** Created on first use: each one takes a slow phone some 20 ms. */
function formatOf(currency: string, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${currency} ${decimals}`
  const format =
    made.get(key) ??
    new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
  made.set(key, format)
  return format
}

/** An amount of micros to the cent, further decimals cut off: `A$1,240.50`. */
export const moneyText = (amount: bigint, currency: string): string =>
  formatOf(currency, 2).format(Number(moneyDecimals(amount)))

/** A limit in whole units: `A$1,000`; with cents where it has some. */
export const limitText = (amount: bigint, currency: string): string =>
  amount % 1_000_000n === 0n
    ? formatOf(currency, 0).format(Number(moneyDecimals(amount)))
    : moneyText(amount, currency)

const names = new Map<string, string>()

/** The account's currency in words: `Australian dollars`. */
export function currencyName(currency: string): string {
  const name = names.get(currency) ?? namedCurrency(currency)
  names.set(currency, name)
  return name
}

function namedCurrency(currency: string): string {
  const format = new Intl.NumberFormat('en-AU', { style: 'currency', currency, currencyDisplay: 'name' })
  // Of two, because the name of one is `Australian dollar`.
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
}
