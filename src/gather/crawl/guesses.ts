import type { PageFacts } from '#core/evidence/page.ts'
import { isServingBuilder } from '#core/serving-builder.ts'

interface Need {
  /** A link or path with one of these words leads to such a page. */
  words: RegExp
  paths: readonly string[]
  /** In place of `paths` on a Shopify website, which has its policies at fixed addresses. */
  onShopify?: readonly string[]
}

/** Pages that people expect at a usual address even without a link; at most 12 addresses in all. */
const NEEDS: readonly Need[] = [
  {
    words: /privacy|tūmataiti|tumataiti/iu,
    paths: ['/privacy-policy', '/privacy'],
    onShopify: ['/policies/privacy-policy', '/pages/privacy-policy'],
  },
  { words: /cookie/iu, paths: ['/cookie-policy', '/cookies'] },
  {
    words: /terms|conditions/iu,
    paths: ['/terms-and-conditions', '/terms', '/terms-of-use', '/terms-of-service'],
    onShopify: ['/policies/terms-of-service', '/pages/terms-and-conditions', '/pages/terms-of-service'],
  },
  { words: /contact|enquir|whakapā|whakapa\b/iu, paths: ['/contact', '/contact-us'] },
  { words: /about|our story|who we are|mō mātou|mo matou/iu, paths: ['/about', '/about-us'] },
]

/** As the table of technologies names it. */
const SHOPIFY = 'Shopify'

/** Usual addresses of pages that no link's text or path names. */
export function guessesFor(pages: readonly PageFacts[], address: string): string[] {
  const seen = pages.flatMap((page) => [
    page.url,
    ...page.links.map(({ url, text }) => `${url ?? ''} ${text}`),
  ])
  // A Buy Button of Shopify's stands on websites of every kind, which have their pages at the usual addresses.
  const isShopify = pages.some(({ technologies }) =>
    technologies.some((one) => isServingBuilder(one) && one.name === SHOPIFY),
  )
  return NEEDS.filter(({ words }) => !seen.some((text) => words.test(text)))
    .flatMap(({ paths, onShopify }) => (isShopify && onShopify) || paths)
    .map((path) => new URL(path, address).href)
}
