import { scriptText } from './scripts.ts'
import type { WalkedDocument } from './walked-document.ts'

/** How shops write the money of their prices into their scripts: Shopify, WooCommerce (also its encoded settings), Squarespace and BigCommerce, Stripe and PayPal. */
const SET = [
  /Shopify\.currency\s{0,4}=\s{0,4}\{\s{0,4}"active"\s{0,4}:\s{0,4}"([A-Z]{3})"/gu,
  /%22currency%22%3A%7B%22code%22%3A%22([A-Z]{3})%22/gu,
  /"(?:currency_code|currencyCode|selectedCurrency)"\s{0,4}:\s{0,4}"([A-Za-z]{3})"/gu,
  /paypal\.com\\?\/sdk\\?\/js\?[^"'\s<>]{0,300}?currency=([A-Z]{3})\b/gu,
] as const
/** What every such setting holds. */
const HINT = 'urrency'
const PAYPAL = /paypal\.com\/sdk\/js\?[^"'\s]{0,300}?currency=([A-Z]{3})\b/u
/** Characters of each script that are read: settings come first, programs are long. */
const READ = 200_000
const MOST_SCRIPTS = 200

/** The currency that a page's shop is set to (ISO 4217); `null` where no script says one, and where they say several. */
export function shopCurrencyOf(walked: WalkedDocument): string | null {
  const found = new Set<string>()
  for (const { element, attributes } of walked.of('script').slice(0, MOST_SCRIPTS)) {
    const inAddress = PAYPAL.exec(attributes['src']?.slice(0, 2000) ?? '')?.[1]
    if (inAddress !== undefined) found.add(inAddress)
    const text = scriptText(element).slice(0, READ)
    if (!text.includes(HINT)) continue
    for (const set of SET) for (const [, code = ''] of text.matchAll(set)) found.add(code.toUpperCase())
  }
  const [only, ...more] = found
  return more.length > 0 ? null : (only ?? null)
}
