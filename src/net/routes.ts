import { isIP } from 'node:net'
import { type Failure, failure } from '#core/reasons.ts'
import { classify } from './addresses.ts'
import { type AllowList, comparableHost } from './allow-list.ts'
import type { DnsClient, Lookup } from './dns.ts'
import type { NameReach } from './types.ts'

/** The addresses to dial for a host and port, all classified, in the order to try them. */
export type Route = { ok: true; addresses: readonly string[]; port: number } | { ok: false; failure: Failure }

/** Most addresses that are tried; further ones are still classified. */
const MOST_ADDRESSES = 25

/**
 * Finds the addresses for a host and port. A detour comes before the resolver. Every answer is classified each time, and one refused answer
 * refuses the name.
 */
export async function routeTo(host: string, port: number, { dns, allow }: RouteSources): Promise<Route> {
  const detour = allow.detour(host, port)
  if (detour) return judged([detour.address], detour.port, allow)
  const name = comparableHost(host)
  if (isIP(name) !== 0) return judged([name], port, allow)
  const answer = await dns.lookup(name)
  if (!answer.ok) return answer
  // An alias of an internal name is the operator's to open, with all of its addresses.
  const isOpened = answer.addresses.every((address) => allow.covers(address, port))
  if (answer.isInternal && !isOpened) return { ok: false, failure: failure('address_refused') }
  return judged(answer.addresses, port, allow)
}

/** The sources of a route. */
export interface RouteSources {
  dns: DnsClient
  allow: AllowList
}

function judged(addresses: readonly string[], port: number, allow: AllowList): Route {
  const isOpen = (address: string): boolean =>
    !allow.isService(address, port) && (classify(address) === 'public' || allow.covers(address, port))
  if (!addresses.every(isOpen)) return { ok: false, failure: failure('address_refused') }
  return { ok: true, addresses: addresses.slice(0, MOST_ADDRESSES), port }
}

/** Classified addresses of a host, for any port. */
export async function publicAddresses(
  host: string,
  sources: RouteSources,
): Promise<{ ok: true; addresses: string[] } | { ok: false; failure: Failure }> {
  const detours = sources.allow.detoursOf(host)
  const [detour] = detours
  const route = detour
    ? judged([detour.address], detour.port, sources.allow)
    : await routeTo(host, 443, sources)
  return route.ok ? { ok: true, addresses: [...route.addresses] } : route
}

const NOT_OUTSIDE: ReadonlySet<string> = new Set(['address_refused', 'dns_not_found'])

/** Whether a name has addresses and all are public; nothing is dialled. An internal name reads like a missing one. */
export async function visibility(name: string, dns: DnsClient): Promise<NameReach> {
  const answer: Lookup = await dns.lookup(comparableHost(name))
  if (!answer.ok) return NOT_OUTSIDE.has(answer.failure.code) ? 'unresolvable' : 'unknown'
  const isPublic = !answer.isInternal && answer.addresses.every((address) => classify(address) === 'public')
  return isPublic ? 'public' : 'unresolvable'
}

/** True when the operator's ranges hold every address of a host, so that its pace may be lifted. */
export function isOpenedByOperator(host: string, { dns, allow }: RouteSources): boolean {
  const detours = allow.detoursOf(host)
  if (detours.length > 0) return detours.every(({ address, port }) => allow.covers(address, port))
  const name = comparableHost(host)
  if (isIP(name) !== 0) return allow.coversAnyPort(name)
  const known = dns.known(name)
  return known?.ok === true && known.addresses.every((address) => allow.coversAnyPort(address))
}
