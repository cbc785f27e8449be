import { bareHost, isSameSite } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { namedHosts } from '#core/site/own-hosts.ts'
import { pagePath } from '../read-page/address-rules.ts'

/**
 * Tells whether a sitemap lists pages of this site. Addresses of another host count when the homepage or robots.txt names that host as its own, or when
 * the homepage links to the same paths: the site is scanned under another name (before a move, or as a copy).
 */
export class OwnAddresses {
  readonly #host: string
  readonly #names: ReadonlySet<string>
  readonly #paths: ReadonlySet<string>

  /** `declared`: the `Sitemap:` lines of robots.txt. */
  constructor(home: PageFacts, homeHost: string, declared: readonly string[]) {
    this.#host = homeHost
    this.#names = new Set([...namedHosts([home], homeHost), ...hostsOf(declared)])
    this.#paths = pathsLinkedFrom(home, homeHost)
  }

  isHere(loc: string): boolean {
    return isSameSite(loc, this.#host)
  }

  /** True when at least one of the addresses belongs to this site. */
  includesOwn(locs: readonly string[]): boolean {
    return locs.some((loc) => this.isHere(loc)) || locs.some((loc) => this.#isOtherName(loc))
  }

  #isOtherName(loc: string): boolean {
    const url = URL.parse(loc)
    if (!url) return false
    return this.#names.has(bareHost(url.host)) || this.#paths.has(pagePath(loc))
  }
}

function hostsOf(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => {
    const url = URL.parse(address)
    return url ? [bareHost(url.host)] : []
  })
}

function pathsLinkedFrom({ links }: PageFacts, homeHost: string): ReadonlySet<string> {
  const addresses = links.flatMap(({ url }) => url ?? [])
  const paths = new Set(addresses.filter((address) => isSameSite(address, homeHost)).map(pagePath))
  // Every site has a homepage, so its path proves nothing.
  paths.delete('')
  return paths
}
