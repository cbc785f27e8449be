import { hash } from 'node:crypto'
import { placesOfPage } from '#core/site/page-place.ts'
import type { AddressOnPage } from '../parse/targets.ts'

interface KnownPage {
  page: string
  content: string
}

/**
 * Knows a page that comes again at another spelling of its address: `/` and `/index.html`, `/about` and `/about.html`, or with a query where it names the
 * address without it as its main one. It is the same page where it leads to the same addresses, with the same words, in the same order; its canonical
 * address and its pictures are among them.
 */
export class PageCopies {
  /** The pages of each place that were no copies. */
  readonly #known = new Map<string, KnownPage[]>()

  /** Whether an earlier page was this one. A page that is added again under its own address is none: a script may have added links to it. */
  isCopy(page: string, occurrences: readonly AddressOnPage[]): boolean {
    const canonical = occurrences.find(({ kind, url }) => kind === 'canonical' && url !== null)?.url ?? null
    const places = placesOfPage(page, canonical)
    const content = contentOf(occurrences)
    const known = places.flatMap((place) => this.#known.get(place) ?? [])
    const isOwn = known.some((one) => one.page === page)
    if (!isOwn && known.some((one) => one.content === content)) return true
    for (const place of places) this.#keep(place, { page, content })
    return false
  }

  #keep(place: string, page: KnownPage): void {
    const pages = this.#known.get(place)
    if (pages) pages.push(page)
    else this.#known.set(place, [page])
  }
}

/** Links to parts of the page itself have the page's own address. */
function contentOf(occurrences: readonly AddressOnPage[]): string {
  let content = ''
  for (const { href, url, kind, text } of occurrences)
    content += href.startsWith('#') ? `${href}\n` : `${kind} ${url ?? href} ${text}\n`
  return hash('sha1', content, 'base64')
}
