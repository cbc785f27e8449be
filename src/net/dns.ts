import { Resolver } from 'node:dns/promises'
import { isSpecialHost } from '#core/address/hosts.ts'
import type { DnsAnswer } from '#core/evidence/mail.ts'
import { type Failure, failure } from '#core/reasons.ts'
import { codeOf } from './failures.ts'

/** Addresses of a name, not judged yet. */
export type Lookup = { ok: true; addresses: readonly string[] } | { ok: false; failure: Failure }

/** Questions to resolvers; nothing here decides what may be dialled. */
export interface DnsClient {
  /** A and AAAA together. Answers are kept for {@link DnsSettings.keepMs}; a failed look-up is asked anew. */
  lookup(name: string): Promise<Lookup>
  txt(name: string): Promise<DnsAnswer<string[]>>
  mx(name: string): Promise<DnsAnswer<{ exchange: string; priority: number }[]>>
  ns(name: string): Promise<DnsAnswer<string[]>>
  cname(name: string): Promise<DnsAnswer<string>>
  /** NXDOMAIN from two different resolvers; false when there is only one. */
  confirmMissing(name: string): Promise<boolean>
  /** The answer kept from an earlier look-up, `undefined` when there is none. */
  known(name: string): Lookup | undefined
  close(): void
}

export interface DnsSettings {
  /** `address:port`; empty for the system's. */
  servers: readonly string[]
  /** Milliseconds for one look-up with all its tries. */
  budgetMs: number
  /** How long an answer is kept, in milliseconds. */
  keepMs: number
  now: () => number
}

interface Kept {
  at: number
  answer: Promise<Lookup>
  /** The answer once it is there. */
  settled?: Lookup
}

const TRIES = 2
const KEPT_NAMES = 10_000

/**
 * Asks with c-ares: `getaddrinfo` would fill the thread pool that files and decompression need. Names are asked as they are,
 * without search domains.
 */
export function openDns(settings: DnsSettings): DnsClient {
  const resolver = resolverFor(settings.servers, settings.budgetMs)
  const kept = new Map<string, Kept>()
  const ask = <T>(question: () => Promise<T>): Promise<DnsAnswer<T>> => asked(question, settings.budgetMs)

  const keep = async (name: string, entry: Kept): Promise<void> => {
    const answer = await entry.answer
    if (proves(answer)) entry.settled = answer
    else if (kept.get(name) === entry) kept.delete(name)
  }
  const lookup = (name: string): Promise<Lookup> => {
    const found = kept.get(name)
    if (found && settings.now() - found.at < settings.keepMs) return found.answer
    if (kept.size >= KEPT_NAMES) kept.clear()
    const entry: Kept = { at: settings.now(), answer: lookUp(name, resolver, ask) }
    kept.set(name, entry)
    void keep(name, entry)
    return entry.answer
  }
  return {
    lookup,
    known: (name) => kept.get(name)?.settled,
    txt: (name) => ask(async () => (await resolver.resolveTxt(name)).map((parts) => parts.join(''))),
    mx: (name) =>
      ask(async () =>
        (await resolver.resolveMx(name)).map(({ exchange, priority }) => ({ exchange, priority })),
      ),
    ns: (name) => ask(() => resolver.resolveNs(name)),
    cname: (name) => ask(async () => first(await resolver.resolveCname(name))),
    confirmMissing: (name) => confirmMissing(name, settings),
    close: () => resolver.cancel(),
  }
}

/** An answer that is worth keeping: addresses, or the proof that there are none. */
const proves = (answer: Lookup): boolean => answer.ok || answer.failure.code === 'dns_not_found'

function resolverFor(servers: readonly string[], budgetMs: number): Resolver {
  const resolver = new Resolver({ timeout: Math.ceil(budgetMs / TRIES), tries: TRIES })
  if (servers.length > 0) resolver.setServers(servers)
  return resolver
}

type Ask = <T>(question: () => Promise<T>) => Promise<DnsAnswer<T>>

async function lookUp(name: string, resolver: Resolver, ask: Ask): Promise<Lookup> {
  const [v6, v4] = await Promise.all([ask(() => resolver.resolve6(name)), ask(() => resolver.resolve4(name))])
  const addresses = interleaved(v6.state === 'found' ? v6.value : [], v4.state === 'found' ? v4.value : [])
  if (addresses.length > 0) return { ok: true, addresses }
  if (v4.state === 'failed') return { ok: false, failure: v4.failure }
  if (v6.state === 'failed') return { ok: false, failure: v6.failure }
  return { ok: false, failure: await whyMissing(name, resolver, ask) }
}

/** A name without addresses may still point at an inner name, which is a refusal and not a missing website. */
async function whyMissing(name: string, resolver: Resolver, ask: Ask): Promise<Failure> {
  const alias = await ask(async () => first(await resolver.resolveCname(name)))
  const isInner = alias.state === 'found' && isSpecialHost(alias.value.toLowerCase())
  return failure(isInner ? 'address_refused' : 'dns_not_found')
}

/** Families take turns, IPv6 first (RFC 8305, section 4). */
function interleaved(v6: readonly string[], v4: readonly string[]): string[] {
  const longest = Math.max(v6.length, v4.length)
  const pairs = Array.from({ length: longest }, (_, index) => [v6[index], v4[index]])
  return pairs.flat().filter((address) => address !== undefined)
}

const first = (names: readonly string[]): string => names[0] ?? ''

/** c-ares codes that prove absence: NXDOMAIN, and a name without records of this kind. */
const ABSENT: readonly string[] = ['ENOTFOUND', 'ENODATA']

async function asked<T>(question: () => Promise<T>, budgetMs: number): Promise<DnsAnswer<T>> {
  try {
    return { state: 'found', value: await within(question(), budgetMs) }
  } catch (error) {
    if (ABSENT.includes(codeOf(error))) return { state: 'none' }
    return { state: 'failed', failure: failure(codeOf(error) === 'ETIMEOUT' ? 'dns_timeout' : 'dns_failed') }
  }
}

/** c-ares counts its tries per server, so the whole look-up gets its own limit. */
async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(Object.assign(new Error('too slow'), { code: 'ETIMEOUT' })), ms)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

async function confirmMissing(name: string, settings: DnsSettings): Promise<boolean> {
  const servers = settings.servers.length > 0 ? settings.servers : new Resolver().getServers()
  if (servers.length < 2) return false
  const verdicts = servers.slice(0, 2).map((server) => saysMissing(name, server, settings.budgetMs))
  return (await Promise.all(verdicts)).every(Boolean)
}

async function saysMissing(name: string, server: string, budgetMs: number): Promise<boolean> {
  const resolver = resolverFor([server], budgetMs)
  try {
    await within(resolver.resolve4(name), budgetMs)
    return false
  } catch (error) {
    return codeOf(error) === 'ENOTFOUND'
  }
}
