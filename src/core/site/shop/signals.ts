import type { PageFacts } from '../../evidence/page.ts'
import type { CartFacts } from './cart.ts'
import { takesBookings } from './bookings.ts'
import { paymentPage } from './payments.ts'
import { productsOf } from './products.ts'

/**
 * What a sign shows. `goods`: something to buy; `cart`: somewhere to collect it (a builder's script and the cart it
 * draws count as one); `payment`: somewhere to pay; `booking`: an appointment or a reservation.
 */
export type SignKind = 'goods' | 'cart' | 'payment' | 'booking'

/** One sign that visitors can buy here (checks: ecommerce). */
export interface ShopSignal {
  strength: 'strong' | 'medium'
  kind: SignKind
  name:
    | 'add_to_cart'
    | 'product_data'
    | 'shop_platform'
    | 'cart_link'
    | 'checkout_page'
    | 'buy_now'
    | 'prices_near_buttons'
    | 'order_form'
    | 'payment_button'
    | 'paid_booking'
  /** The page that has it. */
  at: string
  found: string
}

/** Booking services that also take the payment; those that only take a booking are no shop. */
const PAID_BOOKING =
  /^(?:rezdy|farehar?bor|bookeasy|siteminder|little hotelier|timely|fresha|checkfront|bokun)\b/iu
const SHOP_SEGMENT = /^(?:shop|store|online-?store|online-?shop)$/u

/**
 * Whether the signs make a shop: a strong one, or two medium ones of different kinds. Booking is not buying: it counts only
 * beside goods, so that a booking with an unused cart or a deposit by PayPal decides nothing.
 */
export function makeShop(signals: readonly ShopSignal[]): boolean {
  if (signals.some(({ strength }) => strength === 'strong')) return true
  const kinds = new Set(signals.map(({ kind }) => kind))
  return kinds.has('booking') ? kinds.has('goods') : kinds.size >= 2
}

/** Collects the signs of a shop. `pages` are those that visitors can reach, homepage first. */
export function shopSignals(pages: readonly PageFacts[], seen: CartFacts): ShopSignal[] {
  const found = [
    addToCart(pages),
    productData(pages, seen),
    platformScript(pages, seen),
    cartLink(pages, seen),
    checkoutPage(pages, seen),
    buyNow(pages),
    pricesNearButtons(pages),
    orderForm(pages),
    paymentButton(pages),
    paidBooking(pages),
  ]
  return found.filter((signal) => signal !== null)
}

/** The shop platform of a site by its name, `null` when none is recognised. */
export function platformOf(pages: readonly PageFacts[]): string | null {
  const technologies = pages.flatMap((page) => page.technologies)
  return technologies.find((technology) => technology.kind === 'shop')?.name ?? null
}

type Sign = ShopSignal | null

function addToCart(pages: readonly PageFacts[]): Sign {
  const page = pages.find((candidate) => candidate.commerce.addToCart !== null)
  if (!page) return null
  return {
    strength: 'strong',
    kind: 'cart',
    name: 'add_to_cart',
    at: page.url,
    found: page.commerce.addToCart ?? '',
  }
}

function productData(pages: readonly PageFacts[], { cart, checkout }: CartFacts): Sign {
  const page = pages.find((candidate) => productsOf(candidate).some((product) => product.price !== null))
  const place = cart ?? checkout
  if (!page || place === null) return null
  return {
    strength: 'strong',
    kind: 'goods',
    name: 'product_data',
    at: page.url,
    found: `Product data, and ${place}`,
  }
}

/**
 * Many builders load their cart's script on every website: alone it is only a medium sign. Where visitors book, script and cart
 * may belong to the bookings.
 */
function platformScript(pages: readonly PageFacts[], { cart, checkout }: CartFacts): Sign {
  const platform = platformOf(pages)
  const home = pages[0]
  if (platform === null || !home) return null
  const hasPlace = (cart !== null || checkout !== null) && !takesBookings(pages)
  const strength = hasPlace || pages.some(showsProduct) ? 'strong' : 'medium'
  return { strength, kind: 'cart', name: 'shop_platform', at: home.url, found: platform }
}

const showsProduct = (page: PageFacts): boolean =>
  page.commerce.addToCart !== null || productsOf(page).some((product) => product.price !== null)

function cartLink(pages: readonly PageFacts[], { cart, checkout }: CartFacts): Sign {
  const place = cart ?? checkout ?? shopLinkBesideCartIcon(pages)
  const home = pages[0]
  return place && home
    ? { strength: 'medium', kind: 'cart', name: 'cart_link', at: home.url, found: place }
    : null
}

/** Templates leave an unused cart behind more often than a cart and a checkout that both open. */
function checkoutPage(pages: readonly PageFacts[], { cart, checkout }: CartFacts): Sign {
  if (cart === null || checkout === null) return null
  const page = pages.find((candidate) => candidate.url === checkout)
  return page
    ? { strength: 'medium', kind: 'payment', name: 'checkout_page', at: page.url, found: checkout }
    : null
}

function shopLinkBesideCartIcon(pages: readonly PageFacts[]): string | null {
  const page = pages.find((candidate) => candidate.commerce.cartIcon)
  const link = page?.links.find((candidate) => !candidate.hidden && isShopAddress(candidate.url))
  return link?.url ?? null
}

function isShopAddress(address: string | null): boolean {
  const path = address === null ? '' : (URL.parse(address)?.pathname.toLowerCase() ?? '')
  return path.split('/').some((segment) => SHOP_SEGMENT.test(segment.replace(/\.\w{3,5}$/u, '')))
}

function buyNow(pages: readonly PageFacts[]): Sign {
  const page = pages.find((candidate) => candidate.commerce.buyNow && candidate.commerce.prices > 0)
  return page
    ? { strength: 'medium', kind: 'goods', name: 'buy_now', at: page.url, found: 'Buy now, with a price' }
    : null
}

function pricesNearButtons(pages: readonly PageFacts[]): Sign {
  const [first, second] = pages.filter((page) => page.commerce.pricesNearButton > 0)
  if (!first || !second) return null
  return {
    strength: 'medium',
    kind: 'goods',
    name: 'prices_near_buttons',
    at: first.url,
    found: 'Prices beside buttons on several pages',
  }
}

/** What a form with a list of goods says on its button. */
const PLACES_ORDER =
  /^\W*(?:place|send|submit|complete) (?:an? |my |our |the |this |your )?order\b(?! (?:enquir|inquir|form|request))/iu
/** One price may be what delivery costs. */
const FEWEST_PRICES = 2

function orderForm(pages: readonly PageFacts[]): Sign {
  for (const { url, commerce, forms } of pages) {
    if (commerce.prices < FEWEST_PRICES) continue
    const buttons = forms.flatMap((form) => (form.hidden ? [] : form.buttons))
    const found = buttons.find((text) => PLACES_ORDER.test(text))
    if (found !== undefined) return { strength: 'medium', kind: 'goods', name: 'order_form', at: url, found }
  }
  return null
}

function paymentButton(pages: readonly PageFacts[]): Sign {
  const page = paymentPage(pages)
  if (!page) return null
  const found = page.commerce.paymentLinks.join(', ')
  return { strength: 'medium', kind: 'payment', name: 'payment_button', at: page.url, found }
}

/** Only an embedded service counts: a link leads to booking on another website. */
function paidBooking(pages: readonly PageFacts[]): Sign {
  for (const page of pages) {
    const booking = page.technologies.find(
      ({ kind, name, by }) => kind === 'booking' && by !== 'link' && PAID_BOOKING.test(name),
    )
    if (booking)
      return {
        strength: 'medium',
        kind: 'booking',
        name: 'paid_booking',
        at: page.url,
        found: booking.name,
      }
  }
  return null
}
