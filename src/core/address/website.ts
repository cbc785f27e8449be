import { parse } from 'tldts'
import { hasSoundLabels, isIpLiteral, isSpecialHost } from './hosts.ts'
import { isSoundPunycode, shownHost } from './international.ts'
import { homepageRest, isProfileHost } from './homepage.ts'

export type WebsiteFault =
  | 'url_invalid'
  | 'url_scheme'
  | 'url_credentials'
  | 'url_ip_literal'
  | 'url_port'
  | 'host_not_public'

export type Website =
  | {
      ok: true
      /** The homepage: `https://joes.com.au/`, host in lower-case punycode. */
      address: string
      /** The same for people: international names readable unless they mix scripts. */
      shown: string
    }
  | { ok: false; code: WebsiteFault; message: 'Oops...Invalid url parameter' }

interface KnownHosts {
  allowed: readonly string[]
  own?: readonly string[]
}

const LONGEST = 2_048

/**
 * Reads what somebody typed as the address of their website's homepage. `allowed` are hosts, or `host:port`, that the operator
 * named (`--resolve`, the allow-list): they are taken whatever their ending or port. An owner's form passes none. `own` are the
 * hosts of this instance, which does not look at itself.
 */
export function parseWebsite(text: string, { allowed, own = [] }: KnownHosts): Website {
  const typed = text.trim()
  const early = faultOfText(typed)
  if (early) return refused(early)
  const full = hasScheme(typed) ? typed : `https://${typed}`
  const url = full.length > LONGEST ? null : URL.parse(full)
  if (!url) return refused('url_invalid')
  const host = withoutLastDot(url.hostname)
  const rest = homepageRest(url, host)
  const fault = faultOfHost(host)
  if (fault || rest === null) return refused(fault ?? 'url_invalid')
  const misplaced = own.includes(host) ? 'host_not_public' : faultOfPlace(url, host, allowed)
  if (misplaced) return refused(misplaced)
  const port = url.port === '' ? '' : `:${url.port}`
  return {
    ok: true,
    address: `${url.protocol}//${host}${port}${rest}`,
    shown: `${url.protocol}//${shownHost(host)}${port}${rest}`,
  }
}

const refused = (code: WebsiteFault): Website => ({
  ok: false,
  code,
  message: 'Oops...Invalid url parameter',
})

/** A colon may end a scheme or a host; digits after it are a port. */
const SCHEME = /^([a-z][a-z0-9+.-]*):(?!\d+(?:[/?#]|$))/iu

const hasScheme = (typed: string): boolean => SCHEME.test(typed)

/** Faults that the URL parser would quietly mend, and a browser or a proxy might mend in another way. */
function faultOfText(typed: string): WebsiteFault | null {
  if (typed === '' || /\p{Cc}/u.test(typed)) return 'url_invalid'
  const scheme = SCHEME.exec(typed)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return 'url_scheme'
  const rest = scheme === undefined ? typed : typed.slice(scheme.length + 1)
  if (/[\s\\]/u.test(rest)) return 'url_invalid'
  if (scheme !== undefined && !/^\/\/[^/]/u.test(rest)) return 'url_invalid'
  const authority = (scheme === undefined ? rest : rest.slice(2)).split(/[/?#]/u)[0] ?? ''
  if (authority.includes('@')) return 'url_credentials'
  return authority === '' || authority.includes('%') ? 'url_invalid' : null
}

const withoutLastDot = (host: string): string => (host.endsWith('.') ? host.slice(0, -1) : host)

function faultOfHost(host: string): WebsiteFault | null {
  if (isIpLiteral(host)) return 'url_ip_literal'
  return hasSoundLabels(host) && isSoundPunycode(host) ? null : 'url_invalid'
}

function faultOfPlace(url: URL, host: string, allowed: readonly string[]): WebsiteFault | null {
  if (allowed.includes(host) || allowed.includes(`${host}:${portOf(url)}`)) return null
  if (!['', '80', '443'].includes(url.port)) return 'url_port'
  if (isSpecialHost(host) || !isUnderPublicSuffix(host)) return 'host_not_public'
  return isProfileHost(host) ? 'url_invalid' : null
}

const portOf = (url: URL): string => url.port || (url.protocol === 'https:' ? '443' : '80')

function isUnderPublicSuffix(host: string): boolean {
  const { domain, isIcann } = parse(host, { validateHostname: false })
  return domain !== null && isIcann === true
}
