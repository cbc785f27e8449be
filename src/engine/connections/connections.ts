import { createHash } from 'node:crypto'
import type { ConnectionFailure } from '#core/connections/failures.ts'
import type { Connector } from '#connectors/connector.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '#connectors/context.ts'
import { type DnsClient, openDns } from '#net/dns.ts'
import { openPartnerDoor, type PartnerDoor } from '#net/partner-door.ts'
import { takesMail } from './takes-mail.ts'

/** Something that an owner asked a service about. */
interface Asked {
  ownerId: string
  service: string
  read: string
  subject: string
}

/** Where settings come from and results go; the process that opens the connections passes it in. */
export interface ConnectionStore {
  /** The value of a setting; `null`: not set. */
  setting(name: string): Promise<string | null>
  /** The service asked for no request before this time; `null`: it may be asked. */
  blockedUntil(service: string): Promise<Date | null>
  /** Counts a request of an owner. The time after which another is allowed; `null`: this one is. */
  countRequest(ownerId: string, service: string): Promise<Date | null>
  /** Counts units of a service's day (UTC) over all owners; fewer than none gives back. `false`: more than `most`, and not counted. */
  countToday(service: string, units: number, most: number): Promise<boolean>
  /** `failure`: `null` for a result. */
  noteState(service: string, noted: { failure: ConnectionFailure | null; at: Date }): Promise<void>
  keepAnswer(asked: Asked, answer: { data: unknown; asOf: Date }): Promise<void>
  keepFailure(asked: Asked, failed: { failure: ConnectionFailure; failedAt: Date }): Promise<void>
}

export interface ConnectionSettings {
  connectors: readonly Connector[]
  store: ConnectionStore
  userAgent: string
  /** Addresses in place of the services' own, by the names of their endpoints. */
  endpoints: Readonly<Record<string, string>>
  /** Resolvers, `address:port`; empty for the system's. */
  dns: readonly string[]
  now: () => Date
  onFault: (error: unknown, where: string) => void
  /** Waits between two tries of a request. */
  pause?: (ms: number) => Promise<unknown>
}

/** The outside services of this installation. */
export interface Connections {
  /**
   * Asks a service for an owner and keeps the answer, or why there is none. The only caller of connectors beside {@link test}. Never throws for
   * a failure of the service.
   */
  run(ownerId: string, service: string, read: string, input: unknown): Promise<ReadResult<unknown>>
  /** Makes a cheap request with the operator's settings; what it showed, in sentences. */
  test(service: string): Promise<ReadResult<string[]>>
  /** Whether all settings of a service are there. */
  isConfigured(service: string): Promise<boolean>
  close(): void
}

const DNS_MS = 5_000
const KEEP_DNS_MS = 60_000
const sinceStart = (): number => performance.now()
const NO_ACCOUNT: ConnectorAccess = { grant: null, account: null, siteHost: null }
type Refused = Extract<ReadResult<never>, { ok: false }>

/** Opens the services. Close them with the process. */
export const openConnections = (settings: ConnectionSettings): Connections => new OpenConnections(settings)

class OpenConnections implements Connections {
  readonly #settings: ConnectionSettings
  readonly #dns: DnsClient
  readonly #contexts = new Map<string, { of: string; context: ConnectorContext }>()

  constructor(settings: ConnectionSettings) {
    this.#settings = settings
    this.#dns = openDns({ servers: settings.dns, budgetMs: DNS_MS, keepMs: KEEP_DNS_MS, now: sinceStart })
  }

  async run(ownerId: string, service: string, read: string, input: unknown): Promise<ReadResult<unknown>> {
    const { store, now } = this.#settings
    const connector = this.#find(service)
    const chosen = connector.read[read]
    if (!chosen) throw new Error(`${service} cannot read ${read}`)
    const asked = { ownerId, service, read, subject: chosen.subjectOf(input) }
    const refusal = await this.#refusalFor(ownerId, service)
    const result =
      refusal ?? (await this.#ask(connector, (context) => chosen.run(context, input, NO_ACCOUNT)))
    if (result.ok) await store.keepAnswer(asked, { data: result.data, asOf: now() })
    else await store.keepFailure(asked, { failure: result.failure, failedAt: now() })
    return result
  }

  test(service: string): Promise<ReadResult<string[]>> {
    const connector = this.#find(service)
    const { test } = connector
    if (!test) throw new Error(`${service} has no test`)
    return this.#ask(connector, (context) => test(context))
  }

  async isConfigured(service: string): Promise<boolean> {
    return (await this.#contextOf(this.#find(service))) !== null
  }

  close(): void {
    this.#dns.close()
  }

  #find(service: string): Connector {
    const connector = this.#settings.connectors.find(({ id }) => id === service)
    if (!connector) throw new Error(`there is no connector ${service}`)
    return connector
  }

  /** The owner's daily limit, or a service that named the time after which it may be asked again. */
  async #refusalFor(ownerId: string, service: string): Promise<Refused | null> {
    const { store, now } = this.#settings
    const blocked = await store.blockedUntil(service)
    const until = blocked && blocked > now() ? blocked : await store.countRequest(ownerId, service)
    return until && { ok: false, failure: { kind: 'quota', retryAt: until.toISOString() } }
  }

  /** A fault of ours affects one service only, and reads like an outage of it. */
  async #ask<Data>(
    connector: Connector,
    work: (context: ConnectorContext) => Promise<ReadResult<Data>>,
  ): Promise<ReadResult<Data>> {
    const { store, now, onFault } = this.#settings
    const context = await this.#contextOf(connector)
    if (!context) return { ok: false, failure: { kind: 'not_configured' } }
    const result = await work(context).catch((error: unknown): Refused => {
      onFault(error, connector.id)
      return { ok: false, failure: { kind: 'vendor_down' } }
    })
    await store.noteState(connector.id, { failure: result.ok ? null : result.failure, at: now() })
    return result
  }

  /** `null`: the service is not set up. The same context while its settings stay the same. */
  async #contextOf({
    id,
    settings: wanted,
    endpoints: own,
    limits,
  }: Connector): Promise<ConnectorContext | null> {
    const { store, userAgent, endpoints, pause, now } = this.#settings
    const given = new Map<string, string>()
    for (const { name, isOptional } of wanted) {
      const value = await store.setting(name)
      if (value !== null) given.set(name, value)
      else if (!isOptional) return null
    }
    const of = createHash('sha256')
      .update(JSON.stringify([...given]))
      .digest('hex')
    const known = this.#contexts.get(id)
    if (known?.of === of) return known.context
    const addresses = new Map(Object.entries({ ...own, ...pick(endpoints, Object.keys(own)) }))
    const address = (name: string) => {
      const found = addresses.get(name)
      if (found === undefined) throw new Error(`${id} has no endpoint ${name}`)
      return found
    }
    const doors = new Map<string, PartnerDoor>()
    const context: ConnectorContext = {
      secret: (name) => given.get(name) ?? '',
      address,
      door: (name) => {
        const open = doors.get(name)
        if (open) return open
        const door = openPartnerDoor({
          base: address(name),
          userAgent,
          ...limits,
          ...(pause ? { pause } : {}),
        })
        doors.set(name, door)
        return door
      },
      takesMail: (domain) => takesMail(domain, this.#dns),
      countToday: (units, most) => store.countToday(id, units, most),
      now,
    }
    this.#contexts.set(id, { of, context })
    return context
  }
}

const pick = (values: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
