import { bareHost } from '../address/urls.ts'
import type { PageFacts } from '../evidence/page.ts'

/** What the addresses of one page may differ by: its index file, the ending of its file, a closing slash. */
const ENDING = /(?:\/index\.\w{3,5}|\.html?|\/)$/iu

/** One text for the spellings of a page's address: `/` and `/index.html`, `/about` and `/about.html`. They are often, and not always, one page. */
export function placeOfPage(address: string): string {
  const url = URL.parse(address)
  return url === null ? address : `${bareHost(url.host)}${url.pathname.replace(ENDING, '')}${url.search}`
}

/** The place of a page's address; with a query also the place without it, where the page's canonical link names that one. */
export function placesOfPage(address: string, canonical: string | null): string[] {
  const place = placeOfPage(address)
  const [path = place] = place.split('?', 1)
  return path !== place && placeOfPage(canonical ?? address) === path ? [place, path] : [place]
}

/**
 * The pages without those that come again at another spelling of their address, or with a query where they name the address without it as their own:
 * with the same title and the same words.
 */
export function onceEach(pages: readonly PageFacts[]): PageFacts[] {
  const known = new Map<string, PageFacts[]>()
  return pages.filter((page) => {
    const places = placesOf(page)
    const isKnown = places.some((place) => known.get(place)?.some((one) => areTheSame(one, page)))
    for (const place of places) known.set(place, [...(known.get(place) ?? []), page])
    return !isKnown
  })
}

const areTheSame = (one: PageFacts, other: PageFacts): boolean =>
  one.title.text === other.title.text && one.text.main === other.text.main

/** A page without words of its own may name any address, as scripts write it: only that of a page with words is believed. */
function placesOf({ url, relations, text }: PageFacts): string[] {
  const canonical = relations.find((one) => one.rel === 'canonical' && one.url !== null)?.url ?? null
  return placesOfPage(url, text.main === '' ? null : canonical)
}
