import type { AnswersEvidence } from '../evidence/owner.ts'
import type { PageFacts } from '../evidence/page.ts'
import type { PagesEvidence } from '../evidence/pages.ts'
import { sellingAnswer } from '../survey/selling-answer.ts'
import { oncePerObject } from '../once-per.ts'
import type { Selling } from '../selling.ts'
import { isPrivacyPage } from './privacy-page.ts'
import { withRendered } from './with-rendered.ts'
import { type CrawlAnswers, findCart } from './shop/cart.ts'
import { type ShopHint, shopHints } from './shop/hints.ts'
import { isShopLeftOver } from './shop/left-over.ts'
import { waysByLink } from './shop/payments.ts'
import { findProductPage } from './shop/product-page.ts'
import { findServicesPage } from './shop/services-page.ts'
import { makeShop, platformOf, type ShopSignal, shopSignals } from './shop/signals.ts'
import { type ShopTags, shopTags } from './shop/tags.ts'

/** The signs of an online shop on a website. */
export interface ShopFacts {
  /** 1 strong sign, or 2 medium ones of different kinds (checks: ecommerce), and no shop that is left over from a template or an export. */
  isShop: boolean
  /** Name of the shop platform, `null` when none is recognised. */
  platform: string | null
  /** Address of a page that shows what is sold. */
  productPage: string | null
  /** Address of a page or homepage section that describes what the business does. */
  servicesPage: string | null
  /** Address, or the text of the button that opens a drawer. */
  cart: string | null
  checkoutPage: string | null
  /** Payment methods named or shown, each once; not those that only a privacy or cookie policy names. */
  paymentMethods: string[]
  tags: ShopTags
  signals: ShopSignal[]
  hints: ShopHint[]
}

/**
 * Reads the signs of a shop from the pages of a website, homepage first. `crawl` has the answers of
 * addresses that are no pages, such as a removed cart. The result is kept, because several checks ask for the same pages.
 */
export function detectShop(pages: readonly PageFacts[], crawl: CrawlAnswers = NOTHING): ShopFacts {
  return lookWith(crawl)(pages)
}

const NOTHING: CrawlAnswers = { unread: [] }

const lookWith = oncePerObject((crawl: CrawlAnswers) =>
  oncePerObject((pages: readonly PageFacts[]) => lookForShop(pages, crawl)),
)

function lookForShop(pages: readonly PageFacts[], crawl: CrawlAnswers): ShopFacts {
  const there = pages.filter((page) => page.status >= 200 && page.status < 300)
  const cart = findCart(there, crawl)
  const signals = shopSignals(there, cart)
  const isLeftOver = isShopLeftOver(there)
  const isShop = makeShop(signals) && !isLeftOver
  return {
    isShop,
    platform: platformOf(there),
    productPage: findProductPage(there, isShop)?.url ?? null,
    servicesPage: findServicesPage(there, isShop),
    cart: isLeftOver ? null : cart.cart,
    checkoutPage: isLeftOver ? null : cart.checkout,
    paymentMethods: isLeftOver ? [] : [...new Set(there.flatMap(waysToPay))],
    tags: shopTags(there),
    signals,
    hints: shopHints(there),
  }
}

/** The payment methods that a page names, shows or leads to as those of this business. */
export function waysToPay(page: PageFacts): readonly string[] {
  const ways = [...page.commerce.paymentMethods, ...waysByLink(page)]
  return ways.length === 0 || isPrivacyPage(page) ? [] : ways
}

/**
 * Whether the business sells online (decisions, section 8): by the owner's answer to S-SELL; else `yes` for a shop that was found; else unknown.
 * It is never "no" because no shop was found: orders are also taken by email, in an app, or on a page that we do not recognise as a shop.
 */
export function sellsOnline(input: {
  answers: AnswersEvidence
  pages: PagesEvidence
  rendered?: { pages: PageFacts[] } | undefined
}): Selling {
  const answer = sellingAnswer(input.answers)
  if (answer !== null) return answer
  const { isShop } = detectShop(withRendered(input.pages, input.rendered), input.pages)
  return isShop ? 'yes' : 'unknown'
}
