import { type ConnectionFailure, type FailureKind, isOwnersFailure } from '#core/connections/failures.ts'
import type { Connector } from '#connectors/connector.ts'
import type { ConnectorContext, ReadResult } from '#connectors/context.ts'
import type { Contexts } from './contexts.ts'

/** How a service is doing is noted here. */
export interface ServiceNotes {
  /** Told each call with what came of it: `done`, or the failure's kind. */
  noteCall?(service: string, outcome: 'done' | FailureKind): void
  /** `failure`: `null` for a result. */
  noteState(service: string, noted: { failure: ConnectionFailure | null; at: Date }): Promise<void>
}

/** What asking a service needs. */
export interface CallSettings {
  contexts: Contexts
  notes: ServiceNotes
  onFault: (error: unknown, where: string) => void
  now: () => Date
}

/** Calls a connector. A fault of ours affects one service only, and reads like an outage of it. */
export async function callConnector<Data>(
  { contexts, notes, onFault, now }: CallSettings,
  connector: Connector,
  work: (context: ConnectorContext) => Promise<ReadResult<Data>>,
): Promise<ReadResult<Data>> {
  const context = await contexts.of(connector)
  if (!context) return { ok: false, failure: { kind: 'not_configured' } }
  const result = await work(context).catch((error: unknown): ReadResult<Data> => {
    onFault(error, connector.id)
    return { ok: false, failure: { kind: 'vendor_down' } }
  })
  notes.noteCall?.(connector.id, result.ok ? 'done' : result.failure.kind)
  if (result.ok || !isOwnersFailure(result.failure))
    await notes.noteState(connector.id, { failure: result.ok ? null : result.failure, at: now() })
  return result
}
