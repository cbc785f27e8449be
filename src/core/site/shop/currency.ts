import type { PageFacts } from '../../evidence/page.ts'
import { onlyCurrencyIn, productsOf } from './products.ts'

/** The facts of a page with the currency that its shop is set to (ISO 4217); absent where no script says one, and in evidence of earlier versions. */
interface WithShopCurrency {
  shopCurrency?: string
}

const statesCurrency = (page: PageFacts): boolean =>
  productsOf(page).some(({ currency }) => currency !== null)

const settingOf = (page: PageFacts & WithShopCurrency): string | undefined => page.shopCurrency

/** How prices are written that are of one currency alone. */
const WRITTEN: readonly (readonly [currency: string, written: RegExp])[] = [
  ['GBP', /£\s?\d/u],
  ['EUR', /€\s?\d|\d\s?€/u],
  ['INR', /₹\s?\d/u],
  ['AUD', /\b(?:AUD?|A)\s?\$\s?\d|\$\s?\d[\d.,]{0,9}\s?AUD\b|\bAUD\s?\d/u],
  ['NZD', /\bNZD?\s?\$\s?\d|\$\s?\d[\d.,]{0,9}\s?NZD\b|\bNZD\s?\d/u],
  ['USD', /\bUSD?\s?\$\s?\d|\$\s?\d[\d.,]{0,9}\s?USD\b|\bUSD\s?\d/u],
]
const DOLLARS: ReadonlySet<string> = new Set(['AUD', 'NZD', 'USD', 'CAD', 'SGD', 'HKD', 'FJD'])
const DOLLAR = /\$\s?\d/u

/**
 * The currency of a website's prices: that of its products' data, else the one that its shop is set to. `null` where neither says one, where either says several, and where
 * no price that visitors read can be of it: what a template was set to is no sign of the owner's.
 */
export function currencyOn(pages: readonly PageFacts[]): string | null {
  const stated = onlyCurrencyIn(pages)
  if (stated !== null || pages.some(statesCurrency)) return stated
  const [only, ...more] = new Set(pages.flatMap((page) => settingOf(page) ?? []))
  if (only === undefined || more.length > 0) return null
  const texts = pages.map(({ text }) => text.main)
  const written = WRITTEN.filter(([, price]) => texts.some((text) => price.test(text))).map(([code]) => code)
  if (written.length > 0) return written.includes(only) ? only : null
  return DOLLARS.has(only) || !texts.some((text) => DOLLAR.test(text)) ? only : null
}
