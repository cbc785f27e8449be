import type { Duplex } from 'node:stream'
import type { FailureCode } from '#core/reasons.ts'

/** Limits for one page: bytes received and sent, connections opened, requests and tunnels asked for. */
export interface ProxyBudget {
  bytes: number
  connections: number
  requests: number
}

/** Why a target was not reached (`background`: Chromium's own request) and the status that the browser gets. */
export interface Refusal {
  refused: FailureCode | 'background'
  status: number
}

export interface ProxyEntry {
  host: string
  /** Something came from this host, or nothing of it was refused. */
  allowed: boolean
  /** Received. */
  bytes: number
  /** The last refusal's reason. */
  refused: FailureCode | 'background' | null
}

/** Hosts of Chromium's own requests (updates, component lists, safe browsing), from which no page loads anything. */
const BACKGROUND = new Set([
  'android.clients.google.com',
  'clients2.google.com',
  'clientservices.googleapis.com',
  'content-autofill.googleapis.com',
  'mtalk.google.com',
  'optimizationguide-pa.googleapis.com',
  'safebrowsing.googleapis.com',
  'update.googleapis.com',
])
const isBackground = (host: string): boolean => BACKGROUND.has(host) || host.endsWith('.gvt1.com')

export type ProxyLedger = ReturnType<typeof openLedger>

interface ScanLedger {
  /** Is told each refusal, also after a `reset`. */
  onRefused?: (code: string) => void
  /** Bytes that the whole scan has left; below 0 none. */
  bytesLeft?: () => number
}

/** Of a page that has just begun. `all`: its bytes, or those of its scan, are used up, which stays so until the next page. */
const NOTHING = { bytes: 0, connections: 0, requests: 0, blocked: 0, all: false }

/** Records for each host its requests, bytes and refusals; ends all connections when the bytes of the page, or of its scan, are used up. */
export function openLedger(budget: ProxyBudget, { onRefused, bytesLeft }: ScanLedger = {}) {
  const live = new Set<Duplex>()
  let entries = new Map<string, ProxyEntry>()
  let spent = { ...NOTHING }
  let isRefusing = false

  const endAll = (): void => {
    for (const connection of live) connection.destroy()
  }
  const hasBytes = (): boolean => {
    spent.all ||= spent.bytes > budget.bytes || (bytesLeft?.() ?? 0) < 0
    return !spent.all
  }
  const spend = (bytes: number): void => {
    spent.bytes += bytes
    if (!hasBytes()) endAll()
  }
  const count = (entry: ProxyEntry, bytes: number): void => {
    entry.bytes += bytes
    entry.allowed = true
    spend(bytes)
  }
  const refuse = (entry: ProxyEntry, refusal: Refusal): void => {
    entry.refused = refusal.refused
    entry.allowed = entry.bytes > 0
    onRefused?.(refusal.refused)
    if (refusal.status === 403 && refusal.refused !== 'background') spent.blocked += 1
  }

  return {
    isBackground,
    endAll,
    mayRequest: (): boolean => !isRefusing && (spent.requests += 1) <= budget.requests && hasBytes(),
    mayConnect: (): boolean => (spent.connections += 1) <= budget.connections && hasBytes(),
    /** Ends this connection when the page ends, when its bytes are used up, or with the proxy. */
    watch(connection: Duplex): void {
      live.add(connection)
      connection.once('close', () => live.delete(connection))
    },
    /** The entry of an address's host (`host:port` where the port is not the scheme's own). */
    entry({ host, hostname }: Pick<URL, 'host' | 'hostname'>) {
      const line = entries.get(host) ?? { host, allowed: true, bytes: 0, refused: null }
      if (!isBackground(hostname)) entries.set(host, line)
      return {
        /** Bytes received from the host. */
        count: (bytes: number) => count(line, bytes),
        /** Bytes sent to it. */
        countSent: spend,
        refuse: (refusal: Refusal) => refuse(line, refusal),
      }
    },
    log: (): ProxyEntry[] => [...entries.values()],
    blocked: (): number => spent.blocked,
    overBudget: (): boolean => spent.all,
    /** Refuses everything until `reset`. */
    refuseAll(): void {
      isRefusing = true
    },
    reset(): void {
      endAll()
      isRefusing = false
      entries = new Map()
      spent = { ...NOTHING }
    },
  }
}
