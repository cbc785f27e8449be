import { bareHost, isSameSite } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'

/**
 * Says whether a sitemap lists pages of this site. Addresses of another host count when the homepage or robots.txt names
 * that host as its own, or when the homepage links to the same paths: the site is looked at under another name (before a
 * move, or as a copy).
 */
export class OwnAddresses {
  readonly #host: string
  readonly #names: ReadonlySet<string>
  readonly #paths: ReadonlySet<string>

  /** `declared`: the `Sitemap:` lines of robots.txt. */
  constructor(home: PageFacts, homeHost: string, declared: readonly string[]) {
    this.#host = homeHost
    this.#names = new Set(namesOf(home, declared).map((url) => bareHost(url.host)))
    this.#paths = pathsLinkedFrom(home, homeHost)
  }

  isHere(loc: string): boolean {
    return isSameSite(loc, this.#host)
  }

  /** True when at least one of the addresses is of this site. */
  among(locs: readonly string[]): boolean {
    return locs.some((loc) => this.isHere(loc)) || locs.some((loc) => this.#isOtherName(loc))
  }

  #isOtherName(loc: string): boolean {
    const url = URL.parse(loc)
    if (!url) return false
    return this.#names.has(bareHost(url.host)) || this.#paths.has(pathOf(url))
  }
}

/** Addresses by which the site names itself. */
function namesOf({ relations, metas }: PageFacts, declared: readonly string[]): URL[] {
  const canonical = relations.filter(({ rel }) => rel === 'canonical').map(({ url }) => url)
  const shared = metas.filter(({ property }) => property === 'og:url').map(({ content }) => content)
  return [...canonical, ...shared, ...declared]
    .map((url) => URL.parse(url ?? ''))
    .filter((url) => url !== null)
}

function pathsLinkedFrom({ links }: PageFacts, homeHost: string): ReadonlySet<string> {
  const own = links.map(({ url }) => url).filter((url) => url !== null && isSameSite(url, homeHost))
  const paths = new Set(own.map((url) => pathOf(new URL(url ?? ''))))
  // Every site has a homepage, so that path says nothing.
  paths.delete('')
  return paths
}

const pathOf = ({ pathname }: URL): string => pathname.replace(/(?:\/index)?(?:\.html?|\.php)?\/*$/u, '')
