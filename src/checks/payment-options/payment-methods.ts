import type { Proof } from '#core/check.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { isCardField } from '#core/site/card-fields.ts'
import { waysToPay } from '#core/site/shop.ts'
import { pagesOf, type SitePages, shopOf } from '#core/site/site-pages.ts'
import { seenWithoutEncryption } from '#core/site/without-encryption.ts'
import type { Suggestion } from '#core/site/suggestions.ts'
import { FEATURES } from './features.data.ts'

const SERVICES = new Set([
  'stripe',
  'square',
  'paypal',
  'shop_pay',
  'apple_pay',
  'google_pay',
  'poli',
  'payfast',
  'ozow',
  'yoco',
  'peach_payments',
])
const PAY_LATER = new Set(['afterpay', 'zip', 'klarna', 'laybuy'])
const CARDS = new Set(['visa', 'mastercard'])

/** The features that payment methods on the pages suggest. */
export function paymentSuggestions(pages: readonly PageFacts[]): Suggestion[] {
  const first = (methods: ReadonlySet<string>): string | undefined =>
    pages.find((page) => waysToPay(page).some((method) => methods.has(method)))?.url
  const clues = [
    ['secure_payment_method', first(SERVICES)],
    ['debit_card', first(CARDS)],
    ['buy_now_pay_later', first(PAY_LATER)],
  ] as const
  return clues.flatMap(([id, at]) => (at === undefined ? [] : [{ id, name: FEATURES[id] ?? id, at }]))
}

/** A checkout seen without encryption, or card fields over a connection that is not secure; `null`: none found. */
export function insecurePayment(site: SitePages, insecureSite: boolean): Proof | null {
  const checkout = seenWithoutEncryption(site, shopOf(site).checkoutPage)
  if (checkout !== null)
    return { kind: 'page', at: checkout, found: 'The checkout is served without encryption' }
  const page = pagesOf(site).find(
    ({ url, forms }) =>
      (insecureSite || url.startsWith('http:')) && forms.some(({ fields }) => fields.some(isCardField)),
  )
  return page ? { kind: 'page', at: page.url, found: 'Card details over an insecure connection' } : null
}
