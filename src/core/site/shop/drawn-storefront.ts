import type { PageFacts } from '../../evidence/page.ts'

/** Services whose script draws goods with their buttons into a page of any website; `addToCart` of such a page is the service's name. */
const DRAWN_STOREFRONTS = ['Ecwid', 'Shopify Buy Button'] as const
export type DrawnStorefront = (typeof DRAWN_STOREFRONTS)[number]

type Drawn = Pick<PageFacts, 'commerce' | 'rendered' | 'raw' | 'text'>

/** Whether a service's script draws the goods of a page. */
export const isDrawnStorefront = ({ commerce }: Pick<PageFacts, 'commerce'>): boolean =>
  DRAWN_STOREFRONTS.some((service) => service === commerce.addToCart)

/**
 * Whether nothing was seen of the goods that a service's script draws: no browser opened the page, its script did not come, or it draws into frames of its
 * own, which are not read. What the page shows of its shop is then not known.
 */
export const hasUnseenGoods = (page: Drawn): boolean => isDrawnStorefront(page) && !wasDrawn(page)

/** Prices among words that the HTML does not have. */
const wasDrawn = ({ commerce, rendered, raw, text }: Drawn): boolean =>
  rendered && raw !== null && text.words > raw.words && commerce.prices > 0
