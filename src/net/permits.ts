import { hasSoundLabels, isIpLiteral, isSpecialHost } from '#core/address/hosts.ts'
import { type Failure, failure } from '#core/reasons.ts'
import { classify } from './addresses.ts'
import { type AllowList, comparableHost } from './allow-list.ts'

/** Longest address that is fetched. */
const LONGEST = 2_048

export type Permit = { ok: true; url: URL } | { ok: false; failure: Failure }

/** The port of an http(s) address. */
export const portOf = (url: URL): number =>
  url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)

/**
 * Whether an address may be fetched, before any DNS query: http or https, no user info, port 80 or 443, and a public name, or a public or
 * allowed address. All refusals have the same text, so that they reveal nothing of the network.
 */
export function permits(text: string, allow: AllowList): Permit {
  const url = URL.parse(text)
  if (!url || text.length > LONGEST) return refused('Not an address of the web.')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return refused('Not an address of the web.')
  if (url.username !== '' || url.password !== '') return refused('Addresses with a user name are not opened.')
  if (allow.isOwn(url.hostname)) return { ok: false, failure: failure('host_not_public') }
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1)
  return isOpen(url, allow) ? { ok: true, url } : refused()
}

function isOpen(url: URL, allow: AllowList): boolean {
  const port = portOf(url)
  const isWebPort = port === 80 || port === 443
  if (allow.names(url.hostname, port)) return true
  if (isIpLiteral(url.hostname)) {
    const address = comparableHost(url.hostname)
    return (isWebPort && classify(address) === 'public') || allow.covers(address, port)
  }
  return isWebPort && !isSpecialHost(url.hostname) && hasSoundLabels(url.hostname)
}

const refused = (detail?: string): Permit => ({ ok: false, failure: failure('address_refused', detail) })
