import type { PageFacts } from '../evidence/page.ts'
import { findCart } from './shop/cart.ts'
import { findProductPage } from './shop/product-page.ts'
import { findServicesPage } from './shop/services-page.ts'
import { platformOf, type ShopSignal, shopSignals } from './shop/signals.ts'
import { type ShopTags, shopTags } from './shop/tags.ts'

/** What a site shows of selling online. */
export interface ShopSeen {
  /** 1 strong or 2 different medium signals (checks: ecommerce). */
  isShop: boolean
  /** Name of the shop platform, `null` when none is recognised. */
  platform: string | null
  /** Address of a page that shows what is sold. */
  productPage: string | null
  /** Address of a page or homepage section that says what the business does. */
  servicesPage: string | null
  /** Address, or the text of the button that opens a drawer. */
  cart: string | null
  checkoutPage: string | null
  /** Payment methods named or shown, each once. */
  paymentMethods: string[]
  tags: ShopTags
  signals: ShopSignal[]
}

/** Reads the signs of a shop from the pages of a site, homepage first. */
export function detectShop(pages: readonly PageFacts[]): ShopSeen {
  const readable = pages.filter((page) => page.status >= 200 && page.status < 300)
  const cart = findCart(readable)
  const signals = shopSignals(readable, cart)
  const isShop = isEnough(signals)
  return {
    isShop,
    platform: platformOf(readable),
    productPage: findProductPage(readable, isShop)?.url ?? null,
    servicesPage: findServicesPage(readable, isShop),
    cart: cart.cart,
    checkoutPage: cart.checkout,
    paymentMethods: [...new Set(readable.flatMap((page) => page.commerce.paymentMethods))],
    tags: shopTags(readable),
    signals,
  }
}

const isEnough = (signals: readonly ShopSignal[]): boolean =>
  signals.some((signal) => signal.strength === 'strong') || signals.length >= 2
