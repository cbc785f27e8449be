import type { FormFacts } from '#core/evidence/form.ts'
import type { LinkFacts } from '#core/evidence/page.ts'
import { isTag } from 'domhandler'
import { paymentFieldsOf } from './payment-fields.ts'
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
]

/** Whether an address is a hosted payment page. */
export const isPaymentAddress = (address: string): boolean =>
  PAYMENT_ADDRESSES.some(([shape]) => shape.test(address))

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
  if (walked.of('stripe-buy-button').length > 0 || walked.of('stripe-pricing-table').length > 0)
    found.add('Stripe')
  if (walked.placed.some(({ attributes }) => attributes['id']?.startsWith('paypal-button') === true))
    found.add('PayPal')
  return [...found]
}

/** Words, and parts of file names, beside a card's name in the name of its picture. */
const BESIDE_CARD =
  '(?:cards?|credit|debit|electron|logos?|icons?|inc|brand(?:mark)?|curved|straight|blue|here|badge|pay(?:ments?)?|methods?|options?|secure|checkout|we|accept(?:ed|s|ing)?|and|full|colou?r|white|black|grey|gray|light|dark|small|large|footer|header|fa[bsr]?|svg|png|jpe?g|gif|webp|master ?card|master|amex|american|express|paypal|afterpay|zip|laybuy|klarna|stripe|diners|club|discover|jcb|maestro|eftpos|union|apple|google|[a-f]+|[a-z]{1,2})'
/** A picture's name may be a sentence about a travel visa: it has no other words, or is said to be of a payment. */
const VISA_PICTURE = new RegExp(
  `^(?![^]*(?<![a-z])(?!(?:visa|${BESIDE_CARD})(?![a-z]))[a-z])[^]*(?<![a-z])visa(?![a-z])|(?:^|[\\W_])(?:pay(?:ment)?s?|cards?|cc|pi|pf)[\\W_]+(?:types?[\\W_]+)?visa(?![a-z])`,
  'iu',
)
/** Nor is a jersey with a zip a way to pay, or a packed file. */
const ZIP_PICTURE =
  /(?<![a-z])zip[\W_]*(?:pay(?:ments?)?|money|logo|co)(?![a-z])|(?:^|[\W_])(?:pay(?:ment)?s?|pi|pf)(?:[\W_]+\w{1,20})?[\W_]+zip(?![a-z])|(?:afterpay|laybuy|klarna|paypal|visa|master ?card)[\W_]+(?:and[\W_]+)?zip(?![a-z])|(?<![a-z])zip[\W_]+(?:and[\W_]+)?(?:afterpay|laybuy|klarna|paypal)|(?<![a-z])zip[\W_]+own it now|^(?:logo[\W_]+)?zip(?:\.[a-z]{3,4})?$/iu

/** Names in file names, alternative texts and class names of payment pictures. */
const SHOWN: readonly [string, RegExp][] = [
  ['visa', VISA_PICTURE],
  ['mastercard', /(?<![a-z])master-?_? ?card(?![a-z])|cc-mastercard/iu],
  ['amex', /(?<![a-z])(?:amex|american-?_? ?express)(?![a-z])/iu],
  ['paypal', /pay-?_?pal/iu],
  ['afterpay', /after-?_?pay/iu],
  ['zip', ZIP_PICTURE],
  ['klarna', /klarna/iu],
  ['laybuy', /lay-?_?buy/iu],
  ['apple_pay', /apple-?_? ?pay/iu],
  ['google_pay', /google-?_? ?pay|(?<![a-z])g-?pay(?![a-z])/iu],
  ['shop_pay', /shop-?_?(?:ify)?-?_? ?pay(?![a-z])/iu],
  ['poli', /(?<![a-z])poli-?_?(?:pay(?:ments?)?|logo)/iu],
  ['stripe', /(?<![a-z])stripe(?:-?_?(?:logo|badge|payments?))(?![a-z])|powered-?_? ?by-?_? ?stripe/iu],
  ['square', /(?<![a-z])square-?_?(?:logo|pay(?:ments?)?|up)(?![a-z])/iu],
]
const PAYMENT_PICTURE = /pay|card|cc-|visa|amex|zip|klarna|lay-?_?buy|poli|stripe|square/iu

/** Before the name of a service, in a sentence in which it takes money: shirts come with stripes, and benches with square edges. */
const TAKEN = String.raw`\b(?:pay\w*|check ?out|cards?|charged|billed|processed|powered|secured?|donat\w*|deposits?|transactions?)\b[^.\n]{0,60}\b(?:with|by|via|through) `
/** Names in sentences, where a single word may have another meaning (a travel visa, a zip, a square). */
const SAID: readonly [string, RegExp][] = [
  [
    'visa',
    /\bvisa\b[^.\n]{0,40}\b(?:master ?card|amex|american express|eftpos|debit|credit)\b|\b(?:master ?card|eftpos|debit|credit cards?)\b[^.\n]{0,40}\bvisa\b/iu,
  ],
  ['mastercard', /\bmaster ?card\b/iu],
  ['amex', /\b(?:amex|american express)\b/iu],
  ['paypal', /\bpaypal\b/iu],
  ['afterpay', /\bafterpay\b/iu],
  ['zip', /\bzip ?(?:pay|money)\b|\bzip\.co\b/iu],
  ['klarna', /\bklarna\b/iu],
  ['laybuy', /\blaybuy\b/iu],
  ['apple_pay', /\bapple pay\b/iu],
  ['google_pay', /\b(?:google pay|g pay)\b/iu],
  ['shop_pay', /\bshop ?pay\b/iu],
  ['poli', /\bPOLi\b(?: ?pay(?:ments?)?)?/u],
  [
    'bank_transfer',
    /\b(?:bank (?:transfer|deposit)|direct (?:bank )?(?:deposit|transfer)|internet banking|EFT payment)\b/iu,
  ],
  [
    'on_delivery',
    /\b(?:pay(?:ment|able)?|cash)(?: in (?:cash|store|person))? (?:on|upon|at) (?:delivery|arrival|collection|pick-?up)\b|\bpay (?:in store|when you collect)\b/iu,
  ],
  [
    'mobile_money',
    /\bmobile money\b|\bmtn momo\b|\bmomo (?:pay(?:ments?)?|wallet|number)\b|\bm-?pesa\b|\bairtel money\b/iu,
  ],
  [
    'stripe',
    new RegExp(
      String.raw`${TAKEN}stripe\b(?! (?:details?|patterns?|prints?|trims?)\b)|\bstripe (?:payments?|checkout)\b`,
      'iu',
    ),
  ],
  [
    'square',
    new RegExp(
      String.raw`${TAKEN}square\b(?! (?:m\w*|edges?|corners?|cut|necks?|toes?)\b)|\bsquare (?:payments?|checkout)\b`,
      'iu',
    ),
  ],
]
const SCRIPTS: readonly [string, RegExp][] = [
  ['stripe', /\/\/js\.stripe\.com\//iu],
  ['paypal', /\/\/(?:www\.)?paypal(?:objects)?\.com\//iu],
  ['square', /\/\/(?:web|js)\.squareup(?:cdn|sandbox)?\.com\//iu],
  ['afterpay', /\/\/[\w.-]{0,40}afterpay\.com\//iu],
  ['klarna', /\/\/[\w.-]{0,40}klarna(?:cdn|services)?\.(?:com|net)\//iu],
  ['zip', /\/\/[\w.-]{0,40}(?:zip\.co|zipmoney\.com\.au)\//iu],
  ['laybuy', /\/\/[\w.-]{0,40}laybuy\.com\//iu],
]
const SPOKEN_HINT =
  /pay|cash|visa|master ?card|amex|american express|klarna|laybuy|zip|poli|bank|stripe|square|EFT|money|momo|pesa/iu
const SEARCHED = 200_000

/** Payment methods shown by pictures, loaded by scripts, named in text or asked for by fields, each once. */
export function paymentMethodsOf(walked: WalkedDocument): string[] {
  const found = new Set<string>()
  const note = (table: readonly [string, RegExp][], text: string): void => {
    for (const [name, shape] of table) if (!found.has(name) && shape.test(text)) found.add(name)
  }
  for (const name of picturesNames(walked)) if (PAYMENT_PICTURE.test(name)) note(SHOWN, name)
  for (const { attributes } of walked.of('script'))
    if (attributes['src']) note(SCRIPTS, attributes['src'].slice(0, 500))
  let searched = 0
  for (const { text } of walked.lines) {
    searched += text.length
    if (searched > SEARCHED) break
    if (SPOKEN_HINT.test(text)) note(SAID, text)
  }
  for (const name of paymentFieldsOf(walked)) found.add(name)
  return [...found]
}

/** Short file names, texts and class names of pictures; long ones are sentences or data. */
function picturesNames(walked: WalkedDocument): string[] {
  const names: string[] = []
  for (const { attributes: a, hidden } of walked.of('img')) {
    if (hidden) continue
    const file = a['src']?.startsWith('data:')
      ? ''
      : (a['src']?.slice(-300).split(/[?#]/u, 1)[0]?.split('/').at(-1) ?? '')
    names.push(file, a['alt'] ?? '', a['class'] ?? '')
  }
  for (const { attributes: a, element } of walked.of('svg')) {
    const title = element.children.find((child) => isTag(child) && child.name === 'title')
    const words = title && isTag(title) ? ownText(title) : ''
    names.push(a['aria-label'] ?? '', a['class'] ?? '', a['id'] ?? '', words)
  }
  for (const { attributes: a } of walked.of('i')) names.push(a['class'] ?? '')
  return names.filter((name) => name !== '' && name.length < 120)
}
