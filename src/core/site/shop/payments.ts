import type { PageFacts } from '../../evidence/page.ts'
import { asksToBook } from './bookings.ts'

const PAYMENT_HOST =
  /(?:^|\.)(?:(?:paypal|paypalobjects|stripe|squareup|square|sumup|yoco)\.(?:com|me|link|site|io)|payfast\.(?:co\.za|io)|payf\.st)$/u
const DONATION = /\b(?:donat(?:e|ions?)|koha|give (?:now|today))\b/iu

/** Ways to pay that are used on a website. Cards, Afterpay and a wallet in a phone are taken at a counter too; transfers and cash need no website. */
const ONLINE: ReadonlySet<string> = new Set([
  'paypal',
  'stripe',
  'shop_pay',
  'poli',
  'payfast',
  'ozow',
  'peach_payments',
])

/** Whether one of these ways to pay is used on a website, and not also at a counter or by an invoice. */
export const hasWayOnline = (methods: readonly string[]): boolean => methods.some((way) => ONLINE.has(way))

/** The first page with a hosted payment button or link that is not for gifts or bookings. */
export const paymentPage = (pages: readonly PageFacts[]): PageFacts | undefined =>
  pages.find((page) => page.commerce.paymentLinks.length > 0 && !paysForNoGoods(page))

/** The ways to pay of a page's hosted payment buttons and links, unless all of them are for gifts. */
export const waysByLink = (page: PageFacts): string[] =>
  page.commerce.paymentLinks.length === 0 || asksForGiftsOnly(page)
    ? []
    : page.commerce.paymentLinks.map((name) => name.toLowerCase())

/** Whether every way to pay on the page is for a gift or a booking, or nothing has a price and the page asks for gifts. */
const paysForNoGoods = (page: PageFacts): boolean => paysOnlyFor(page, isGiftOrBooking)

/** Whether the words of a control to pay are of a gift or a booking. Their first line is what it says. */
export const isGiftOrBooking = (text: string): boolean =>
  DONATION.test(text) || asksToBook(text.split('\n', 1)[0] ?? '')

const asksForGiftsOnly = (page: PageFacts): boolean => paysOnlyFor(page, (text) => DONATION.test(text))

function paysOnlyFor(page: PageFacts, isOne: (text: string) => boolean): boolean {
  const forms = page.forms.filter((form) => isPaymentHost(form.action))
  const links = page.links.filter((link) => isPaymentHost(link.url))
  const named = [
    ...forms.map((form) => [form.heading, form.text, ...form.buttons].join(' ')),
    ...links.map((link) => [link.text, link.label ?? '', link.url ?? ''].join('\n')),
  ]
  if (named.length > 0) return named.every(isOne)
  return page.commerce.prices === 0 && page.headings.some(({ text }) => DONATION.test(text))
}

function isPaymentHost(address: string | null): boolean {
  const host = address === null ? undefined : URL.parse(address)?.hostname
  return host !== undefined && PAYMENT_HOST.test(host)
}
