import type { FormFacts } from '#core/evidence/form.ts'
import type { LinkFacts } from '#core/evidence/page.ts'
import { isGiftOrBooking } from '#core/site/shop/payments.ts'
import { isTag } from 'domhandler'
import { textOf } from './element-text.ts'
import { isButton } from './fields.ts'
import { paymentFieldsOf } from './payment-fields.ts'
import { PAYMENT_PICTURE, REFUSED, SAID, SCRIPTS, PICTURED, SPOKEN_HINT } from './payments.data.ts'
import type { PlacedElement } from './placed-element.ts'
import { ownText } from './text-shape.ts'
import type { WalkedDocument } from './walked-document.ts'

const PAYMENT_ADDRESSES: readonly [RegExp, string][] = [
  [
    /\/\/(?:www\.)?paypal\.(?:com\/(?:cgi-bin\/webscr|donate|ncp\/payment|paypalme)|me\/)|\/\/paypal\.me\//iu,
    'PayPal',
  ],
  [/\/\/(?:buy|checkout|book|donate)\.stripe\.com\//iu, 'Stripe'],
  [
    /\/\/(?:checkout\.square\.site|square\.link|squareup\.com\/(?:store|checkout)|[\w-]{1,60}\.square\.site)/iu,
    'Square',
  ],
  [/\/\/(?:(?:www|payment)\.)?payfast\.(?:co\.za|io)\/eng\/process|\/\/payf\.st\//iu, 'PayFast'],
  [/\/\/pay\.yoco\.com\//iu, 'Yoco'],
  [/\/\/(?:pay\.sumup\.(?:com|io)|sumup\.link)\//iu, 'SumUp'],
]

/** Whether an address is a hosted payment page. */
export const isPaymentAddress = (address: string): boolean =>
  PAYMENT_ADDRESSES.some(([shape]) => shape.test(address))

/** The id that Stripe gives a price: letters of both kinds and digits. */
const STRIPE_PRICE = /^price_1(?=\w*[A-Z])(?=\w*[a-z])[A-Za-z\d]{13,40}$/u

const LONGEST_LABEL = 100

/** Controls that sell for a price at Stripe by a script, but no gift and no booking: a hidden one stands in a window that is closed. */
export const stripeButtons = (walked: WalkedDocument): PlacedElement[] =>
  walked.placed.filter(
    (placed) =>
      !placed.noscript &&
      (placed.tag === 'a' || isButton(placed)) &&
      Object.entries(placed.attributes).some(
        ([name, value]) => name.startsWith('data-') && STRIPE_PRICE.test(value),
      ) &&
      !isGiftOrBooking(textOf(placed.element, LONGEST_LABEL)),
  )

/** Hosted payment buttons and links. */
export function paymentLinksIn(
  links: readonly LinkFacts[],
  forms: readonly FormFacts[],
  walked: WalkedDocument,
): string[] {
  const found = new Set<string>()
  const addresses = [...links.map(({ url }) => url), ...forms.map(({ action }) => action)]
  for (const address of addresses) {
    for (const [shape, name] of PAYMENT_ADDRESSES)
      if (address !== null && shape.test(address)) found.add(name)
  }
  if (
    walked.of('stripe-buy-button').length > 0 ||
    walked.of('stripe-pricing-table').length > 0 ||
    stripeButtons(walked).length > 0
  )
    found.add('Stripe')
  if (walked.placed.some(({ attributes }) => attributes['id']?.startsWith('paypal-button') === true))
    found.add('PayPal')
  return [...found]
}

const SEARCHED = 200_000

/** Payment methods shown by pictures, loaded by scripts, named in text or asked for by fields, each once. */
export function paymentMethodsOf(walked: WalkedDocument): string[] {
  const found = new Set<string>()
  const note = (table: readonly [string, RegExp][], text: string): void => {
    for (const [name, shape] of table) if (!found.has(name) && shape.test(text)) found.add(name)
  }
  for (const name of picturesNames(walked)) if (PAYMENT_PICTURE.test(name)) note(PICTURED, name)
  for (const { attributes } of walked.of('script'))
    if (attributes['src']) note(SCRIPTS, attributes['src'].slice(0, 500))
  let searched = 0
  for (const { text } of walked.lines) {
    searched += text.length
    if (searched > SEARCHED) break
    if (SPOKEN_HINT.test(text)) note(SAID, text.replace(REFUSED, ' '))
  }
  for (const name of paymentFieldsOf(walked)) found.add(name)
  return [...found]
}

/** Short file names, texts and class names of pictures; long ones are sentences or data. */
function picturesNames(walked: WalkedDocument): string[] {
  const names: string[] = []
  for (const { attributes: a, hidden } of [...walked.of('img'), ...pictureButtons(walked)]) {
    if (!hidden) names.push(fileOf(a['src']), a['alt'] ?? '', a['class'] ?? '')
  }
  for (const { attributes: a, element } of walked.of('svg')) {
    const title = element.children.find((child) => isTag(child) && child.name === 'title')
    const words = title && isTag(title) ? ownText(title) : ''
    names.push(a['aria-label'] ?? '', a['class'] ?? '', a['id'] ?? '', words)
  }
  for (const { attributes: a } of walked.of('i')) names.push(a['class'] ?? '')
  return names.filter((name) => name !== '' && name.length < 120)
}

const fileOf = (src: string | undefined): string =>
  src === undefined || src.startsWith('data:')
    ? ''
    : (src.slice(-300).split(/[?#]/u, 1)[0]?.split('/').at(-1) ?? '')

/** Buttons that are pictures, such as PayPal's; those for gifts pay for nothing. */
const pictureButtons = (walked: WalkedDocument): PlacedElement[] =>
  walked
    .of('input')
    .filter(
      ({ attributes: a }) =>
        a['type']?.trim().toLowerCase() === 'image' && !/donat/iu.test(`${a['src'] ?? ''} ${a['alt'] ?? ''}`),
    )
