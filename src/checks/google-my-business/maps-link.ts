import type { PageFacts } from '#core/evidence/page.ts'

/** Addresses of a place on Google: short links of the Maps app, the profile's own, and place pages. */
const SHORT_HOST = /^(?:maps\.app\.goo\.gl|g\.page|g\.co)$/u
const GOOGLE_HOST = /^(?:www\.|maps\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/u
const PLACE_PATH = /^\/maps\/place\//u

/** The first link of a website to a place on Google Maps; directions and maps without a place don't count. */
export function mapsLink(pages: readonly PageFacts[]): { address: string; at: string } | null {
  for (const page of pages) {
    const link = page.links.find(({ url }) => url !== null && isPlace(url))
    if (link?.url) return { address: link.url, at: page.url }
  }
  return null
}

function isPlace(address: string): boolean {
  const url = URL.parse(address)
  if (!url) return false
  if (SHORT_HOST.test(url.hostname)) return url.pathname.length > 1
  return GOOGLE_HOST.test(url.hostname) && (PLACE_PATH.test(url.pathname) || url.searchParams.has('cid'))
}
