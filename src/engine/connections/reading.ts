import type { AnyRead, Connector } from '#connectors/connector.ts'
import type { ConnectorAccess, ConnectorContext, Grant, ReadResult } from '#connectors/context.ts'
import { type CallSettings, callConnector } from './call-connector.ts'
import type { Grants, GrantUse } from './grants.ts'
import { askOnce } from './ask-once.ts'
import { NotedOnce } from './noted-once.ts'
import type { GrantStore, KeptAnswer, OwnedConnection, ReadClaim, ReadOutcome } from './store.ts'

/** What reading through an owner's connection needs. */
export interface ReadingSettings extends CallSettings {
  store: GrantStore
  grants: Grants
  /** What is being read now, so that a press and the clock at the same time ask a service once. */
  running: Map<string, Promise<ReadResult<unknown>>>
  /** Why an owner may not ask a service now; `null`: they may. */
  refusalFor(
    ownerId: string,
    connector: Connector,
    connection: OwnedConnection,
  ): Promise<ReadResult<never> | null>
}

interface ReadRequest {
  connector: Connector
  connection: OwnedConnection
  read: string
  input: unknown
  /** Asks again for what is fresh: it has just been changed. */
  evenIfFresh?: boolean
  /** What was read since then is fresh, and nothing before. */
  freshFrom?: Date | undefined
}

const RECONNECT: ReadResult<never> = { ok: false, failure: { kind: 'reauth' } }

/** Reads through an owner's connection, and keeps the answer or why there is none. What is fresh, or just being read, is not asked for again. */
export async function readThrough(
  settings: ReadingSettings,
  request: ReadRequest,
): Promise<ReadResult<unknown>> {
  const { connector, connection, read, input, evenIfFresh = false } = request
  const chosen = connector.read[read]
  if (!chosen) throw new Error(`${connector.id} cannot read ${read}`)
  const asked = { chosen, subject: chosen.subjectOf(input) }
  // What was just changed: an answer that was asked for before may not have it.
  if (evenIfFresh) return readAndKeep(settings, request, asked)
  const { running } = settings
  const { id, mode, account } = connection
  const key = JSON.stringify([id, mode, account, read, asked.subject, request.freshFrom ?? null])
  const other = running.get(key)
  if (other) return other
  const own = readUnlessFresh(settings, request, asked).finally(() => running.delete(key))
  running.set(key, own)
  return own
}

interface Asked {
  chosen: AnyRead
  subject: string
}

/** A sample asks nobody; of a real account, other processes may be reading the same. */
function readUnlessFresh(
  settings: ReadingSettings,
  request: ReadRequest,
  asked: Asked,
): Promise<ReadResult<unknown>> {
  const { connection, read, freshFrom } = request
  const { store, now } = settings
  const isFresh = ({ asOf, failure }: KeptAnswer): boolean =>
    asOf !== null &&
    failure === null &&
    (freshFrom ? asOf >= freshFrom : now().getTime() - asOf.getTime() < asked.chosen.freshMs)
  return askOnce({
    kept: () => store.keptAnswer(connection.id, read, asked.subject),
    isFresh,
    claim: async () =>
      connection.mode === 'sample' ? UNSHARED : store.claimRead(connection.id, read, asked.subject),
    ask: () => readAndKeep(settings, request, asked),
    now,
    onFault: (error) => settings.onFault(error, connection.service),
  })
}

const nothing = async (): Promise<void> => undefined
const UNSHARED: ReadClaim = { hold: nothing, release: nothing }

async function readAndKeep(
  settings: ReadingSettings,
  request: ReadRequest,
  { chosen, subject }: Asked,
): Promise<ReadResult<unknown>> {
  const { connection, read, input } = request
  const { store, now } = settings
  const kept = await store.keptAnswer(connection.id, read, subject)
  const result = await (connection.mode === 'sample'
    ? sampleOf(chosen, input, now())
    : liveResult(settings, request, chosen))
  await store.keepRead(connection, {
    read,
    subject,
    at: now(),
    isKnown: kept !== null,
    result: outcomeOf(chosen, result),
  })
  return result
}

const outcomeOf = (read: AnyRead, result: ReadResult<unknown>): ReadOutcome['result'] =>
  result.ok ? { data: result.data, numbers: read.numbersOf(result.data) } : { failure: result.failure }

async function sampleOf(read: AnyRead, input: unknown, now: Date): Promise<ReadResult<unknown>> {
  const data = read.sample(input, now.toISOString().slice(0, 10))
  return data === null ? { ok: false, failure: { kind: 'not_found' } } : { ok: true, data }
}

async function liveResult(
  settings: ReadingSettings,
  request: ReadRequest,
  read: AnyRead,
): Promise<ReadResult<unknown>> {
  const { connector, connection, input } = request
  const refusal = await settings.refusalFor(connection.ownerId, connector, connection)
  if (refusal) return refusal
  return withAccess(settings, request, (context, access) => read.run(context, input, access))
}

/** Calls a connector with the owner's grant. A grant that the service refuses is renewed once, and the call made once more. */
export async function withAccess<Data>(
  settings: ReadingSettings,
  { connector, connection }: Pick<ReadRequest, 'connector' | 'connection'>,
  call: (context: ConnectorContext, access: ConnectorAccess) => Promise<ReadResult<Data>>,
): Promise<ReadResult<Data>> {
  const { account, siteHost, state } = connection
  const { connect } = connector
  const callWith = (context: ConnectorContext, grant: Grant | null) =>
    call(aboutAccount(settings, context, connection), { grant, account, siteHost })
  if (!connect) return callConnector(settings, connector, (context) => callWith(context, null))
  if (state === 'needs_reconnect') return RECONNECT
  return callConnector(settings, connector, async (context) => {
    const use: GrantUse = { connectionId: connection.id, connect, context }
    const first = await settings.grants.usable(use)
    if (!first.ok) return first
    const result = await callWith(context, first.data)
    if (result.ok || result.failure.kind !== 'reauth') return result
    const second = await settings.grants.usable(use, first.data.accessToken)
    if (!second.ok) return second
    const again = await callWith(context, second.data)
    if (!again.ok && again.failure.kind === 'reauth') await settings.grants.end(use, second.data.accessToken)
    return again
  })
}

/** The context of a connector for calls about one account, whose quota is noted for it. */
function aboutAccount(
  { store }: ReadingSettings,
  context: ConnectorContext,
  connection: OwnedConnection,
): ConnectorContext {
  const noted = new NotedOnce()
  return {
    ...context,
    noteAccountQuota: async (quota) => {
      if (noted.isNewQuota(quota)) await store.noteAccountQuota(connection, quota)
    },
  }
}
