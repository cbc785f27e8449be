import { createRequire } from 'node:module'
import type robotsPackage from 'robots-parser'
import { plainEscapes } from '#core/address/urls.ts'

/** Required, not imported: the package exports the function itself, while its types declare a `default`. */
const robotsParser: typeof robotsPackage.default = createRequire(import.meta.url)('robots-parser')
type Robots = ReturnType<typeof robotsParser>

/** Our product token in robots.txt. */
export const AGENT = 'Fettle'

/**
 * Length of the rules with wildcards that a crawler has to keep × length of an address, in characters: the package compares as many pairs. Files of honest websites stay far below; where
 * there are more, the file counts as keeping us out, and as keeping out nobody else.
 */
const MOST_COMPARED = 4_000_000

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
  const lines = linesInOneSpelling(text)
  const agents = agentsIn(lines)
  const parsed = new Map<string, { robots: Robots; wildcards: number }>()
  const readFor = (agent: string): { robots: Robots; wildcards: number } => {
    const known = parsed.get(agent)
    if (known) return known
    const own = linesFor(agent, lines)
    const robots = robotsParser(new URL('/robots.txt', origin).href, own.join('\n'))
    const wildcards = own.filter((line) => RULE.test(line) && line.includes('*')).join('').length
    const read = { robots, wildcards }
    parsed.set(agent, read)
    return read
  }
  const robotsFor = (agent: string): Robots => readFor(agent).robots
  const allowed = (url: string, agent: string): boolean | undefined => {
    const { robots, wildcards } = readFor(agent)
    return wildcards * url.length > MOST_COMPARED
      ? agent !== AGENT
      : robots.isAllowed(plainEscapes(url), agent)
  }
  return {
    allows: (url, agent) => allowed(url, agent) ?? true,
    keepsOut: (url, agent) => agents.has(agent.toLowerCase()) && allowed(url, agent) === false,
    crawlDelay: (agent) => robotsFor(agent).getCrawlDelay(agent) ?? null,
    sitemaps: robotsFor(AGENT).getSitemaps(),
  }
}

const AGENT_LINE = /^[ \t]*user-agent[ \t]*:[ \t]*([\w-]+|\*(?![^\s#]))?/iu
const RULE = /^[ \t]*(?:dis)?allow[ \t]*:/iu

/**
 * The lines that say something, as the package reads them rightly: without a byte order mark, each crawler by its product token alone ("Fettle/1.0 news" is
 * `Fettle`; RFC 9309, section 2.2.1), and each path with its escapes in one spelling (2.2.2) and one wildcard for several in a row.
 */
const linesInOneSpelling = (text: string): string[] =>
  text
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|\r|\n/u)
    .map((line) => line.split('#', 1)[0] ?? '')
    .flatMap((line) => {
      if (RULE.test(line)) return [plainEscapes(line).replaceAll(/\*{2,}/gu, '*')]
      const token = AGENT_LINE.exec(line)
      if (token) return [`user-agent: ${token[1]?.toLowerCase() ?? ''}`]
      return line.includes(':') ? [line] : []
    })

/**
 * The lines that matter to one crawler: its own groups and those for all, with each name once a group, and what stands in no group. The package keeps every
 * rule once for every name of its group, and a file may have 10,000 of both.
 */
function linesFor(agent: string, lines: readonly string[]): string[] {
  const inGroup = new Set<string>()
  let hasBegun = false
  return lines.flatMap((line) => {
    const agentLine = AGENT_LINE.exec(line)
    if (!agentLine) {
      hasBegun = true
      const matters = inGroup.has(agent.toLowerCase()) || inGroup.has('*')
      return matters || !RULE.test(line) ? [line] : []
    }
    if (hasBegun) inGroup.clear()
    hasBegun = false
    const [, token = ''] = agentLine
    const name = token === agent.toLowerCase() || token === '*' ? token : 'another'
    if (inGroup.has(name)) return []
    inGroup.add(name)
    return [`user-agent: ${name}`]
  })
}

/** The crawlers named in a file, in lower case (RFC 9309, section 2.2.1). */
const agentsIn = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => AGENT_LINE.exec(line)?.[1] ?? []))

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
