import { createRequire } from 'node:module'
import type robotsPackage from 'robots-parser'

/** Required, not imported: the package exports the function itself, while its types declare a `default`. */
const robotsParser: typeof robotsPackage.default = createRequire(import.meta.url)('robots-parser')

/** Rules of one origin for a crawler, named by its product token (`Fettle`). */
export interface RobotsRules {
  allows(url: string, agent: string): boolean
  /** Whether the file disallows an address for this crawler by name, and not for all. */
  keepsOut(url: string, agent: string): boolean
  /** `Crawl-delay` for this crawler in seconds; `null` without one. */
  crawlDelay(agent: string): number | null
  /** `Sitemap:` lines in order, as written. */
  sitemaps: string[]
}

/** Rules of a robots.txt (RFC 9309) for the origin from which it was requested, also after redirects. */
export function parseRobots(origin: string, text: string): RobotsRules {
  const robots = robotsParser(new URL('/robots.txt', origin).href, text)
  return {
    allows: (url, agent) => robots.isAllowed(url, agent) ?? true,
    keepsOut: (url, agent) =>
      agentsIn(text).has(agent.toLowerCase()) && robots.isAllowed(url, agent) === false,
    crawlDelay: (agent) => robots.getCrawlDelay(agent) ?? null,
    sitemaps: robots.getSitemaps(),
  }
}

/** The crawlers named in a file, in lower case (RFC 9309, section 2.2.1). */
const agentsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/^[ \t]*user-agent[ \t]*:[ \t]*([\w-]+)/gimu)].map(([, name = '']) =>
      name.toLowerCase(),
    ),
  )

/** No rules: everything may be read (RFC 9309, 2.3.1.3: unavailable). */
export const ALLOW_ALL: RobotsRules = {
  allows: () => true,
  keepsOut: () => false,
  crawlDelay: () => null,
  sitemaps: [],
}

/** Nothing may be read (RFC 9309, 2.3.1.4: unreachable). */
export const ALLOW_NONE: RobotsRules = {
  allows: () => false,
  keepsOut: () => false,
  crawlDelay: () => null,
  sitemaps: [],
}
