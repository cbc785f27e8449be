import { setMaxListeners } from 'node:events'
import { AllowList } from './allow-list.ts'
import { DEFAULT_BUDGETS } from './budgets.ts'
import { type Clock, realClock } from './clock.ts'
import { Clients } from './clients.ts'
import { SocketConnector } from './connector.ts'
import { type DnsClient, openDns } from './dns.ts'
import { isAuthenticated } from './dns-authenticated.ts'
import { failureOf } from './failures.ts'
import { type Fetching, fetchOnce } from './fetch.ts'
import { Pace } from './pace.ts'
import { permits } from './permits.ts'
import { FutileRetries, withRetries } from './retry.ts'
import { publicAddresses, isOpenedByOperator, visibility, type RouteSources } from './routes.ts'
import { Traffic } from './traffic.ts'
import type { Egress, EgressOptions, ServicePlace } from './types.ts'

/** Defaults of the options. */
const DEFAULTS: EgressOptions = {
  userAgent: 'Fettle',
  resolve: [],
  allowPrivate: [],
  dns: [],
  ca: [],
  pace: 'adaptive',
  budgets: DEFAULT_BUDGETS,
}

/** Settings that only an operator or a test uses. */
export interface EgressSettings extends Partial<EgressOptions> {
  /** Entries of the operator's allow-list: `10.20.0.0/16:80,443`, `intranet.corp:8080`. */
  allow?: readonly string[]
  /** Hosts of this Fettle. */
  own?: readonly string[]
  /** Its database and mail server, which nothing opens. */
  services?: readonly ServicePlace[]
  /** Milliseconds for which DNS answers are cached. */
  keepDnsMs?: number
  clock?: Clock
}

const KEEP_DNS_MS = 60_000

/** Opens the egress of one scan. Throws a `TypeError` for invalid ranges and entries. */
export function openEgress(settings: EgressSettings = {}): Egress {
  const { allow: entries = [], own, services, ...more } = settings
  const { keepDnsMs = KEEP_DNS_MS, clock = realClock, ...given } = more
  const options: EgressOptions = { ...DEFAULTS, ...given }
  const allow = new AllowList(options, { allow: entries, own: own ?? [], services: services ?? [] })
  const dns = openDns({
    servers: options.dns,
    budgetMs: options.budgets.dnsMs,
    keepMs: keepDnsMs,
    now: clock.now,
  })
  const routeSources: RouteSources = { dns, allow }
  const traffic = new Traffic(options.budgets.scanBytes)
  const connector = new SocketConnector(routeSources, options, traffic)
  const mayLiftPace = (host: string): boolean => isOpenedByOperator(host, routeSources)
  const pace = new Pace(options.pace, clock, {
    lookUp: (host) => publicAddresses(host, routeSources),
    mayLift: mayLiftPace,
  })
  const futile = new FutileRetries()
  const clients = new Clients(connector, options.budgets, (host) => pace.connections(host))
  const fetching: Fetching = {
    options,
    headers: headersOf(options),
    connector,
    pace,
    traffic,
    permits: (url) => permits(url, allow),
    client: (strict) => clients.of(strict),
  }
  return {
    options,
    fetch: (url, request = {}) => {
      if (request.signal) setMaxListeners(0, request.signal)
      const ask = () => fetchOnce(fetching, url, request)
      return withRetries(ask, { clock, host: hostOf(url), futile }, request)
    },
    dns: questions(dns, routeSources, options),
    dial: async (host, port, timeoutMs) => {
      try {
        const socket = await connector.dial(host, port, timeoutMs)
        return { ok: true, socket, address: socket.remoteAddress ?? '' }
      } catch (error) {
        return { ok: false, failure: failureOf(error) }
      }
    },
    permits: (url) => permits(url, allow),
    mayLiftPace,
    setCrawlDelay: (host, seconds) => pace.setCrawlDelay(host, seconds),
    usage: () => traffic.usage(),
    bytesLeft: () => traffic.bytesLeft(),
    countRefusal: (code) => traffic.countRefusal(code),
    refusals: () => traffic.refusals(),
    close: async () => {
      await clients.close()
      dns.close()
      traffic.close()
    },
  }
}

/** The host of an address; empty for an invalid one, which is refused. */
const hostOf = (url: string): string => URL.parse(url)?.host ?? ''

/** The DNS queries that gatherers may make. */
const questions = (
  dns: DnsClient,
  routeSources: RouteSources,
  { dns: servers, budgets }: EgressOptions,
): Egress['dns'] => ({
  addresses: (host) => publicAddresses(host, routeSources),
  txt: (name) => dns.txt(name),
  mx: (name) => dns.mx(name),
  ns: (name) => dns.ns(name),
  cname: (name) => dns.cname(name),
  visibility: (name) => visibility(name, dns),
  confirmMissing: (name) => dns.confirmMissing(name),
  authenticated: (name) => isAuthenticated(name, servers, budgets.dnsMs),
})

/** Sent with every request. Nothing pretends to be a browser: a website's owner can see who scans. */
const headersOf = ({ userAgent }: EgressOptions): Readonly<Record<string, string>> => ({
  'user-agent': userAgent,
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
})
