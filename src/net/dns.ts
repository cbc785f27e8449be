import { Resolver } from 'node:dns/promises'
import { isSpecialHost } from '#core/address/hosts.ts'
import type { DnsAnswer } from '#core/evidence/mail.ts'
import { type Failure, failure } from '#core/reasons.ts'
import { codeOf } from './failures.ts'

/** Addresses of a name, not classified yet. `isInternal`: the name is an alias of one that no public website has. */
export type Lookup =
  | { ok: true; addresses: readonly string[]; isInternal: boolean }
  | { ok: false; failure: Failure }

/** Queries to resolvers; what may be dialled is decided by the egress. */
export interface DnsClient {
  /** A and AAAA together; one of them is enough. Answers are cached for {@link DnsSettings.keepMs}; a look-up that failed is repeated. */
  lookup(name: string): Promise<Lookup>
  /** Each record with its parts joined. */
  txt(name: string): Promise<DnsAnswer<string[]>>
  mx(name: string): Promise<DnsAnswer<{ exchange: string; priority: number }[]>>
  ns(name: string): Promise<DnsAnswer<string[]>>
  /** The first target; empty for an answer without one. */
  cname(name: string): Promise<DnsAnswer<string>>
  /** NXDOMAIN from two different resolvers; false when there is only one. */
  confirmMissing(name: string): Promise<boolean>
  /** The last conclusive answer, however old; `undefined` when there is none. */
  known(name: string): Lookup | undefined
  close(): void
}

export interface DnsSettings {
  /** `address:port`; empty for the system's. */
  servers: readonly string[]
  /** Milliseconds for one query with all its tries. */
  budgetMs: number
  /** Milliseconds for which an answer is cached. */
  keepMs: number
  now: () => number
}

interface Cached {
  at: number
  answer: Promise<Lookup>
  /** The answer, once received. */
  received?: Lookup
}

const TRIES = 2
/** Longest wait for an alias: servers that answer nothing to that question must not delay every look-up. */
const ALIAS_MS = 1_000
/** Number of names; the cache is emptied when it has that many. */
const MOST_CACHED = 10_000

/** Queries with c-ares, because `getaddrinfo` would fill the thread pool that files and decompression need. Search domains are not used. */
export function openDns(settings: DnsSettings): DnsClient {
  const resolver = resolverFor(settings.servers, settings.budgetMs)
  const cached = new Map<string, Cached>()
  const ask = <T>(query: () => Promise<T>): Promise<DnsAnswer<T>> => answerOf(query, settings.budgetMs)

  const keepWhenConclusive = async (name: string, entry: Cached): Promise<void> => {
    const answer = await entry.answer
    if (isConclusive(answer)) entry.received = answer
    else if (cached.get(name) === entry) cached.delete(name)
  }
  const lookup = (name: string): Promise<Lookup> => {
    const found = cached.get(name)
    if (found && settings.now() - found.at < settings.keepMs) return found.answer
    if (cached.size >= MOST_CACHED) cached.clear()
    const entry: Cached = { at: settings.now(), answer: queryAddresses(name, resolver, settings.budgetMs) }
    cached.set(name, entry)
    void keepWhenConclusive(name, entry)
    return entry.answer
  }
  return {
    lookup,
    known: (name) => cached.get(name)?.received,
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

/** Addresses, or the proof that there are none: only these are cached. */
const isConclusive = (answer: Lookup): boolean => answer.ok || answer.failure.code === 'dns_not_found'

function resolverFor(servers: readonly string[], budgetMs: number): Resolver {
  const resolver = new Resolver({ timeout: Math.ceil(budgetMs / TRIES), tries: TRIES })
  if (servers.length > 0) resolver.setServers(servers)
  return resolver
}

async function queryAddresses(name: string, resolver: Resolver, budgetMs: number): Promise<Lookup> {
  const [v6, v4, isInternal] = await Promise.all([
    answerOf(() => resolver.resolve6(name), budgetMs),
    answerOf(() => resolver.resolve4(name), budgetMs),
    isAliasOfInternal(name, resolver, budgetMs),
  ])
  const addresses = interleaved(v6.state === 'found' ? v6.value : [], v4.state === 'found' ? v4.value : [])
  if (addresses.length > 0) return { ok: true, addresses, isInternal }
  if (v4.state === 'failed') return { ok: false, failure: v4.failure }
  if (v6.state === 'failed') return { ok: false, failure: v6.failure }
  return { ok: false, failure: failure(isInternal ? 'address_refused' : 'dns_not_found') }
}

/** A name may be an alias of an internal one, which is refused, not missing. */
async function isAliasOfInternal(name: string, resolver: Resolver, budgetMs: number): Promise<boolean> {
  const ask = async (): Promise<string> => first(await resolver.resolveCname(name))
  const alias = await answerOf(ask, Math.min(budgetMs, ALIAS_MS))
  return alias.state === 'found' && isSpecialHost(alias.value.toLowerCase())
}

/** IPv6 and IPv4 alternate, IPv6 first (RFC 8305, section 4). */
function interleaved(v6: readonly string[], v4: readonly string[]): string[] {
  const longest = Math.max(v6.length, v4.length)
  const pairs = Array.from({ length: longest }, (_, index) => [v6[index], v4[index]])
  return pairs.flat().filter((address) => address !== undefined)
}

const first = (names: readonly string[]): string => names[0] ?? ''

/** c-ares codes that prove absence: NXDOMAIN, and a name without records of this kind. */
const ABSENT: readonly string[] = ['ENOTFOUND', 'ENODATA']

async function answerOf<T>(query: () => Promise<T>, budgetMs: number): Promise<DnsAnswer<T>> {
  try {
    return { state: 'found', value: await within(query(), budgetMs) }
  } catch (error) {
    if (ABSENT.includes(codeOf(error))) return { state: 'none' }
    return { state: 'failed', failure: failure(codeOf(error) === 'ETIMEOUT' ? 'dns_timeout' : 'dns_failed') }
  }
}

/** c-ares counts tries per server, so the whole query has a limit here. */
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
  const servers = [...new Set(settings.servers.length > 0 ? settings.servers : new Resolver().getServers())]
  if (servers.length < 2) return false
  const answers = servers.slice(0, 2).map((server) => saysMissing(name, server, settings.budgetMs))
  return (await Promise.all(answers)).every(Boolean)
}

async function saysMissing(name: string, server: string, budgetMs: number): Promise<boolean> {
  const resolver = resolverFor([server], budgetMs)
  try {
    await within(resolver.resolve4(name), budgetMs)
    return false
  } catch (error) {
    return codeOf(error) === 'ENOTFOUND'
  } finally {
    resolver.cancel()
  }
}
