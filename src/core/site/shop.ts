import type { AnswersEvidence } from '../evidence/owner.ts'
import type { PageFacts } from '../evidence/page.ts'
import type { PagesEvidence } from '../evidence/pages.ts'
import { sellingAnswer } from '../survey/selling-answer.ts'
import { oncePerObject } from '../once-per.ts'
import { readable } from './language.ts'
import { withRendered } from './overlay.ts'
import { findCart } from './shop/cart.ts'
import { findProductPage } from './shop/product-page.ts'
import { findServicesPage } from './shop/services-page.ts'
import { platformOf, type ShopSignal, shopSignals } from './shop/signals.ts'
import { type ShopTags, shopTags } from './shop/tags.ts'
import { crawlGap } from './sufficient.ts'

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

/** Reads the signs of a shop from the pages of a site, homepage first. Several checks ask about the same pages. */
export const detectShop = oncePerObject((pages: readonly PageFacts[]): ShopSeen => {
  const there = pages.filter((page) => page.status >= 200 && page.status < 300)
  const cart = findCart(there)
  const signals = shopSignals(there, cart)
  const isShop = isEnough(signals)
  return {
    isShop,
    platform: platformOf(there),
    productPage: findProductPage(there, isShop)?.url ?? null,
    servicesPage: findServicesPage(there, isShop),
    cart: cart.cart,
    checkoutPage: cart.checkout,
    paymentMethods: [...new Set(there.flatMap((page) => page.commerce.paymentMethods))],
    tags: shopTags(there),
    signals,
  }
})

const isEnough = (signals: readonly ShopSignal[]): boolean =>
  signals.some((signal) => signal.strength === 'strong') || signals.length >= 2

/** Whether the business sells online, and what that rests on. */
export type Selling = 'yes' | 'no' | 'unknown'

/**
 * Sells online (decisions, section 8): the owner's answer to S-SELL; else a shop seen; else "no" when enough was read to
 * see one and there is not even one sign; else unknown.
 */
export function sellsOnline(input: {
  answers: AnswersEvidence
  pages: PagesEvidence
  rendered?: { pages: PageFacts[] } | undefined
}): Selling {
  const answer = sellingAnswer(input.answers)
  if (answer !== null) return answer
  const pages = withRendered(input.pages, input.rendered)
  const shop = detectShop(pages)
  if (shop.isShop) return 'yes'
  const enough = crawlGap(input.pages) === null && readable(pages)
  return shop.signals.length === 0 && enough ? 'no' : 'unknown'
}
