import { isSpecialHost } from '#core/address/hosts.ts'
import { isSameSite, pageKey } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { atPresentHost, ownNames } from '#core/site/own-hosts.ts'
import { placeOfPage } from '#core/site/page-place.ts'

/**
 * Gives one text for the addresses of one page of this website: at its other names, on the computer where it was made, with or without its index
 * file and closing slash. `pages`: homepage first.
 */
export function placesOfLinks(pages: readonly PageFacts[]): (address: string) => string {
  const [home] = pages
  if (home === undefined) return placeOf
  const { host } = new URL(home.url)
  const own = ownNames(pages, host)
  return (address) => placeOf(atPresentHost(address, home.url, own) ?? fromMaker(address, home.url, host))
}

const placeOf = (address: string): string => placeOfPage(pageKey(address))

/** A host that no visitor reaches is where the website was made. */
function fromMaker(address: string, home: string, host: string): string {
  const url = new URL(address)
  const isReached = !url.protocol.startsWith('http') || !isSpecialHost(url.hostname)
  return isReached || isSameSite(address, host) ? address : new URL(url.pathname + url.search, home).href
}

/** The line of each place that a picture leads to. Of two addresses that differ by a query, one without any leads to the same page. */
export class LinesByPlace<Line> {
  readonly #lines = new Map<string, Line>()

  get(place: string): Line | undefined {
    return this.#lines.get(place) ?? this.#lines.get(alikeOf(place))
  }

  set(place: string, line: Line): void {
    this.#lines.set(place, line)
    const path = pathOf(place)
    if (path !== place && !this.#lines.has(`${path}?`)) this.#lines.set(`${path}?`, line)
  }
}

const pathOf = (place: string): string => place.split('?', 1)[0] ?? place

/** For a place with a query the one without, and the reverse. */
const alikeOf = (place: string): string => (place.includes('?') ? pathOf(place) : `${place}?`)
