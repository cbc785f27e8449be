import { bareHost, isSameSite } from '../address/urls.ts'
import type { PageFacts } from '../evidence/page.ts'

/** Hosts where everybody may have an account: a link there never makes the host the website's own. */
const SHARED_PLACES =
  /(?:^|\.)(?:facebook|instagram|twitter|x|linkedin|youtube|tiktok|pinterest|google|goo|apple|microsoft|wa|whatsapp|linktr|shopify|wix|squarespace|wordpress|webflow|godaddy|mailchimp|paypal|stripe|etsy|amazon|ebay|tripadvisor|yelp|ubereats|doordash|opentable)\.[a-z.]{2,7}$/u

/** A link whose text is only a host name: `JoesBakery.com.au`. */
const HOST_NAME = /^(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}$/iu
/** Fewer links prove nothing. */
const FEW = 3
/** The first folder of a path. */
const FOLDER = /^\/[^/]+(?=\/)/u
const HOMEPAGE = /^\/(?:index\.(?:html?|php))?$/u

/** Another host of this website. */
export interface OwnName {
  /** The folder that holds the website there, like `/joes`; `''` for a host of its own. */
  base: string
  /** The website itself names the host ({@link namedHosts}); else only a menu leads there. */
  named: boolean
}

/** By host without `www.`. */
export type OwnNames = ReadonlyMap<string, OwnName>

/**
 * The website's other hosts: those that it names, and those that at least half of a page's menu leads to. The website is a copy of one
 * there, or was moved. `shown`: pages of the website, homepage first; `homeHost` has a port where there is one.
 */
export function ownNames(shown: readonly PageFacts[], homeHost: string): OwnNames {
  const named = namedHosts(shown, homeHost)
  const hosts = [...named, ...othersAmong(shown.map(mostLinked), homeHost)]
  if (hosts.length === 0) return new Map()
  const linked = [...new Set(shown.flatMap(({ links }) => links.flatMap(({ url }) => url ?? [])))]
  const there = Map.groupBy(linked, (address) => bareHost(new URL(address).host))
  const here = [...shown.map(({ url }) => url), ...linked].filter((address) => isSameSite(address, homeHost))
  const foldersHere = new Set(here.map(folderOf))
  return new Map(
    hosts.map((host) => [host, { base: baseOf(there.get(host) ?? [], foldersHere), named: named.has(host) }]),
  )
}

/**
 * Hosts that the website itself names: in the homepage's `canonical` and `og:url`, and in a link to the homepage
 * whose text is only a host name.
 */
export function namedHosts(shown: readonly PageFacts[], homeHost: string): ReadonlySet<string> {
  const home = shown[0]
  if (!home) return new Set()
  const linked = [
    ...home.relations.filter(({ rel }) => rel === 'canonical').map(({ url }) => url),
    ...home.metas.filter(({ property }) => property === 'og:url').map(({ content }) => content),
    ...shown.flatMap((page) => namesInWords(page, homeHost)),
  ]
  return new Set(othersAmong(linked, homeHost))
}

function namesInWords({ links }: PageFacts, homeHost: string): string[] {
  return links
    .filter(({ url, text }) => url !== null && HOST_NAME.test(text) && isHomepage(url, homeHost))
    .map(({ text }) => `https://${text}/`)
}

const isHomepage = (address: string, homeHost: string): boolean =>
  isSameSite(address, homeHost) && HOMEPAGE.test(new URL(address).pathname)

/** The hosts of these addresses, without the present one and shared hosts. */
function othersAmong(addresses: readonly (string | null)[], homeHost: string): string[] {
  return addresses
    .map((address) => (address === null ? null : URL.parse(address)))
    .flatMap((url) => (url ? [bareHost(url.host)] : []))
    .filter((host) => !isSameSite(`https://${host}/`, homeHost) && !SHARED_PLACES.test(host))
}

function mostLinked({ links }: PageFacts): string | null {
  const menu = links.filter(({ url, region }) => url !== null && region !== 'main' && region !== 'aside')
  const counts = new Map<string, number>()
  for (const { url } of menu) {
    const host = url === null ? '' : bareHost(new URL(url).host)
    counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  const [host, count] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0]
  return count * 2 >= menu.length && count >= FEW ? `https://${host}/` : null
}

const folderOf = (address: string): string => FOLDER.exec(new URL(address).pathname)?.[0] ?? ''

/** A folder that all addresses at the other host share and that the website does not have here; `there`: each once. */
function baseOf(there: readonly string[], foldersHere: ReadonlySet<string>): string {
  const folders = new Set(there.map(folderOf))
  const [folder = ''] = folders
  if (there.length < FEW || folders.size > 1) return ''
  return foldersHere.has(folder) ? '' : folder
}

/**
 * The same page at the website's present host, when `address` is at one of its other hosts; else `null`.
 * `present`: any address of the website as it is scanned.
 */
export function atPresentHost(address: string, present: string, own: OwnNames): string | null {
  const url = own.size === 0 ? null : URL.parse(address)
  const name = url && own.get(bareHost(url.host))
  if (!name || !url.pathname.startsWith(`${name.base}/`)) return null
  const here = new URL(present)
  here.pathname = url.pathname.slice(name.base.length)
  here.search = url.search
  here.hash = url.hash
  return here.href
}
