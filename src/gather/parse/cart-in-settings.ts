import { isSameSite } from '#core/address/urls.ts'
import { isCartAddress } from '#core/site/shop/cart-names.ts'
import type { PageAddresses } from './addresses.ts'
import { inlineScripts } from './scripts.ts'
import type { WalkedDocument } from './walked-document.ts'

/** The cart's address in the settings that a shop system writes into its pages, and the words of the link that its script adds. */
const CART_URL = /["']?\bcart_?url["']?\s{0,5}[:=]\s{0,5}["']([^"'\s]{1,300})["']/iu
const VIEW_CART = /["']i18n_view_cart["']\s{0,5}:\s{0,5}"([^"\\]{1,60})"/u
const SEARCHED = 500_000

/**
 * The cart of a shop system that links to it once something was added: its address, or the words of that link where the address is at another host;
 * `null` where no setting names one.
 */
export function cartInSettings(walked: WalkedDocument, addresses: PageAddresses): string | null {
  for (const { role, text } of inlineScripts(walked)) {
    if (role === 'blocked') continue
    const settings = text.slice(0, SEARCHED)
    const written = CART_URL.exec(settings)?.[1]?.replaceAll('\\/', '/')
    const url = written === undefined ? null : addresses.http(written)
    if (url === null || !isCartAddress(url)) continue
    const { host, protocol } = new URL(addresses.page)
    if (isSameSite(url, host) && new URL(url).protocol === protocol) return url
    const words = VIEW_CART.exec(settings)?.[1]
    if (words !== undefined) return words
  }
  return null
}
