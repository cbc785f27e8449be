import type { TagKind } from '#core/evidence/page.ts'

/** Services by their tags on pages. */
export const TAG_NAMES: Readonly<Record<TagKind, string>> = {
  ga4: 'Google Analytics',
  google_tag: 'Google Analytics',
  universal: 'Google Analytics',
  gtm: 'Google Tag Manager',
  google_ads: 'Google Ads',
  meta_pixel: 'Meta Pixel',
}

/** The written names of ways to pay. */
export const PAYMENT_NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  paypal: 'PayPal',
  afterpay: 'Afterpay',
  zip: 'Zip',
  klarna: 'Klarna',
  laybuy: 'Laybuy',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  shop_pay: 'Shop Pay',
  poli: 'POLi',
  bank_transfer: 'bank transfer',
  on_delivery: 'payment on delivery',
  mobile_money: 'mobile money',
  stripe: 'Stripe',
  square: 'Square',
  card: 'card',
  payfast: 'PayFast',
  ozow: 'Ozow',
  yoco: 'Yoco',
  snapscan: 'SnapScan',
  zapper: 'Zapper',
  peach_payments: 'Peach Payments',
  venmo: 'Venmo',
  cash_app: 'Cash App',
  sumup: 'SumUp',
}

/** The written names of currencies. */
export const CURRENCY_NAMES: ReadonlyMap<string, string> = new Map([
  ['AUD', 'Australian dollars'],
  ['NZD', 'New Zealand dollars'],
  ['USD', 'US dollars'],
  ['CAD', 'Canadian dollars'],
  ['SGD', 'Singapore dollars'],
  ['GBP', 'pounds sterling'],
  ['EUR', 'euros'],
  ['CHF', 'Swiss francs'],
  ['INR', 'Indian rupees'],
  ['ZAR', 'South African rand'],
])

/** Ways to pay whose service or bank is not known. */
export const WAYS_WITHOUT_A_SERVICE: ReadonlySet<string | undefined> = new Set(
  [
    'visa',
    'mastercard',
    'amex',
    'bank_transfer',
    'on_delivery',
    'mobile_money',
    'apple_pay',
    'google_pay',
    'card',
  ].map((id) => PAYMENT_NAMES[id]),
)
