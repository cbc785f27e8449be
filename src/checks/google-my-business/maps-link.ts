import type { PageFacts } from '#core/evidence/page.ts'

/** Short links to a place on Google, without their scheme: of the Maps app, now and formerly, of the profile, and of a result of search, now and formerly. */
const SHORT_LINK = /^(?:(?:maps\.app\.goo\.gl|g\.page)\/.|goo\.gl\/maps\/.|share\.google\/.|g\.co\/kgs\/.)/u
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
  if (SHORT_LINK.test(url.hostname + url.pathname)) return true
  return GOOGLE_HOST.test(url.hostname) && (PLACE_PATH.test(url.pathname) || url.searchParams.has('cid'))
}
