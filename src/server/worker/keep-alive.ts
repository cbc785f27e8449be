import type { FailureKind } from '#core/connections/failures.ts'
import type { Connections } from '#engine/connections/connections.ts'
import type { Database } from '#store/database.ts'
import { grantsToKeepAlive } from '#store/grants.ts'
import { interruptedRenewals } from '#store/renewals.ts'
import { MINUTE_MS } from '#core/time-units.ts'

/** Grants of one service renewed in a minute: fewer than any service allows. */
const MOST = 20
/** A renewal that began less long ago may still be going on. */
const GOING_MS = 2 * MINUTE_MS
/** How long an interrupted renewal is made again by the clock: some services accept a refresh token again for half an hour. */
const AGAIN_MS = 30 * MINUTE_MS

export interface KeepAliveTools {
  db: Database
  connections: Pick<Connections, 'connectors' | 'isConfigured' | 'keepAlive'>
}

/** Failures of the service itself: it is left alone until the next minute. */
export const OF_THE_SERVICE: ReadonlySet<FailureKind> = new Set(['vendor_down', 'quota', 'not_configured'])

/** Renews the grants that nobody used for a third of their life, so that none ends while its owner is away. */
export async function keepGrantsAlive({ db, connections }: KeepAliveTools, at: Date): Promise<void> {
  for (const { id, connect } of connections.connectors) {
    const afterMs = connect?.keepAliveMs ?? null
    if (afterMs === null || !(await connections.isConfigured(id))) continue
    const before = new Date(at.getTime() - afterMs)
    for (const { ownerId } of await grantsToKeepAlive(db, { service: id, before, most: MOST })) {
      const kept = await connections.keepAlive(ownerId, id)
      if (!kept.ok && OF_THE_SERVICE.has(kept.failure.kind)) break
    }
  }
}

/** Makes renewals again whose process ended before their outcome was known, soon enough that the service still accepts what they sent. */
export async function finishRenewals({ db, connections }: KeepAliveTools, at: Date): Promise<void> {
  const from = new Date(at.getTime() - AGAIN_MS)
  const to = new Date(at.getTime() - GOING_MS)
  for (const { id, connect } of connections.connectors) {
    if (!connect || !(await connections.isConfigured(id))) continue
    for (const { ownerId } of await interruptedRenewals(db, { service: id, from, to, most: MOST })) {
      const ended = await connections.keepAlive(ownerId, id, { isInterrupted: true })
      if (!ended.ok && OF_THE_SERVICE.has(ended.failure.kind)) break
    }
  }
}
