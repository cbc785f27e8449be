import { createHash } from 'node:crypto'
import { type Connector, leavesOut } from '#connectors/connector.ts'
import type { ConnectorContext, NotedNames, WrongShape } from '#connectors/context.ts'
import type { ServiceQuota } from '#core/connections/quota.ts'
import { type DnsClient, openDns } from '#net/dns.ts'
import { DOOR_LIMITS, openPartnerDoor, type PartnerDoor } from '#net/partner-door.ts'
import { NotedOnce } from './noted-once.ts'
import { takesMail } from './takes-mail.ts'

/** What the contexts of connectors are made from. */
export interface ContextSettings {
  /** The value of a setting; `null`: not set. */
  setting(name: string): Promise<string | null>
  /** Counts units of a service's day (UTC) over all owners; a negative number gives units back. `false`: more than `most`, and not counted. */
  countToday(service: string, units: number, most: number): Promise<boolean>
  /** Counts a request to an endpoint that allows the installation so many in a minute. */
  countSent(service: string, endpoint: string): Promise<void>
  /** Keeps what a service says of its quota. */
  noteQuota(service: string, quota: ServiceQuota): Promise<void>
  /** Keeps which names a service no longer knows. */
  noteNames(service: string, names: NotedNames & { at: Date }): Promise<void>
  /** Told each answer of a service that is not as expected. */
  onWrongShape?: (wrong: WrongShape & { service: string }) => void
  userAgent: string
  /** Addresses in place of the services' own, by the names of their endpoints. */
  endpoints: Readonly<Record<string, string>>
  /** Resolvers, `address:port`; empty for the system's. */
  dns: readonly string[]
  now: () => Date
  /** Waits between two tries of a request. */
  pause?: (ms: number) => Promise<unknown>
}

const DNS_MS = 5_000
const KEEP_DNS_MS = 60_000
const sinceStart = (): number => performance.now()

/**
 * The limits of the way to an endpoint of a connector. A service may have longer for what is read there, and none has for a permission: an owner waits
 * for that.
 */
export function doorLimits(
  { limits, connect }: Connector,
  endpoint: string,
): Record<keyof typeof DOOR_LIMITS, number> {
  const { requestMs, mostBytes, atOnce } = { ...DOOR_LIMITS, ...limits }
  if (endpoint !== connect?.token.endpoint) return { requestMs, mostBytes, atOnce }
  return {
    requestMs: Math.min(requestMs, DOOR_LIMITS.requestMs),
    mostBytes: Math.min(mostBytes, DOOR_LIMITS.mostBytes),
    atOnce,
  }
}

/** The context of each connector: the same while its settings stay the same. */
export class Contexts {
  readonly #settings: ContextSettings
  readonly #dns: DnsClient
  readonly #known = new Map<string, { of: string; context: ConnectorContext }>()

  constructor(settings: ContextSettings) {
    this.#settings = settings
    this.#dns = openDns({ servers: settings.dns, budgetMs: DNS_MS, keepMs: KEEP_DNS_MS, now: sinceStart })
  }

  /** `null`: the service is not set up. */
  async of(connector: Connector): Promise<ConnectorContext | null> {
    const given = new Map<string, string>()
    for (const setting of connector.settings) {
      const value = await this.#settings.setting(setting.name)
      if (value === null ? !setting.isOptional : leavesOut(setting, value, connector.id)) return null
      if (value !== null) given.set(setting.name, value)
    }
    const of = createHash('sha256')
      .update(JSON.stringify([...given]))
      .digest('hex')
    const known = this.#known.get(connector.id)
    if (known?.of === of) return known.context
    const context = this.#open(connector, given)
    this.#known.set(connector.id, { of, context })
    return context
  }

  close(): void {
    this.#dns.close()
  }

  #open(connector: Connector, given: ReadonlyMap<string, string>): ConnectorContext {
    const { id, endpoints: own, limits } = connector
    const { userAgent, endpoints, pause, now } = this.#settings
    const addresses = new Map(Object.entries({ ...own, ...pick(endpoints, Object.keys(own)) }))
    const address = (name: string) => {
      const found = addresses.get(name)
      if (found === undefined) throw new Error(`${id} has no endpoint ${name}`)
      return found
    }
    const doors = new Map<string, PartnerDoor>()
    const door = (name: string) => {
      const open = doors.get(name)
      if (open) return open
      const opened = openPartnerDoor({
        base: address(name),
        userAgent,
        ...doorLimits(connector, name),
        ...(pause ? { pause } : {}),
        ...(limits?.requestsAMinute?.[name] === undefined
          ? {}
          : { beforeRequest: () => this.#settings.countSent(id, name) }),
      })
      doors.set(name, opened)
      return opened
    }
    const noted = new NotedOnce()
    return {
      secret: (name) => given.get(name) ?? '',
      address,
      door,
      takesMail: (domain) => takesMail(domain, this.#dns),
      countToday: (units, most) => this.#settings.countToday(id, units, most),
      noteQuota: async (quota) => {
        if (noted.isNewQuota(quota)) await this.#settings.noteQuota(id, quota)
      },
      // Which account is asked about is known where its grant is (reading.ts).
      noteAccountQuota: async () => undefined,
      noteNames: async (names) => {
        if (noted.areNewNames(names)) await this.#settings.noteNames(id, { ...names, at: now() })
      },
      noteShape: (wrong) => this.#settings.onWrongShape?.({ service: id, ...wrong }),
      now,
      memory: {},
    }
  }
}

const pick = (values: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
