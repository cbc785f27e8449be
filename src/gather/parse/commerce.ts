import type { CommerceFacts } from '#core/evidence/commerce.ts'
import type { LinkFacts } from '#core/evidence/page.ts'
import { isSameSite } from '#core/address/urls.ts'
import type { FormFacts } from '#core/evidence/form.ts'
import { firstFound } from '#core/first-found.ts'
import { cut } from '#core/text.ts'
import { cartOfLink, checkoutOfLink } from '#core/site/shop/cart.ts'
import {
  asksForQuote,
  cartCertainty,
  isCartAddress,
  namesAddToCart,
  namesCheckout,
} from '#core/site/shop/cart-names.ts'
import type { PageAddresses } from './addresses.ts'
import { cartInSettings } from './cart-in-settings.ts'
import { cartControlOf } from './cart-control.ts'
import { textOf } from './element-text.ts'
import { buttonText, isButton } from './fields.ts'
import { type PriceLine, pricesByLine } from './commerce-prices.ts'
import { drawnCart, drawnStorefront } from './drawn-storefront.ts'
import { isPaymentAddress, paymentLinksIn, paymentMethodsOf, stripeButtons } from './payments.ts'
import { paypalButtonsOf } from './paypal-buttons.ts'
import type { PlacedElement } from './placed-element.ts'
import type { WalkedDocument } from './walked-document.ts'

/** An address that puts something into a cart. */
export const ADD_ADDRESS =
  /\/cart\/add(?:[/?#.]|$)|[?&]add-to-cart=|wc-ajax=add_to_cart|checkout\/cart\/add/iu
const BUY_NOW = /^\W{0,5}buy (?:it )?now\b/iu
/** Booking is not buying: a salon's "Book now" beside a price does not count. Nor is keeping something in mind: "Add to wishlist", "Add to calendar". */
const BUYING_BUTTON =
  /\b(?:buy|add to(?! (?:(?!(?:cart|bag|basket|trolley|order)\b)\S+ ){0,3}(?:quot\w*|requests?|(?:short|wish|watch)? ?lists?|favou?rites?|compar\w*|calendars?|diary|bookings?|reservations?|trips?|plans?|itinerary|planner|home ?screen|contacts|wallet)\b)|order|purchase|kaufen|bestellen|acheter|commander|comprar|acquista|kopen)\b|\b(?:waren|winkel)(?:korb|wagen|mand)\b|\b(?:panier|carrito|cesta|carrello)\b/iu
const ORDERS_NO_GOODS = /\b(?:brochures?|catalog(?:ue)?s?|prescriptions?)\b/iu
/** Names and classes of shop systems for the control that adds to the cart. */
export const ADD_CONTROL =
  /^(?:add-to-cart|add_to_cart|ajax_add_to_cart|single_add_to_cart_button|add_to_cart_button|sqs-add-to-cart-button|snipcart-add-item|w-commerce-commerceaddtocartbutton|ec-shopping-cart__add|paypal-add-to-cart)$/u
const LONGEST_LABEL = 100
/** Most lines between a price and its button: name, price, choice, amount, button. */
const NEAR = 4

interface ParsedPage {
  walked: WalkedDocument
  addresses: PageAddresses
  links: readonly LinkFacts[]
  forms: readonly FormFacts[]
}

/** Visible signs of selling. */
export function commerceOf({ walked, addresses, links, forms }: ParsedPage): CommerceFacts {
  const buttons = shownButtons(walked)
  const shown = links.filter((link) => !link.hidden)
  const away = shown.filter((link) => !isOnItsPage(link, addresses))
  const shownForms = forms.filter((form) => !form.hidden)
  const words = [...buttons.map(({ text }) => text), ...shownForms.flatMap((form) => form.buttons)]
  const priceLines = pricesByLine(walked, addresses)
  const control = cartControlOf(walked, addresses)
  const paypal = paypalButtonsOf(walked)
  const adds =
    addToCart(shown, shownForms, words) ??
    addControl(walked) ??
    (paypal.addToCart ? 'PayPal cart' : drawnStorefront(walked))
  return {
    addToCart: adds,
    cart:
      firstFound(away, ({ url }) => (url !== null && isCartAddress(url) ? url : null)) ??
      firstFound(shown, (link) => cartOfLink(link, addresses.page)) ??
      words.find((text) => cartCertainty(text) === 'cart') ??
      control.leads ??
      (adds === null ? null : (cartInSettings(walked, addresses) ?? drawnCart(walked))),
    checkout: firstFound(away, checkoutOfLink) ?? words.find(namesCheckout) ?? null,
    prices: priceLines.reduce((sum, { count }) => sum + count, 0),
    pricesNearButton: nearButtons(priceLines, buyingLines(walked, buttons, addresses), walked),
    buyNow:
      paypal.buyNow ||
      [...words, ...shown.map(({ text }) => text)].some((text) => BUY_NOW.test(text)) ||
      stripeButtons(walked).some(({ element }) => BUY_NOW.test(textOf(element, LONGEST_LABEL))),
    paymentLinks: paymentLinksIn(shown, shownForms, walked),
    paymentMethods: paymentMethodsOf(walked),
    cartIcon: control.icon,
  }
}

/** A skip link of `/cart` leads to no cart; `#!/~/cart` opens one that a script draws. */
const isOnItsPage = ({ href, url }: LinkFacts, { page }: PageAddresses): boolean =>
  url !== null && /^#[^!/]/u.test(href) && url.split('#', 1)[0] === page.split('#', 1)[0]

interface ShownButton {
  placed: PlacedElement
  text: string
}

const shownButtons = (walked: WalkedDocument): ShownButton[] =>
  walked.placed
    .filter((placed) => !placed.noscript && !placed.hidden && isButton(placed))
    .slice(0, 500)
    .map((placed) => ({ placed, text: buttonText(placed, walked) }))

function addToCart(
  links: readonly LinkFacts[],
  forms: readonly FormFacts[],
  words: readonly string[],
): string | null {
  const form = forms.find(
    ({ actionRaw, buttons }) =>
      actionRaw !== null &&
      ADD_ADDRESS.test(actionRaw) &&
      !(buttons.length > 0 && buttons.every((text) => asksForQuote(text))),
  )
  if (form) return form.actionRaw
  const link = links.find(
    ({ href, text }) => (ADD_ADDRESS.test(href) && !asksForQuote(text)) || namesAddToCart(text),
  )
  if (link) return ADD_ADDRESS.test(link.href) ? cut(link.href, 300) : link.text
  return words.find(namesAddToCart) ?? null
}

/** A visible control that a shop system names as adding to the cart, whatever its text. */
function addControl(walked: WalkedDocument): string | null {
  for (const placed of walked.placed) {
    const { hidden, noscript, tag, attributes: a } = placed
    if (hidden || noscript || (a['class'] === undefined && a['name'] === undefined)) continue
    if (tag !== 'a' && tag !== 'button' && tag !== 'input') continue
    const names = [...(a['class']?.split(/\s+/u) ?? []), a['name'] ?? '']
    const name = names.find((one) => ADD_CONTROL.test(one))
    if (name !== undefined && !asksForQuote(buttonText(placed, walked))) return name
  }
  return null
}

/** Lines with a button, or a link like one, to buy, order or add, unless it leads to another website. */
function buyingLines(
  walked: WalkedDocument,
  buttons: readonly ShownButton[],
  addresses: PageAddresses,
): ReadonlySet<number> {
  const lines = new Set<number>()
  for (const { placed, text } of buttons) if (buys(text)) lines.add(placed.fromLine)
  const host = URL.parse(addresses.page)?.host ?? ''
  for (const { silent, fromLine, attributes } of walked.of('a')) {
    const url = addresses.http(attributes['href'] ?? '')
    if (url !== null && !isSameSite(url, host) && !isPaymentAddress(url)) continue
    const text = silent ? undefined : walked.lines[fromLine]?.text
    if (text !== undefined && text.length < 40 && buys(text)) lines.add(fromLine)
  }
  return lines
}

/** "Buy", "Sell" and "Rent" in a menu stand above the first prices of a page by chance. */
function isInMenu(line: number, lines: WalkedDocument['lines']): boolean {
  const region = lines[line]?.region
  return region === 'header' || region === 'nav'
}

const buys = (text: string): boolean =>
  BUYING_BUTTON.test(text) && !asksForQuote(text) && !ORDERS_NO_GOODS.test(text)

function nearButtons(
  prices: readonly PriceLine[],
  buttons: ReadonlySet<number>,
  { lines }: WalkedDocument,
): number {
  let near = 0
  for (const { line, count } of prices) {
    for (let at = line - NEAR; at <= line + NEAR; at++) {
      if (!buttons.has(at) || (isInMenu(at, lines) && lines[at]?.region !== lines[line]?.region)) continue
      near += count
      break
    }
  }
  return near
}
