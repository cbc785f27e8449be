import { createRequire } from 'node:module'
import type robotsPackage from 'robots-parser'
import { plainEscapes } from '#core/address/urls.ts'

/** The package exports the function itself, while its types promise a `default` on it; so it is required, not imported. */
const robotsParser: typeof robotsPackage.default = createRequire(import.meta.url)('robots-parser')

/** Whether a visitor (its product token, `Fettle`) may read an address of the origin that the rules belong to. */
export interface RobotsRules {
  allows(url: string, agent: string): boolean
  /** Whether the file keeps this visitor from an address by its own name, and not with all others. */
  keepsOut(url: string, agent: string): boolean
  /** Seconds between two requests that the file asks of this visitor, `null` when it asks for none. */
  crawlDelay(agent: string): number | null
  /** `Sitemap:` lines in order, as written. */
  sitemaps: string[]
}

/** Rules of a robots.txt (RFC 9309) for the origin that it was asked from, whatever it redirected to. */
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
 * The file as the package reads it rightly: without a byte order mark, each visitor by its product token alone ("Fettle/1.0 news" is
 * `Fettle`; RFC 9309, section 2.2.1), and each path with its escapes in one spelling (2.2.2).
 */
const inOneSpelling = (text: string): string =>
  text
    .replace(/^\uFEFF/u, '')
    .replaceAll(AGENT_LINE, '$1$2')
    .replaceAll(RULE_LINE, plainEscapes)

/** The visitors that a file names, in lower case (RFC 9309, section 2.2.1). */
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
