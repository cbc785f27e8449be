import { getDomain, getPublicSuffix, parse } from 'tldts'

/** Query names that mark a visit rather than a page (decisions, section 2.2). */
const TRACKING = /^(?:utm_.*|gclid|fbclid|msclkid|mc_cid|mc_eid|igsh|ref|sessionid|phpsessid|sid)$/iu
/** The host name in an address that the URL parser wrote. */
const HOST = /^https?:\/\/([^/:?#]+)/u

/** True for the name of a query parameter that marks a visit. */
export const isTrackingParameter = (name: string): boolean => TRACKING.test(name)

/**
 * Resolves `href` against `base`; `null` when it cannot be parsed or is not http(s). The fragment is kept. Spaces around it are left out
 * as browsers do it: a no-break space is part of the address.
 */
export function resolveHttp(href: string, base: string): string | null {
  const url = URL.parse(href, base)
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : null
}

const ESCAPE = /%[\da-f]{2}/giu
/** Characters that mean the same written plainly or escaped (RFC 3986, 2.3). */
const UNRESERVED = /^[\w.~-]$/u

/** Escapes in one spelling: capitals in the code, and none where it is not needed (RFC 3986, 6.2.2.1 and 6.2.2.2). */
export const plainEscapes = (path: string): string =>
  path.includes('%')
    ? path.replace(ESCAPE, (escape) => {
        const character = String.fromCodePoint(Number.parseInt(escape.slice(1), 16))
        return UNRESERVED.test(character) ? character : escape.toUpperCase()
      })
    : path

/** One spelling per page: no fragment, no tracking parameters, parameters sorted, escapes as {@link plainEscapes}. */
export function pageKey(address: string): string {
  const url = new URL(plainEscapes(address))
  if (!/[?#]/u.test(address)) return url.href
  url.hash = ''
  const kept = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).toSorted(byName)
  url.search = kept.length === 0 ? '' : new URLSearchParams(kept).toString()
  return url.href
}

const byName = ([a]: [string, string], [b]: [string, string]): number => (a < b ? -1 : a > b ? 1 : 0)

/** The host name of an http(s) address as the URL parser wrote it, without parsing it again; empty for others. */
export const hostIn = (normalised: string): string => HOST.exec(normalised)?.[1] ?? ''

/** The host without a leading `www.`. */
export const bareHost = (host: string): string => host.replace(/^www\./u, '')

/** Registrable domain by the Public Suffix List with its private part, or the host itself when there is none. */
export const registrableDomain = (host: string): string =>
  getDomain(host, { allowPrivateDomains: true }) ?? host

/** The domain's public suffix stands in the private part of the list: the domain above belongs to somebody else. */
export const onSharedDomain = (host: string): boolean =>
  parse(host, { allowPrivateDomains: true }).isPrivate === true

/** The public suffix of a host, `null` when it has none. */
export const publicSuffix = (host: string): string | null =>
  getPublicSuffix(host, { allowPrivateDomains: true })

const SHOP_LABELS = ['shop.', 'store.', 'book.']

/**
 * Same site: same registrable domain, and the homepage's host, its `www.` twin, or a subdomain named shop, store or book
 * (decisions, section 2.2). `host` includes a port where there is one.
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
