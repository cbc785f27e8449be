import { isIP } from 'node:net'
import { AddressRanges, canonical, classify, readRange, translatedByNat64 } from './addresses.ts'
import type { EgressOptions, ServicePlace } from './types.ts'

const WEB_PORTS: readonly number[] = [80, 443]

const LOOPBACK = new AddressRanges(['127.0.0.0/8', '::1'])

/** The address that `--resolve` gives for a host and port. */
export interface Detour {
  address: string
  port: number
}

/** What one entry of the operator's allow-list opens: a range or a name, on these ports. */
export type AllowEntry = ({ range: string } | { name: string }) & { ports: readonly number[] }

interface Allowed {
  allow?: readonly string[]
  own?: readonly string[]
  services?: readonly ServicePlace[]
}

/** An address range that the operator opened, on these ports. */
interface Opened {
  range: AddressRanges
  ports: ReadonlySet<number>
}

/**
 * What the operator allows beyond the public web: address ranges with ports, names with ports, and detours (`--resolve`). It never allows a
 * metadata service, nor this installation's own database and mail server.
 */
export class AllowList {
  readonly #ranges: Opened[] = []
  readonly #names = new Set<string>()
  readonly #own = new Set<string>()
  readonly #detours = new Map<string, Detour>()
  readonly #services: readonly ServicePlace[]

  /**
   * `allow`: entries such as `10.20.0.0/16:80,443`, `intranet.corp:8080`, `[fd00::1]:41234`: a range, an address or a name, always with
   * ports. `own`: hosts of this Fettle, which it never scans. `services`: its database and
   * mail server. Throws a `TypeError` for an invalid entry.
   */
  constructor(
    options: Pick<EgressOptions, 'resolve' | 'allowPrivate'>,
    { allow = [], own = [], services = [] }: Allowed = {},
  ) {
    this.#services = services
    for (const host of own) this.#own.add(comparableHost(host))

    for (const { host, port, address, addressPort } of options.resolve) {
      const name = `${comparableHost(host)}:${port}`
      this.#names.add(name)
      this.#detours.set(name, { address: canonical(address), port: addressPort })
    }
    for (const range of options.allowPrivate) this.#openRange(range, this.#portsFor(range))
    for (const entry of allow) this.#openEntry(entry)
  }

  /** True when this address and port may be dialled although the address is not public. */
  covers(address: string, port: number): boolean {
    return this.#opens(address, ({ range, ports }, one) => ports.has(port) && range.has(one))
  }

  /**
   * True where this installation's database or mail server answers, which nothing opens: on the service's port, and on every port of a private
   * machine, but not of this one, on which a website may be tried.
   */
  isService(address: string, port: number): boolean {
    const inner = translatedByNat64(address)
    if (inner !== null && this.isService(inner, port)) return true
    const isHostClosed = classify(address) !== 'public' && !LOOPBACK.has(address)
    return this.#services.some(
      (one) => one.address === canonical(address) && (isHostClosed || one.port === port),
    )
  }

  /** True when an allowed range holds this address, on any port. */
  coversAnyPort(address: string): boolean {
    return this.#opens(address, ({ range }, one) => range.has(one))
  }

  /** An address that NAT64 translates leads to an IPv4 address, which has to be public or allowed as well. */
  #opens(address: string, isIn: (opened: Opened, one: string) => boolean): boolean {
    if (classify(address) === 'never') return false
    const inner = translatedByNat64(address)
    const isInnerOpen = inner === null || classify(inner) === 'public' || this.#opens(inner, isIn)
    return isInnerOpen && this.#ranges.some((opened) => isIn(opened, address))
  }

  /** True when the operator names this host and port, which then need not be public. */
  names(host: string, port: number): boolean {
    return this.#names.has(`${comparableHost(host)}:${port}`)
  }

  /** True for a host of this Fettle. */
  isOwn(host: string): boolean {
    return this.#own.has(comparableHost(host))
  }

  /** The detour of this host and port; `undefined` when there is none. */
  detour(host: string, port: number): Detour | undefined {
    return this.#detours.get(`${comparableHost(host)}:${port}`)
  }

  /** All detours of a host, on any port. */
  detoursOf(host: string): Detour[] {
    const prefix = `${comparableHost(host)}:`
    return [...this.#detours].filter(([name]) => name.startsWith(prefix)).map(([, detour]) => detour)
  }

  #portsFor(text: string): number[] {
    const range = new AddressRanges([text])
    return [...this.#detours.values()].filter(({ address }) => range.has(address)).map(({ port }) => port)
  }

  #openRange(text: string, ports: readonly number[]): void {
    this.#ranges.push({ range: new AddressRanges([text]), ports: new Set([...WEB_PORTS, ...ports]) })
  }

  #openEntry(text: string): void {
    const entry = readAllowEntry(text)
    if (!entry) throw new TypeError(`not an allow-list entry: ${text}`)
    if ('range' in entry) {
      this.#ranges.push({ range: new AddressRanges([entry.range]), ports: new Set(entry.ports) })
      return
    }
    for (const port of entry.ports) this.#names.add(`${comparableHost(entry.name)}:${port}`)
  }
}

const HIGHEST_PORT = 65_535

/**
 * Reads an entry such as `10.20.0.0/16:80,443`, `intranet.corp:8080` or `[fd00::1]:41234`; `null` for any other text, also where a port or a
 * range cannot be one, and where a name cannot be the host of an address.
 */
export function readAllowEntry(text: string): AllowEntry | null {
  const [, bracketed, plain, list] = /^(?:\[([^\]]+)\]|([^[\]:]+)):(\d+(?:,\d+)*)$/u.exec(text) ?? []
  const what = bracketed ?? plain
  if (what === undefined || list === undefined) return null
  const ports = list.split(',').map(Number)
  if (!ports.every((port) => port > 0 && port <= HIGHEST_PORT)) return null
  if (isIP(what.split('/')[0] ?? '') !== 0) return readRange(what) ? { range: what, ports } : null
  const name = bracketed === undefined ? nameIn(what) : null
  return name === null ? null : { name, ports }
}

const LABELS = /^[^\s/@?#\\*.]+(?:\.[^\s/@?#\\*.]+)*\.?$/u

/** The name as addresses have it; `null` for what is none, or another spelling of an address, such as `127.1`. */
function nameIn(text: string): string | null {
  const host = LABELS.test(text) ? URL.parse(`http://${text}/`)?.hostname : undefined
  return host === undefined || isIP(host) !== 0 ? null : comparableHost(host)
}

/** Whether an entry opens this machine itself. */
export function opensLoopback(entry: AllowEntry): boolean {
  if ('name' in entry) return /(?:^|\.)localhost$/u.test(comparableHost(entry.name))
  const range = new AddressRanges([entry.range])
  return range.has('127.0.0.1') || range.has('::1') || LOOPBACK.has(entry.range.split('/')[0] ?? '')
}

/** A host in the form for comparison: lower case, no brackets, no last dot. */
export const comparableHost = (host: string): string => host.toLowerCase().replace(/^\[(.*)\]$|\.$/u, '$1')
