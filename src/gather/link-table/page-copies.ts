import { createHash } from 'node:crypto'
import { placeOfPage } from '#core/site/page-place.ts'
import type { AddressOnPage } from '../parse/targets.ts'

/**
 * Knows a page that comes again at another spelling of its address: `/` and `/index.html`, `/about` and `/about.html`, or with a query where it names the
 * address without it as its main one. It is the same page where it leads to the same addresses, with the same words, in the same order; its canonical
 * address and its pictures are among them.
 */
export class PageCopies {
  readonly #known = new Map<string, { page: string; content: string }>()

  /** Whether an earlier page was this one. A page that is added again under its own address is none: a script may have added links to it. */
  isCopy(page: string, occurrences: readonly AddressOnPage[]): boolean {
    const places = placesOf(page, occurrences)
    const content = contentOf(occurrences)
    const known = places.map((place) => this.#known.get(place))
    for (const place of places) if (!this.#known.has(place)) this.#known.set(place, { page, content })
    return known.some((one) => one !== undefined && one.page !== page && one.content === content)
  }
}

/** The place of its address, and the one without a query where the page is there by its own word. */
function placesOf(page: string, occurrences: readonly AddressOnPage[]): string[] {
  const place = placeOfPage(page)
  const [path = place] = place.split('?', 1)
  if (path === place) return [place]
  const main = occurrences.find(({ kind, url }) => kind === 'canonical' && url !== null)?.url ?? page
  return placeOfPage(main) === path ? [place, path] : [place]
}

/** Links to parts of the page itself have the page's own address. */
function contentOf(occurrences: readonly AddressOnPage[]): string {
  const hash = createHash('sha1')
  for (const { href, url, kind, text } of occurrences)
    hash.update(href.startsWith('#') ? `${href}\n` : `${kind} ${url ?? href} ${text}\n`)
  return hash.digest('base64')
}
