import { catalogue } from '#checks/catalogue.generated.ts'
import type { Connector } from '#connectors/connector.ts'
import { queueRejudging } from '#api/scans/start-scan.ts'
import type { AccountOfOwner, Jobs } from '#api/services.ts'
import type { FailureKind } from '#core/connections/failures.ts'
import type { Connections } from '#engine/connections/connections.ts'
import { askedOf, type KeptSubject } from '#store/connections.ts'
import { noteMissedDailyRead } from '#store/daily-reads.ts'
import type { Database } from '#store/database.ts'
import { connectionOf } from '#store/owner-connections.ts'
import { websiteOfOwner } from '#store/websites.ts'
import { OF_THE_SERVICE } from './keep-alive.ts'
import { keptResults, viewOf } from './kept-results.ts'

export interface RefreshTools {
  db: Database
  jobs: Pick<Jobs, 'scan'>
  connections: Pick<Connections, 'connectors' | 'isConfigured' | 'run'>
  now: () => Date
}

/** Makes the daily read of a connected account, and queues a rejudging of its checks when that changed what they read. */
export async function refreshAccount(
  tools: RefreshTools,
  { ownerId, service }: AccountOfOwner,
): Promise<void> {
  const { db, connections } = tools
  const connector = connections.connectors.find(({ id }) => id === service)
  if (!connector || !(await connections.isConfigured(service))) return
  const before = await evidenceNow(db, connector, ownerId)
  const missed = await readAll(tools, connector, ownerId)
  if (missed !== null && OF_THE_SERVICE.has(missed))
    await noteMissedDailyRead(db, { ownerId, service }, tools.now())
  const after = await evidenceNow(db, connector, ownerId)
  if (after === null || after === before) return
  const checks = catalogue.filter((check) => connector.fills !== null && check.service === connector.fills)
  const website = await websiteOfOwner(db, ownerId)
  if (website && checks.length > 0)
    await queueRejudging(
      tools,
      website,
      checks.map(({ id }) => id),
    )
}

/** Why not everything was read; `null`: it was. */
async function readAll(
  { db, connections, now }: RefreshTools,
  connector: Connector,
  ownerId: string,
): Promise<FailureKind | null> {
  const row = await connectionOf(db, ownerId, connector.id)
  if (row?.mode !== 'live' || row.state !== 'connected') return null
  const kept = await askedOf(db, ownerId, connector.id)
  for (const { read, input } of connector.routine?.(await viewOf(db, connector, row), null) ?? []) {
    const subject = connector.read[read]?.subjectOf(input)
    if (kept.some((one) => one.read === read && one.subject === subject && isOfDay(one, now()))) continue
    // An answer of yesterday may count as fresh for some seconds more.
    const request = { service: connector.id, read, input, freshFrom: beginningOfDay(now()), byClock: true }
    const result = await connections.run(ownerId, request)
    // What stops one request mostly stops the next.
    if (!result.ok) return result.failure.kind
  }
  return null
}

const beginningOfDay = (at: Date): Date => new Date(new Date(at).setUTCHours(0, 0, 0, 0))

/** Whether the day (UTC) has its answer already. */
const isOfDay = ({ asOf, failure }: Pick<KeptSubject, 'asOf' | 'failure'>, at: Date): boolean =>
  asOf !== null && failure === null && asOf.toISOString().slice(0, 10) === at.toISOString().slice(0, 10)

/** What checks read of an owner's account, as text; `null`: it is not connected. */
async function evidenceNow(db: Database, connector: Connector, ownerId: string): Promise<string | null> {
  const row = await connectionOf(db, ownerId, connector.id)
  if (row?.mode !== 'live') return null
  const kept = keptResults(await askedOf(db, ownerId, connector.id))
  return JSON.stringify(connector.evidenceOf(kept, await viewOf(db, connector, row)))
}
