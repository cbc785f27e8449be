import { isIP } from 'node:net'
import { Agent, type Dispatcher, getGlobalDispatcher, setGlobalDispatcher } from 'undici'
import { AllowList, comparableHost } from './allow-list.ts'
import { DEFAULT_BUDGETS } from './budgets.ts'
import { SocketConnector } from './connector.ts'
import { openDns } from './dns.ts'
import { NetError } from './failures.ts'
import { permits, portOf } from './permits.ts'
import { Traffic } from './traffic.ts'
import type { EgressOptions } from './types.ts'

/** Which addresses libraries may reach beyond the public web. */
export type GuardSettings = Pick<EgressOptions, 'resolve' | 'allowPrivate' | 'dns' | 'ca'> & {
  /** Services that the operator chose, as `https://host:port`: opens their ports, not their addresses. */
  services: readonly string[]
  /** Entries of the operator's allow-list. */
  allow?: readonly string[]
}

const ANSWER_MS = 10_000
const MOST_BYTES = 1024 * 1024
const KEEP_DNS_MS = 60_000

/**
 * Sends all `fetch` calls of this process through the egress from now on: classified addresses, valid certificates, answers of at most 1 MiB of
 * which each part comes within 10 s of the one before. Ends when it is closed.
 */
export function guardFetch(settings: GuardSettings): { close(): Promise<void> } {
  const { dns: servers, services, allow: entries = [] } = settings
  const options: EgressOptions = {
    ...settings,
    userAgent: 'Fettle',
    pace: 'adaptive',
    budgets: DEFAULT_BUDGETS,
  }
  const opened = services.flatMap((service) => openedFor(service, options))
  const allow = new AllowList(options, { allow: [...entries, ...opened] })
  const { dnsMs } = options.budgets
  const dns = openDns({ servers, budgetMs: dnsMs, keepMs: KEEP_DNS_MS, now: () => performance.now() })
  // It serves no scan, but as long as its process runs.
  const traffic = new Traffic(Number.POSITIVE_INFINITY)
  const agent = new Agent({
    connect: new SocketConnector({ dns, allow }, options, traffic).forClient(true),
    headersTimeout: ANSWER_MS,
    bodyTimeout: ANSWER_MS,
    maxResponseSize: MOST_BYTES,
  })
  const before = getGlobalDispatcher()
  setGlobalDispatcher(agent.compose(permitted(allow)))
  return {
    async close() {
      setGlobalDispatcher(before)
      await agent.destroy()
      dns.close()
      traffic.close()
    },
  }
}

const permitted =
  (allow: AllowList): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (options, handler) => {
    const permit = permits(`${String(options.origin ?? '')}${options.path}`, allow)
    if (!permit.ok) throw new NetError(permit.failure)
    return dispatch(options, handler)
  }

/** Allow-list entries for a service's port, on its name and in every allowed range. Addresses are allowed by their range only. */
function openedFor(service: string, { allowPrivate }: EgressOptions): string[] {
  const url = new URL(service)
  const host = comparableHost(url.hostname)
  const places = isIP(host) === 0 ? [host, ...allowPrivate] : allowPrivate
  return places.map((place) => `${place.includes(':') ? `[${place}]` : place}:${portOf(url)}`)
}
