import type { PageFacts, TagKind, TagFacts } from '../../evidence/page.ts'
import { productsOf } from './products.ts'

/** The kinds of analytics and advertising tags on a website; tags that a consent tool blocks count too. */
export interface ShopTags {
  ga4: boolean
  universalAnalytics: boolean
  gtm: boolean
  googleAds: boolean
  metaPixel: boolean
  /** Structured product data, or tracking of shop events. */
  ecommerceTags: boolean
}

const MEASURING: ReadonlySet<TagKind> = new Set(['ga4', 'google_tag', 'gtm', 'meta_pixel'])

/** The kinds of tags in a list. */
export function tagFlags(tags: readonly Pick<TagFacts, 'kind'>[]): Omit<ShopTags, 'ecommerceTags'> {
  const kinds = new Set(tags.map((tag) => tag.kind))
  return {
    ga4: kinds.has('ga4') || kinds.has('google_tag'),
    universalAnalytics: kinds.has('universal'),
    gtm: kinds.has('gtm'),
    googleAds: kinds.has('google_ads'),
    metaPixel: kinds.has('meta_pixel'),
  }
}

/** The tags of a website by its pages. */
export function shopTags(pages: readonly PageFacts[]): ShopTags {
  return {
    ...tagFlags(pages.flatMap(({ tags }) => tags)),
    ecommerceTags: pages.some((page) => productsOf(page).length > 0 || measuresSales(page)),
  }
}

/** Whether an analytics tag and a shop event are on the same page (checks: ecommerce, E2). */
export const measuresSales = (page: Pick<PageFacts, 'tags' | 'shopEvents'>): boolean =>
  page.shopEvents.length > 0 && page.tags.some((tag) => MEASURING.has(tag.kind))
