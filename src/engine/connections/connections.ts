import type { Selectable } from '#connectors/connect.ts'
import type { Connector } from '#connectors/connector.ts'
import type { ConnectorAccess, ReadResult } from '#connectors/context.ts'
import type { Tested } from '#connectors/to-confirm.ts'
import { leftForClock, type ServiceQuota } from '#core/connections/quota.ts'
import { callConnector } from './call-connector.ts'
import {
  accountsReached,
  type Callback,
  chooseReached,
  endConnection,
  finishConnecting,
  type Finished,
  startConnecting,
  type StartRequest,
} from './connecting.ts'
import { Contexts, type ContextSettings } from './contexts.ts'
import { Grants } from './grants.ts'
import { isPutOff, putOff, quotaOf } from './quotas.ts'
import { type ReadingSettings, readThrough, withAccess } from './reading.ts'
import { refreshSample, startSample } from './sample.ts'
import type { ServiceChange, ServiceRead } from './service-requests.ts'
import type { ConnectionStore, OwnedConnection } from './store.ts'

export interface ConnectionSettings
  extends Omit<ContextSettings, 'setting' | 'countToday' | 'countSent' | 'noteQuota' | 'noteNames'> {
  connectors: readonly Connector[]
  store: ConnectionStore
  onFault: (error: unknown, where: string) => void
}

/** The outside services of this installation. */
export interface Connections {
  /** Every service that this version knows. */
  readonly connectors: readonly Connector[]
  /**
   * Asks a service for an owner and keeps the answer, or why there is none. Through an owner's connection nothing is asked for that is fresh, unless `evenIfFresh`. Never
   * throws for a failure of the service.
   */
  run(ownerId: string, read: ServiceRead): Promise<ReadResult<unknown>>
  /**
   * Reads with one request what `run` is about to read for many owners, as much of it as the clock may use of the quota. Gives the inputs that
   * were asked for in it: `run` has the answer, or the failure, without another request, but for those of which it said nothing that we know;
   * none while the service wants no request.
   */
  readAhead(service: string, read: string, inputs: readonly unknown[]): Promise<readonly unknown[]>
  /** Changes something at a service for an owner. The service checks it first, and `isTrial` makes no more than that check. */
  change(ownerId: string, change: ServiceChange): Promise<ReadResult<unknown>>
  /** Makes a cheap request with the operator's settings. */
  test(service: string): Promise<ReadResult<Tested>>
  /** How much of a service's quota for this installation is used; `null`: not known. */
  quota(service: string): Promise<ServiceQuota | null>
  /** How much of its own quota the account has used that has used most; `null`: not known. */
  accountQuota(service: string): Promise<ServiceQuota | null>
  /** Whether all settings of a service are there. */
  isConfigured(service: string): Promise<boolean>
  /** The address of the service's page at which an owner gives permission. */
  start(service: string, request: StartRequest): Promise<ReadResult<string>>
  /** Connects a service that needs the owner's handle only. */
  connectByHandle(ownerId: string, service: string): Promise<void>
  /** Takes the answer of that page. */
  finish(service: string, callback: Callback): Promise<Finished>
  /** The accounts that an owner can choose; `reauth` where nothing is connected. */
  accounts(ownerId: string, service: string): Promise<ReadResult<Selectable[]>>
  /** Chooses one of them; `not_found` for any other. */
  choose(ownerId: string, service: string, accountId: string): Promise<ReadResult<Selectable>>
  /** Takes the permission back and deletes everything known through it. `false`: there was no connection. */
  disconnect(ownerId: string, service: string): Promise<boolean>
  /** Gives an owner the sample of a service. `false`: an account is connected, which a sample never replaces. */
  startSample(ownerId: string, service: string): Promise<boolean>
  /** Fills what is not fresh of a sample; nothing where there is none. */
  refreshSample(ownerId: string, service: string): Promise<void>
  /** Deletes a sample; nothing where there is none. */
  endSample(ownerId: string, service: string): Promise<void>
  /** Renews a grant that nobody used for long. `isInterrupted`: only if the outcome of an earlier renewal is not known. */
  keepAlive(ownerId: string, service: string, which?: { isInterrupted: boolean }): Promise<ReadResult<null>>
  close(): void
}

const NO_ACCOUNT: ConnectorAccess = { grant: null, account: null, siteHost: null }
const NOT_CONNECTED: ReadResult<never> = { ok: false, failure: { kind: 'reauth' } }
/** Requests of one owner to one service: of the operator's key (checks, data breach check), and of the owner's own account. */
const REQUESTS_A_DAY = { server_key: 10, handle: 20, oauth: 400 } as const

/** Opens the services. Close them with the process. */
export const openConnections = (settings: ConnectionSettings): Connections => new OpenConnections(settings)

class OpenConnections implements Connections {
  readonly connectors: readonly Connector[]
  readonly #settings: ConnectionSettings
  readonly #reading: ReadingSettings

  constructor(settings: ConnectionSettings) {
    const { store, onFault, now } = settings
    this.#settings = settings
    this.connectors = settings.connectors
    this.#reading = {
      contexts: new Contexts({
        ...settings,
        setting: (name) => store.setting(name),
        countToday: (service, units, most) => store.countToday(service, units, most),
        countSent: (service, endpoint) => store.countSent(service, endpoint),
        noteQuota: (service, quota) => store.noteQuota(service, quota),
        noteNames: (service, names) => store.noteNames(service, names),
      }),
      notes: store,
      running: new Map(),
      store: store.grants,
      grants: new Grants(store.grants),
      refusalFor: (ownerId, connector, connection) => this.#refusalFor(ownerId, connector, connection),
      onFault,
      now,
    }
  }

  async run(
    ownerId: string,
    { service, read, input, evenIfFresh = false, freshFrom, byClock = false }: ServiceRead,
  ): Promise<ReadResult<unknown>> {
    const connector = this.#find(service)
    const quota = byClock ? await this.quota(service) : null
    if (isPutOff(quota)) return putOff(quota)
    if (connector.kind === 'server_key') return this.#runWithKey(ownerId, connector, read, input)
    const connection = await this.#settings.store.grants.connectionOf(ownerId, service)
    if (!connection) return NOT_CONNECTED
    const ofAccount = byClock ? await this.#settings.store.grants.accountQuota(connection.id) : null
    if (isPutOff(ofAccount)) return putOff(ofAccount)
    const request = { connector, connection, read, input, evenIfFresh, freshFrom }
    return readThrough(this.#reading, request)
  }

  async readAhead(service: string, read: string, inputs: readonly unknown[]): Promise<readonly unknown[]> {
    const connector = this.#find(service)
    const ahead = connector.read[read]?.ahead
    const quota = await this.quota(service)
    const some = inputs.slice(0, Math.min(ahead?.most ?? 0, quota ? leftForClock(quota) : Infinity))
    const blocked = await this.#settings.store.blockedUntil(service)
    if (!ahead || some.length < 2 || (blocked && blocked > this.#settings.now())) return []
    await callConnector(this.#reading, connector, (context) => ahead.run(context, some))
    return some
  }

  async change(
    ownerId: string,
    { service, write, input, isTrial, maySend }: ServiceChange,
  ): Promise<ReadResult<unknown>> {
    const connector = this.#find(service)
    const chosen = connector.write?.[write]
    if (!chosen) throw new Error(`${service} cannot ${write}`)
    const connection = await this.#connectionOf(ownerId, service)
    if (!connection) return NOT_CONNECTED
    const refusal = await this.#refusalFor(ownerId, connector, connection)
    if (refusal) return refusal
    const make = (asTrial: boolean) =>
      withAccess(this.#reading, { connector, connection }, (context, access) =>
        chosen.run(maySend ? { ...context, maySend } : context, input, access, asTrial),
      )
    const trial = await make(true)
    return !trial.ok || isTrial === true ? trial : make(false)
  }

  test(service: string): Promise<ReadResult<Tested>> {
    const connector = this.#find(service)
    const { test } = connector
    if (!test) throw new Error(`${service} has no test`)
    return callConnector(this.#reading, connector, (context) => test(context))
  }

  quota(service: string): Promise<ServiceQuota | null> {
    return quotaOf(this.#settings.store, this.#reading.contexts, this.#find(service), this.#settings.now())
  }

  accountQuota(service: string): Promise<ServiceQuota | null> {
    return this.#settings.store.fullestAccount(service)
  }

  async isConfigured(service: string): Promise<boolean> {
    return (await this.#reading.contexts.of(this.#find(service))) !== null
  }

  async start(service: string, request: StartRequest): Promise<ReadResult<string>> {
    return startConnecting(this.#reading, this.#find(service), request)
  }

  async connectByHandle(ownerId: string, service: string): Promise<void> {
    const { store, now } = this.#settings
    await store.grants.connect({ ownerId, service }, null, now())
  }

  async finish(service: string, callback: Callback): Promise<Finished> {
    return finishConnecting(this.#reading, this.#find(service), callback)
  }

  async accounts(ownerId: string, service: string): Promise<ReadResult<Selectable[]>> {
    const connection = await this.#connectionOf(ownerId, service)
    return connection ? accountsReached(this.#reading, this.#find(service), connection) : NOT_CONNECTED
  }

  async choose(ownerId: string, service: string, accountId: string): Promise<ReadResult<Selectable>> {
    const connection = await this.#connectionOf(ownerId, service)
    return connection
      ? chooseReached(this.#reading, this.#find(service), { connection, accountId })
      : NOT_CONNECTED
  }

  disconnect(ownerId: string, service: string): Promise<boolean> {
    return endConnection(this.#reading, this.#find(service), ownerId)
  }

  startSample(ownerId: string, service: string): Promise<boolean> {
    return startSample(this.#reading, this.#find(service), ownerId)
  }

  refreshSample(ownerId: string, service: string): Promise<void> {
    return refreshSample(this.#reading, this.#find(service), ownerId)
  }

  endSample(ownerId: string, service: string): Promise<void> {
    return this.#settings.store.grants.endSample(ownerId, service)
  }

  async keepAlive(
    ownerId: string,
    service: string,
    { isInterrupted } = { isInterrupted: false },
  ): Promise<ReadResult<null>> {
    const connector = this.#find(service)
    const { connect } = connector
    const connection = await this.#connectionOf(ownerId, service)
    if (!connection || !connect) return NOT_CONNECTED
    return callConnector(this.#reading, connector, async (context) => {
      const { grants } = this.#reading
      const use = { connectionId: connection.id, connect, context }
      const kept = await (isInterrupted ? grants.finish(use) : grants.keepAlive(use))
      return kept.ok ? { ok: true, data: null } : kept
    })
  }

  close(): void {
    this.#reading.contexts.close()
  }

  #find(service: string): Connector {
    const connector = this.connectors.find(({ id }) => id === service)
    if (!connector) throw new Error(`there is no connector ${service}`)
    return connector
  }

  /** A connection that is not a sample. */
  async #connectionOf(ownerId: string, service: string): Promise<OwnedConnection | null> {
    const connection = await this.#settings.store.grants.connectionOf(ownerId, service)
    return connection?.mode === 'live' ? connection : null
  }

  async #runWithKey(
    ownerId: string,
    connector: Connector,
    read: string,
    input: unknown,
  ): Promise<ReadResult<unknown>> {
    const { store, now } = this.#settings
    const chosen = connector.read[read]
    if (!chosen) throw new Error(`${connector.id} cannot read ${read}`)
    const asked = { ownerId, service: connector.id, read, subject: chosen.subjectOf(input) }
    const refusal = await this.#refusalFor(ownerId, connector)
    const result =
      refusal ??
      (await callConnector(this.#reading, connector, (context) => chosen.run(context, input, NO_ACCOUNT)))
    if (result.ok) await store.keepAnswer(asked, { data: result.data, asOf: now() })
    else await store.keepFailure(asked, { failure: result.failure, failedAt: now() })
    return result
  }

  /** The owner's daily limit, or a service that named the time after which it, or the account, may be asked again. */
  async #refusalFor(
    ownerId: string,
    { id, kind, limits }: Connector,
    connection?: OwnedConnection,
  ): Promise<ReadResult<never> | null> {
    const { store, now } = this.#settings
    const paused = connection?.pausedUntil
    if (paused && paused > now())
      return { ok: false, failure: { kind: 'quota', isOfAccount: true, retryAt: paused.toISOString() } }
    const most = limits?.requestsADay ?? REQUESTS_A_DAY[kind]
    const blocked = await store.blockedUntil(id)
    const until = blocked && blocked > now() ? blocked : await store.countRequest(ownerId, id, most)
    return until && { ok: false, failure: { kind: 'quota', retryAt: until.toISOString() } }
  }
}
