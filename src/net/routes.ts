import { isIP } from 'node:net'
import { type Failure, failure } from '#core/reasons.ts'
import { classify } from './addresses.ts'
import { type AllowList, comparableHost } from './allow-list.ts'
import type { DnsClient, Lookup } from './dns.ts'
import type { NameReach } from './types.ts'

/** Where to dial for a host and port: addresses that were all judged, in the order to try them. */
export type Route = { ok: true; addresses: readonly string[]; port: number } | { ok: false; failure: Failure }

/** Addresses beyond these are not tried: their judgement still counts. */
const MOST_ADDRESSES = 25

/**
 * Finds where a host and port may be dialled. A detour goes before the resolver; every answer is judged, each time anew, and
 * one refused answer refuses the name.
 */
export async function routeTo(host: string, port: number, { dns, allow }: Ways): Promise<Route> {
  const detour = allow.detour(host, port)
  if (detour) return judged([detour.address], detour.port, allow)
  const name = comparableHost(host)
  if (isIP(name) !== 0) return judged([name], port, allow)
  const answer = await dns.lookup(name)
  return answer.ok ? judged(answer.addresses, port, allow) : answer
}

/** What finding a way needs. */
export interface Ways {
  dns: DnsClient
  allow: AllowList
}

function judged(addresses: readonly string[], port: number, allow: AllowList): Route {
  const isOpen = (address: string): boolean => classify(address) === 'public' || allow.covers(address, port)
  if (!addresses.every(isOpen)) return { ok: false, failure: failure('address_refused') }
  return { ok: true, addresses: addresses.slice(0, MOST_ADDRESSES), port }
}

/** Judged addresses of a host, whatever port will be asked for. */
export async function publicAddresses(
  host: string,
  ways: Ways,
): Promise<{ ok: true; addresses: string[] } | { ok: false; failure: Failure }> {
  const detours = ways.allow.detoursOf(host)
  const [detour] = detours
  const route = detour ? judged([detour.address], detour.port, ways.allow) : await routeTo(host, 443, ways)
  return route.ok ? { ok: true, addresses: [...route.addresses] } : route
}

const NOT_OUTSIDE: ReadonlySet<string> = new Set(['address_refused', 'dns_not_found'])

/** Whether a name has addresses and all are public; nothing is dialled, and an inner name is told from a missing one to nobody. */
export async function reach(name: string, dns: DnsClient): Promise<NameReach> {
  const answer: Lookup = await dns.lookup(comparableHost(name))
  if (!answer.ok) return NOT_OUTSIDE.has(answer.failure.code) ? 'unresolvable' : 'unknown'
  return answer.addresses.every((address) => classify(address) === 'public') ? 'public' : 'unresolvable'
}

/** True when the operator opened every address of a host by range, so that its pace may be lifted. */
export function isOpenedByOperator(host: string, { dns, allow }: Ways): boolean {
  const detours = allow.detoursOf(host)
  if (detours.length > 0) return detours.every(({ address, port }) => allow.covers(address, port))
  const name = comparableHost(host)
  if (isIP(name) !== 0) return allow.coversAnyPort(name)
  const known = dns.known(name)
  return known?.ok === true && known.addresses.every((address) => allow.coversAnyPort(address))
}
