import { isSameSite } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { isServingBuilder } from '#core/serving-builder.ts'

interface Need {
  /** A link within the website, or the path of a page, with one of these words leads to such a page. */
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
    // "Skin conditions" are no terms.
    words:
      /terms|\/conditions(?:[/.?#]|$)|conditions[ -](?:of|g[ée]n[ée]rales)|(?:general|sales?|trading|booking|hire|payment)[ -]conditions/iu,
    paths: ['/terms-and-conditions', '/terms', '/terms-of-use', '/terms-of-service'],
    onShopify: ['/policies/terms-of-service', '/pages/terms-and-conditions', '/pages/terms-of-service'],
  },
  { words: /contact|enquir|whakapā|whakapa\b/iu, paths: ['/contact', '/contact-us'] },
  { words: /about|our story|who we are|mō mātou|mo matou/iu, paths: ['/about', '/about-us'] },
]

/** As the table of technologies names it. */
const SHOPIFY = 'Shopify'

/**
 * Usual addresses of pages that no link's text or path names. Links to other websites do not count (reCAPTCHA's line links to Google's privacy policy), nor
 * does the name of a host ("aboutface").
 */
export function guessesFor(pages: readonly PageFacts[], address: string): string[] {
  const links = pages.flatMap((page) => page.links)
  const { host } = new URL(address)
  // Each address once: a large website has most of its links in every page.
  const linked = new Set(links.flatMap(({ url }) => url ?? []))
  const inside = new Set([...linked].filter((url) => isSameSite(url, host)))
  const seen = [
    ...[...pages.map(({ url }) => url), ...inside].map(pathOf),
    ...links.filter(({ url }) => url === null || inside.has(url)).map(({ text }) => text),
  ]
  // A Buy Button of Shopify's stands on websites of every kind, which have their pages at the usual addresses.
  const isShopify = pages.some(({ technologies }) =>
    technologies.some((one) => isServingBuilder(one) && one.name === SHOPIFY),
  )
  return NEEDS.filter(({ words }) => !seen.some((text) => words.test(text)))
    .flatMap(({ paths, onShopify }) => (isShopify && onShopify) || paths)
    .map((path) => new URL(path, address).href)
}

/** All of an address behind its host. */
function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address)
  return pathname + search + hash
}
