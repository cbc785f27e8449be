import { parse } from 'tldts'
import { hasSoundLabels, isIpLiteral, isSpecialHost } from './hosts.ts'
import { isSoundPunycode } from './international.ts'

/** What is wrong with a typed address. */
export type AddressFault =
  | 'url_invalid'
  | 'url_scheme'
  | 'url_credentials'
  | 'url_ip_literal'
  | 'url_port'
  | 'host_not_public'

/** The address as a URL, and its host in lower-case punycode without a last dot. */
export type TypedAddress = { ok: true; url: URL; host: string } | { ok: false; code: AddressFault }

const LONGEST = 2_048

/** Reads the typed address of any page; `https://` is added where no scheme is typed. */
export function readTypedAddress(text: string): TypedAddress {
  const typed = text.trim()
  const early = faultOfText(typed)
  if (early) return { ok: false, code: early }
  const full = SCHEME.test(typed) ? typed : `https://${typed}`
  const url = full.length > LONGEST ? null : URL.parse(full)
  if (!url) return { ok: false, code: 'url_invalid' }
  const host = withoutLastDot(url.hostname)
  const fault = faultOfHost(host)
  return fault ? { ok: false, code: fault } : { ok: true, url, host }
}

/** Whether a name is under a public suffix and on no private network. */
export const isPublicName = (host: string): boolean => !isSpecialHost(host) && isUnderPublicSuffix(host)

/** Whether the port of a URL is one of HTTP or HTTPS; empty is the scheme's own. */
export const isUsualPort = (port: string): boolean => ['', '80', '443'].includes(port)

/** A colon may end a scheme or a host; digits after it are a port. */
const SCHEME = /^([a-z][a-z0-9+.-]*):(?!\d+(?:[/?#]|$))/iu

/** Faults that the URL parser corrects silently, and that a browser or a proxy may correct differently. */
function faultOfText(typed: string): AddressFault | null {
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

function faultOfHost(host: string): AddressFault | null {
  if (isIpLiteral(host)) return 'url_ip_literal'
  return hasSoundLabels(host) && isSoundPunycode(host) ? null : 'url_invalid'
}

function isUnderPublicSuffix(host: string): boolean {
  const { domain, isIcann } = parse(host, { validateHostname: false })
  return domain !== null && isIcann === true
}
