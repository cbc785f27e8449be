import { createRequire } from 'node:module'
import type robotsPackage from 'robots-parser'
import { plainEscapes } from '#core/address/urls.ts'

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
  const rules = inOneSpelling(text)
  const robots = robotsParser(new URL('/robots.txt', origin).href, rules)
  const allowed = (url: string, agent: string): boolean | undefined =>
    robots.isAllowed(plainEscapes(url), agent)
  return {
    allows: (url, agent) => allowed(url, agent) ?? true,
    keepsOut: (url, agent) => agentsIn(rules).has(agent.toLowerCase()) && allowed(url, agent) === false,
    crawlDelay: (agent) => robots.getCrawlDelay(agent) ?? null,
    sitemaps: robots.getSitemaps(),
  }
}

const AGENT_LINE = /^([ \t]*user-agent[ \t]*:[ \t]*)([\w-]+|\*(?![^\s#]))[^\r\n#]*/gimu
const RULE_LINE = /^[ \t]*(?:dis)?allow[ \t]*:[^\r\n]*/gimu

/**
 * The file as the package reads it rightly: without a byte order mark, each crawler by its product token alone ("Fettle/1.0 news" is
 * `Fettle`; RFC 9309, section 2.2.1), and each path with its escapes in one spelling (2.2.2).
 */
const inOneSpelling = (text: string): string =>
  text
    .replace(/^\uFEFF/u, '')
    .replaceAll(AGENT_LINE, '$1$2')
    .replaceAll(RULE_LINE, plainEscapes)

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
