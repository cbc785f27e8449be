import type { DrawnStorefront } from '#core/site/shop/drawn-storefront.ts'
import { inlineScripts } from './scripts.ts'
import type { WalkedDocument } from './walked-document.ts'

/**
 * Calls by which a page's own script draws goods with their buttons into it: Ecwid's ("Add your store to a website", "Buy now buttons"), and the products and collections of
 * Shopify's Buy Button.
 */
const CALLS: readonly (readonly [service: DrawnStorefront, call: RegExp])[] = [
  ['Ecwid', /\bx(?:ProductBrowser|Product|SingleProduct)\s{0,9}\(/u],
  ['Shopify Buy Button', /\bcreateComponent\s{0,9}\(\s{0,9}['"](?:product|productSet|collection)['"]/u],
]

/** Elements that the script of a service makes into its cart (Ecwid, "Shopping cart widget"; Snipcart, "Installation"). */
const CARTS: readonly (readonly [cart: string, RegExp])[] = [
  ['Ecwid cart', /(?:^|\s)ec-cart-widget(?:\s|$)/u],
  ['Snipcart cart', /(?:^|\s)(?:snipcart|snipcart-checkout)(?:\s|$)/u],
]

/** The service whose goods a script draws into the page; `null`: none. */
export function drawnStorefront(walked: WalkedDocument): DrawnStorefront | null {
  const running = inlineScripts(walked).filter(({ role }) => role === 'runs')
  return CALLS.find(([, call]) => running.some(({ text }) => call.test(text)))?.[0] ?? null
}

/** The cart that a service's script draws; `null`: none. On a page without goods it shows nothing: templates have it on every page. */
export function drawnCart(walked: WalkedDocument): string | null {
  for (const { noscript, attributes: a } of walked.placed) {
    if (noscript || (a['id'] === undefined && a['class'] === undefined)) continue
    const names = `${a['id'] ?? ''} ${a['class'] ?? ''}`
    const cart = CARTS.find(([, name]) => name.test(names))
    if (cart) return cart[0]
  }
  return null
}
