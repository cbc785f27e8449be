import type { PageFacts, TechnologyKind } from '#core/evidence/page.ts'
import { builderAt, isServing } from '#core/serving-builder.ts'
import type { FixEvidence } from '../fix.ts'
import { BUILDERS, type Builder } from './builders.data.ts'
import { withoutSilentWordPress } from './silent-wordpress.ts'
import { systemAt } from './systems.ts'

/** Servers and proxies whose settings we can write. */
export type Server = 'apache' | 'nginx' | 'caddy' | 'cloudflare' | 'netlify' | 'vercel'

/** Where a website is hosted, and by what. */
export interface Hosting {
  /** Its usual name: "Squarespace", "WordPress", "Netlify"; `null` when it was not recognised. */
  name: string | null
  /** A hosted builder whose settings are menus; `null` for websites made of files or of one's own WordPress. */
  builder: Builder | null
  isWordPress: boolean
  /** Another content or shop system in whose administration the pages are: "Joomla", "PrestaShop"; `null` for websites made of files. */
  system: string | null
  /** Recognised servers, the one whose settings apply first at the front; empty when none is recognised, or when the hosting company gives no access. */
  servers: Server[]
  /** A server that names itself, but whose settings we cannot write: `Microsoft-IIS`. */
  otherServer: string | null
  /** The hosting company that can be written to; `null` when only the owner knows it. */
  host: string | null
}

/** Nothing is known of where the website is. */
export const UNKNOWN_HOSTING: Hosting = {
  name: null,
  builder: null,
  isWordPress: false,
  system: null,
  servers: [],
  otherServer: null,
  host: null,
}

/** Whether Cloudflare stands between the visitors and the website: the certificate and the versions of TLS that they get are Cloudflare's. */
export const isBehindCloudflare = ({ servers }: Hosting): boolean => servers[0] === 'cloudflare'

/** Hosting companies that run servers for their customers. Cloudflare, CloudFront, Fastly and Sucuri are only proxies. */
const WRITABLE_HOSTS = new Set(['Netlify', 'Vercel', 'GitHub Pages', 'WP Engine', 'Kinsta', 'WordPress.com'])

/** Hosting companies whose customers cannot change the server: its headers name the company's own. */
const CLOSED_HOSTS = new Set(['GitHub Pages', 'WP Engine', 'Kinsta', 'WordPress.com'])

/** Hosts of pages that a builder made and that were exported, also where evidence of earlier versions does not say who serves them. */
const TAKEN_TO = new Set(['GitHub Pages', 'Netlify'])

/** By the `server` header's first word; OpenResty is nginx, LiteSpeed reads Apache's files. "Apache-Coyote" is Tomcat, which does not. */
const SERVER_WORDS: readonly (readonly [RegExp, Server])[] = [
  [/^cloudflare/iu, 'cloudflare'],
  [/^netlify/iu, 'netlify'],
  [/^caddy/iu, 'caddy'],
  [/^(?:apache|litespeed)(?![\w-])/iu, 'apache'],
  [/^(?:nginx|openresty)/iu, 'nginx'],
]

/** Where the website of this evidence is hosted, by the technologies and headers of its homepage, and by what the addresses of WordPress answered. */
export function hostingOf({ site, pages, sitemaps }: FixEvidence): Hosting {
  const read = pages?.pages[0] === undefined && site ? [site.home] : (pages?.pages ?? [])
  const [home] = withoutSilentWordPress(read, sitemaps)
  if (!home) return UNKNOWN_HOSTING
  const named = (kind: TechnologyKind): string[] =>
    home.technologies.filter((one) => one.kind === kind).map(({ name }) => name)
  const hosts = named('host')
  const made = builderAt(home)?.name ?? (hosts.includes('WordPress.com') ? 'WordPress.com' : undefined)
  const builderName = hosts.some((name) => TAKEN_TO.has(name)) ? undefined : made
  const isWordPress =
    builderName === undefined &&
    home.technologies.some((one) => one.kind === 'cms' && one.name === 'WordPress' && isServing(one))
  const system = builderName === undefined && !isWordPress ? systemAt(home) : null
  const host = hosts.find((name) => WRITABLE_HOSTS.has(name)) ?? null
  const isClosed = builderName !== undefined || (host !== null && CLOSED_HOSTS.has(host))
  const servers = isClosed ? [] : serversOf(home, hosts)
  return {
    name: builderName ?? (isWordPress ? 'WordPress' : host),
    builder: builderName === undefined ? null : (BUILDERS[builderName] ?? { name: builderName, ways: {} }),
    isWordPress,
    system,
    servers,
    otherServer: isClosed || servers.length > 0 ? null : serverName(home),
    host: builderName ?? host,
  }
}

function serversOf(home: PageFacts, hosts: readonly string[]): Server[] {
  const serverHeader = home.headers['server'] ?? ''
  const known = SERVER_WORDS.find(([words]) => words.test(serverHeader))?.[1]
  const found: Server[] = known === undefined ? [] : [known]
  if (hosts.includes('Netlify')) found.push('netlify')
  if (hosts.includes('Vercel')) found.push('vercel')
  if (hosts.includes('LiteSpeed')) found.push('apache')
  if (hosts.includes('Cloudflare')) found.push('cloudflare')
  return [...new Set(found)]
}

/** The first word of the `server` header; `null` when it has none. */
const serverName = ({ headers }: PageFacts): string | null =>
  (headers['server'] ?? '').trim().split(/[\s/(]/u)[0] || null

/** Whether its pages are edited in menus and an editor; the owner of a website made of files has neither. */
export const hasMenus = ({ builder, isWordPress, system }: Hosting): boolean =>
  builder !== null || isWordPress || system !== null

/** The place in words: its name, or "your website". */
export const hostingName = ({ name }: Hosting): string => name ?? 'your website'
