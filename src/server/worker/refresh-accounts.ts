import type { Connector, Routine } from '#connectors/connector.ts'
import { checkIdsOfService } from '#api/connections/checks-of-service.ts'
import { queueRejudging } from '#api/scans/start-scan.ts'
import type { AccountsOfOwners, Jobs } from '#api/services.ts'
import type { FailureKind } from '#core/connections/failures.ts'
import { lastMidnight } from '#core/dates.ts'
import type { Connections } from '#engine/connections/connections.ts'
import { askedOf, type KeptSubject } from '#store/connections.ts'
import { noteMissedDailyRead } from '#store/daily-reads.ts'
import type { Database } from '#store/database.ts'
import { connectionOf } from '#store/owner-connections.ts'
import { isDoubtedBefore } from '#store/plans.ts'
import { websiteOfOwner } from '#store/websites.ts'
import { OF_THE_SERVICE } from './keep-alive.ts'
import { keptResults, viewOf } from './kept-results.ts'

export interface RefreshTools {
  db: Database
  jobs: Pick<Jobs, 'scan'>
  connections: Pick<Connections, 'connectors' | 'isConfigured' | 'run' | 'readAhead'>
  now: () => Date
}

/** What an owner's account has not answered today. */
interface DueReads {
  ownerId: string
  reads: readonly Routine[]
}

/**
 * Makes the daily reads of connected accounts, and queues a rejudging of the checks of each when that changed what they read, or when the plan waits for a
 * second look at one of them. Throws an `AggregateError` of what was thrown, after all accounts had their turn.
 */
export async function refreshAccounts(
  tools: RefreshTools,
  { ownerIds, service }: AccountsOfOwners,
): Promise<void> {
  const { db, connections, now } = tools
  const connector = connections.connectors.find(({ id }) => id === service)
  if (!connector || !(await connections.isConfigured(service))) return
  const due: DueReads[] = []
  for (const ownerId of ownerIds) due.push({ ownerId, reads: await dueReads(db, connector, ownerId, now()) })
  const ahead = await readAhead(connections, connector, due)
  const errors: unknown[] = []
  for (const one of due)
    await refreshAccount(tools, connector, one, ahead).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} daily reads of ${service} failed`)
}

/** Inputs of each read that the service was asked for together. */
type ReadAhead = ReadonlyMap<string, ReadonlySet<unknown>>

async function readAhead(
  connections: RefreshTools['connections'],
  { id, read: reads }: Connector,
  due: readonly DueReads[],
): Promise<ReadAhead> {
  const ahead = new Map<string, ReadonlySet<unknown>>()
  for (const read of Object.keys(reads)) {
    const inputs = due.flatMap((one) =>
      one.reads.filter((each) => each.read === read).map(({ input }) => input),
    )
    if (reads[read]?.ahead) ahead.set(read, new Set(await connections.readAhead(id, read, inputs)))
  }
  return ahead
}

async function refreshAccount(
  tools: RefreshTools,
  connector: Connector,
  { ownerId, reads }: DueReads,
  ahead: ReadAhead,
): Promise<void> {
  const { db, connections, now } = tools
  const before = await evidenceNow(db, connector, ownerId)
  let isRead = reads.length > 0
  for (const { read, input } of reads) {
    const result = await connections.run(ownerId, {
      service: connector.id,
      read,
      input,
      // An answer of yesterday may count as fresh for some seconds more.
      freshFrom: lastMidnight(now()),
      // What was read ahead is counted already.
      byClock: ahead.get(read)?.has(input) !== true,
    })
    if (result.ok) continue
    isRead = false
    await noteMissed(db, { ownerId, service: connector.id }, result.failure.kind, now())
    // What stops one request mostly stops the next.
    break
  }
  const after = await evidenceNow(db, connector, ownerId)
  const website = await websiteOfOwner(db, ownerId)
  const checks = checkIdsOfService(connector.fills)
  if (after === null || website === null || checks.length === 0) return
  // A second look at what was worse once, though it says the same as the first.
  const confirms = isRead && (await isDoubtedBefore(db, website.id, { checks, at: lastMidnight(now()) }))
  if (after !== before || confirms) await queueRejudging(tools, website, checks, 'accounts')
}

async function noteMissed(
  db: Database,
  account: { ownerId: string; service: string },
  kind: FailureKind,
  at: Date,
): Promise<void> {
  if (OF_THE_SERVICE.has(kind)) await noteMissedDailyRead(db, account, at)
}

async function dueReads(
  db: Database,
  connector: Connector,
  ownerId: string,
  at: Date,
): Promise<readonly Routine[]> {
  const row = await connectionOf(db, ownerId, connector.id)
  if (row?.mode !== 'live' || row.state !== 'connected') return []
  const kept = await askedOf(db, ownerId, connector.id)
  return (connector.routine?.(await viewOf(db, connector, row), null) ?? []).filter(({ read, input }) => {
    const subject = connector.read[read]?.subjectOf(input)
    return !kept.some((one) => one.read === read && one.subject === subject && isOfDay(one, at))
  })
}

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
