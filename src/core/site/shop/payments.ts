import type { PageFacts } from '../../evidence/page.ts'
import { asksToBook } from './bookings.ts'

const PAYMENT_HOST = /(?:^|\.)(?:paypal|paypalobjects|stripe|squareup|square)\.(?:com|me|link|site)$/u
const DONATION = /\b(?:donat(?:e|ions?)|koha|give (?:now|today))\b/iu

/** The first page with a hosted payment button or link that is not for gifts or bookings. */
export const paymentPage = (pages: readonly PageFacts[]): PageFacts | undefined =>
  pages.find((page) => page.commerce.paymentLinks.length > 0 && !paysForNoGoods(page))

/** Whether every way to pay on the page is for a gift or a booking, or nothing has a price and the page asks for gifts. */
function paysForNoGoods(page: PageFacts): boolean {
  const forms = page.forms.filter((form) => isPaymentHost(form.action))
  const links = page.links.filter((link) => isPaymentHost(link.url))
  const named = [
    ...forms.map((form) => [form.heading, form.text, ...form.buttons].join(' ')),
    ...links.map((link) => [link.text, link.label ?? '', link.url ?? ''].join('\n')),
  ]
  if (named.length > 0)
    return named.every((text) => DONATION.test(text) || asksToBook(text.split('\n', 1)[0] ?? ''))
  return page.commerce.prices === 0 && page.headings.some(({ text }) => DONATION.test(text))
}

function isPaymentHost(address: string | null): boolean {
  const host = address === null ? undefined : URL.parse(address)?.hostname
  return host !== undefined && PAYMENT_HOST.test(host)
}
