import { bareHost, registrableDomain } from '../address/urls.ts'
import { DEEPEST_PLACE } from './keyword-form.ts'

/** One organic result of a search. */
export interface OrganicResult {
  url: string
  title: string
}

/** Another website in the results. */
export interface Competitor {
  position: number
  host: string
  title: string
  url: string
}

/** Where a website stands in a search. */
export interface SearchPosition {
  /** 1 to 100; `null`: not among them. */
  position: number | null
  /** The page of the website that was found. */
  foundUrl: string | null
  competitors: Competitor[]
}

/** How many other websites are kept (checks, search engine results). */
const MOST_COMPETITORS = 10

/**
 * The place of a website among organic results, which are numbered from 1 in their order. A result is the website's when it has the same
 * registrable domain, by the Public Suffix List with its private section: on a shared domain such as `wixsite.com` the whole host counts.
 * Competitors are the first ten other domains.
 */
export function searchPositionOf(results: readonly OrganicResult[], siteHost: string): SearchPosition {
  const own = domainOf(siteHost)
  const placed = results.slice(0, DEEPEST_PLACE).flatMap((result, index) => {
    const { protocol = '', hostname: host } = URL.parse(result.url) ?? {}
    return host && /^https?:$/u.test(protocol)
      ? [{ ...result, position: index + 1, host: bareHost(host), domain: domainOf(host) }]
      : []
  })
  const found = placed.find(({ domain }) => domain === own)
  const others = new Map(
    placed
      .toReversed()
      .filter(({ domain }) => domain !== own)
      .map((one) => [one.domain, one]),
  )
  return {
    position: found?.position ?? null,
    foundUrl: found?.url ?? null,
    competitors: [...others.values()]
      .toSorted((a, b) => a.position - b.position)
      .slice(0, MOST_COMPETITORS)
      .map(({ position, host, title, url }) => ({ position, host, title, url })),
  }
}

/** The domain by which a result counts as the website's, of a host with or without a port. */
export const domainOf = (host: string): string => registrableDomain(bareHost(host.split(':', 1)[0] ?? host))
