import { getDomain, getPublicSuffix, parse } from 'tldts'

const ONLY_TRACKING_NAMES = 'utm_.*|gclid|fbclid|msclkid|mc_cid|mc_eid|igsh|phpsessid'
/** Query parameters that only track a visitor (decisions, section 2.2). */
const ONLY_TRACKING = new RegExp(`^(?:${ONLY_TRACKING_NAMES})$`, 'iu')
/** Those, and three that mostly track and may also be parameters of a page. */
const TRACKING = new RegExp(`^(?:${ONLY_TRACKING_NAMES}|ref|sessionid|sid)$`, 'iu')
/** Matches the host name of an address that the URL parser wrote. */
const HOST = /^https?:\/\/([^/:?#]+)/u

/** True for the name of a tracking parameter. */
export const isTrackingParameter = (name: string): boolean => TRACKING.test(name)

/**
 * Resolves `href` against `base`; `null` when it cannot be parsed or is not http(s). The fragment is kept. Spaces around it are left out
 * as browsers do it: a no-break space is part of the address.
 */
export function resolveHttp(href: string, base: string): string | null {
  const url = URL.parse(href, base)
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : null
}

/** An address without its fragment: `/page` and `/page#part` are one page. */
export const withoutFragment = (address: string): string => address.split('#', 1)[0] ?? address

const ESCAPE = /%[\da-f]{2}/giu
/** Unreserved characters, which mean the same escaped or not (RFC 3986, 2.3). */
const UNRESERVED = /^[\w.~-]$/u

/** A path with normalised escapes: upper-case hex digits, and no escaped unreserved characters (RFC 3986, 6.2.2.1 and 6.2.2.2). */
export const plainEscapes = (path: string): string =>
  path.includes('%')
    ? path.replace(ESCAPE, (escape) => {
        const character = String.fromCodePoint(Number.parseInt(escape.slice(1), 16))
        return UNRESERVED.test(character) ? character : escape.toUpperCase()
      })
    : path

/** One key per page: no fragment, no tracking parameters, sorted parameters, escapes as by {@link plainEscapes}. */
export function pageKey(address: string): string {
  const url = new URL(plainEscapes(address))
  if (!/[?#]/u.test(address)) return url.href
  url.hash = ''
  const kept = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).toSorted(byName)
  url.search = new URLSearchParams(kept).toString()
  return url.href
}

/**
 * The address to request for a linked one: as it is written, without fragment and without parameters that only track. A query may have any form
 * (`?/contact`, `?a=1;b=2`), so that what is left of it stays as it is.
 */
export function requestAddress(address: string): string {
  const url = new URL(address)
  url.hash = ''
  const parts = url.search.slice(1).split('&')
  const kept = parts.filter((part) => !ONLY_TRACKING.test(part.split('=', 1)[0] ?? ''))
  if (kept.length < parts.length) url.search = kept.join('&')
  return url.href
}

const byName = ([a]: [string, string], [b]: [string, string]): number => (a < b ? -1 : a > b ? 1 : 0)

/** The host name of an http(s) address that the URL parser wrote, without parsing it again; empty for other schemes. */
export const hostIn = (normalised: string): string => HOST.exec(normalised)?.[1] ?? ''

/** The host without a leading `www.`. */
export const bareHost = (host: string): string => host.replace(/^www\./u, '')

/** The registrable domain by the Public Suffix List with its private section, or the host itself when it has none. */
export const registrableDomain = (host: string): string =>
  getDomain(host, { allowPrivateDomains: true }) ?? host

/** True when the public suffix is in the private section of the list: the domain above belongs to somebody else. */
export const onSharedDomain = (host: string): boolean =>
  parse(host, { allowPrivateDomains: true }).isPrivate === true

/** The public suffix of a host, `null` when it has none. */
export const publicSuffix = (host: string): string | null =>
  getPublicSuffix(host, { allowPrivateDomains: true })

const SHOP_LABELS = ['shop.', 'store.', 'book.']

/**
 * True for the same website: the same registrable domain, and the homepage's host, its other name (with or without `www.`), or a
 * subdomain named shop, store or book (decisions, section 2.2). `host` includes a port where there is one.
 */
export function isSameSite(address: string, homeHost: string): boolean {
  const url = URL.parse(address)
  if (!url) return false
  const home = bareHost(homeHost)
  const host = bareHost(url.host)
  if (host === home) return true
  const label = SHOP_LABELS.find((one) => host.startsWith(one))
  return label !== undefined && host === label + registrableHost(home)
}

const registrableHost = (host: string): string => {
  const [name = host, port] = host.split(':')
  return port ? `${registrableDomain(name)}:${port}` : registrableDomain(name)
}
