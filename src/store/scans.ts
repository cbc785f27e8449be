import { and, count, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { retryAt } from '#core/retries.ts'
import type { Reruns } from '#core/schedule.ts'
import type { RatedResult } from '#core/rated-result.ts'
import type { Database, Queries } from './database.ts'
import {
  type ENDED_STATES,
  GATHERING_CAUSES,
  GOING_STATES,
  isGathering,
  type RejudgingCause,
  type ScanCause,
} from '#core/scan-states.ts'
import { results, scans, knownResults } from './schema/scans.ts'
import { DAY_MS } from '#core/time-units.ts'
import { putResult } from './put-result.ts'
import { theRow } from './the-row.ts'

export type Scan = typeof scans.$inferSelect

/** A worker's claim on a scan: writes of an earlier attempt are refused. */
export interface Hold {
  scanId: string
  websiteId: string
  attempt: number
}

export async function queueScan(
  db: Queries,
  scan: {
    websiteId: string
    cause: ScanCause
    checks: readonly string[]
    triggers?: readonly string[]
    createdAt?: Date
  },
): Promise<Scan> {
  return theRow(
    await db
      .insert(scans)
      .values({ ...scan, checks: [...scan.checks], triggers: [...(scan.triggers ?? [])] })
      .returning(),
  )
}

/** The newest scan that gathers evidence; `null`: none yet. */
export async function newestFullScan(db: Queries, websiteId: string): Promise<Scan | null> {
  const [row] = await db
    .select()
    .from(scans)
    .where(and(eq(scans.websiteId, websiteId), inArray(scans.cause, GATHERING_CAUSES)))
    .orderBy(desc(scans.createdAt))
    .limit(1)
  return row ?? null
}

/** A scan of this website; `null` when there is none with this id. */
export async function scanOfWebsite(db: Database, websiteId: string, id: string): Promise<Scan | null> {
  const [row] = await db
    .select()
    .from(scans)
    .where(and(eq(scans.id, id), eq(scans.websiteId, websiteId)))
  return row ?? null
}

/** The newest scan. */
export async function newestScan(db: Database, websiteId: string): Promise<Scan | null> {
  const [row] = await db
    .select()
    .from(scans)
    .where(eq(scans.websiteId, websiteId))
    .orderBy(desc(scans.createdAt))
    .limit(1)
  return row ?? null
}

/** Queued and running scans of a website, newest first. */
export const unfinishedScans = (db: Queries, websiteId: string): Promise<Scan[]> =>
  db
    .select()
    .from(scans)
    .where(and(eq(scans.websiteId, websiteId), inArray(scans.state, GOING_STATES)))
    .orderBy(desc(scans.createdAt))

/** Adds checks to the queued rejudging of the same cause; `null` when none is queued. */
export async function addToQueuedRejudging(
  db: Queries,
  { websiteId, cause, checks }: { websiteId: string; cause: RejudgingCause; checks: readonly string[] },
): Promise<Scan | null> {
  const waits = and(eq(scans.websiteId, websiteId), eq(scans.cause, cause), eq(scans.state, 'queued'))
  const [waiting] = await db.select().from(scans).where(waits).limit(1).for('update')
  if (!waiting) return null
  const all = [...new Set([...waiting.checks, ...checks])]
  const [widened] = await db
    .update(scans)
    .set({ checks: all })
    .where(and(eq(scans.id, waiting.id), eq(scans.state, 'queued')))
    .returning()
  return widened ?? null
}

/** How many of these checks a scan has judged so far. */
export async function judgedOf(db: Queries, scanId: string, checks: readonly string[]): Promise<number> {
  const [row] = await db
    .select({ judged: count() })
    .from(results)
    .where(and(eq(results.scanId, scanId), inArray(results.check, [...checks])))
  return row?.judged ?? 0
}

/** More than the daily limit. */
const MOST_RERUNS = 100

/** Times of the last rerun of these checks together, and of all reruns of the last day. */
export async function rerunsOf(
  db: Queries,
  websiteId: string,
  checks: readonly string[],
  at: Date,
): Promise<Reruns> {
  const rows = await db
    .select({ checks: scans.checks, at: scans.createdAt })
    .from(scans)
    .where(
      and(
        eq(scans.websiteId, websiteId),
        eq(scans.cause, 'owner'),
        gte(scans.createdAt, new Date(at.getTime() - DAY_MS)),
      ),
    )
    .orderBy(desc(scans.createdAt))
    .limit(MOST_RERUNS)
  const last = rows.find((row) => checks.every((check) => row.checks.includes(check)))
  return { lastOfCheck: last?.at ?? null, lastDay: rows.map((row) => row.at) }
}

/** Claims a scan that is queued or was left by a lost worker. `null` when it has ended. */
export async function takeScan(db: Database, scanId: string): Promise<{ scan: Scan; hold: Hold } | null> {
  const [scan] = await db
    .update(scans)
    .set({ state: 'running', attempt: sql`${scans.attempt} + 1`, finished: 0, startedAt: sql`now()` })
    .where(and(eq(scans.id, scanId), inArray(scans.state, GOING_STATES)))
    .returning()
  return scan ? { scan, hold: { scanId: scan.id, websiteId: scan.websiteId, attempt: scan.attempt } } : null
}

/** Saves one result and updates the known results of its check. `false`: another worker has the scan, or it was stopped; nothing was written. */
export function saveResult(db: Database, hold: Hold, rated: RatedResult): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [held] = await tx
      .update(scans)
      .set({ finished: sql`${scans.finished} + 1` })
      .where(and(eq(scans.id, hold.scanId), eq(scans.attempt, hold.attempt), eq(scans.state, 'running')))
      .returning({ cause: scans.cause })
    if (!held) return false
    const row = rowOf(hold, rated)
    const id = await putResult(tx, row)
    await updateKnownResults(tx, { ...row, id }, held.cause)
    return true
  })
}

async function updateKnownResults(
  tx: Queries,
  { websiteId, check, conclusive, id, result }: ReturnType<typeof rowOf> & { id: number },
  cause: ScanCause,
): Promise<void> {
  // After a rejudging, what waits to be gathered still does.
  const hasGathered = isGathering(cause)
  const own = and(eq(knownResults.websiteId, websiteId), eq(knownResults.check, check))
  const [now] = await tx
    .insert(knownResults)
    .values({ websiteId, check, newest: id, lastKnown: conclusive ? id : null, failures: conclusive ? 0 : 1 })
    .onConflictDoUpdate({
      target: [knownResults.websiteId, knownResults.check],
      set: conclusive
        ? { newest: id, lastKnown: id, failures: 0, ...(hasGathered ? { retryAt: null } : {}) }
        : { newest: id, failures: sql`${knownResults.failures} + 1` },
    })
    .returning({ failures: knownResults.failures, waitsUntil: knownResults.retryAt })
  if (now && !conclusive && (hasGathered || now.waitsUntil === null))
    await tx
      .update(knownResults)
      .set({ retryAt: retryAt(result, now.failures) })
      .where(own)
}

/** Ends a scan; `false` when this worker no longer holds it. */
export async function endScan(
  db: Database,
  { scanId, attempt }: Hold,
  end: { state: (typeof ENDED_STATES)[number]; reason: string | null },
): Promise<boolean> {
  const ended = await db
    .update(scans)
    .set({ ...end, endedAt: sql`now()` })
    .where(and(eq(scans.id, scanId), eq(scans.attempt, attempt), eq(scans.state, 'running')))
    .returning({ id: scans.id })
  return ended.length > 0
}

/** Notes the trace of a scan (W3C `traceparent`). */
export async function saveScanTrace(db: Database, scanId: string, trace: string): Promise<void> {
  await db.update(scans).set({ trace }).where(eq(scans.id, scanId))
}

/** Puts a scan back into the queue for another worker. */
export async function returnScan(db: Database, { scanId, attempt }: Hold): Promise<void> {
  await db
    .update(scans)
    .set({ state: 'queued' })
    .where(and(eq(scans.id, scanId), eq(scans.attempt, attempt), eq(scans.state, 'running')))
}

/** Ends a scan whose job failed; `null` when it had ended before. */
export async function failScan(db: Database, scanId: string): Promise<Scan | null> {
  const [failed] = await db
    .update(scans)
    .set({ state: 'failed', reason: 'internal_error', endedAt: sql`now()` })
    .where(and(eq(scans.id, scanId), inArray(scans.state, GOING_STATES)))
    .returning()
  return failed ?? null
}

/** Puts a scan whose job failed back into the queue; `null` when it ended otherwise meanwhile, or is gone. */
export async function requeueScan(db: Database, scanId: string): Promise<Scan | null> {
  const [scan] = await db
    .update(scans)
    .set({ state: 'queued', reason: null, endedAt: null })
    .where(and(eq(scans.id, scanId), inArray(scans.state, [...GOING_STATES, 'failed'])))
    .returning()
  return scan ?? null
}

/** Cancels a scan for its owner. Later writes of its worker are refused. */
export async function cancelScan(db: Database, websiteId: string, scanId: string): Promise<boolean> {
  const stopped = await db
    .update(scans)
    .set({ state: 'cancelled', reason: 'cancelled', endedAt: sql`now()` })
    .where(and(eq(scans.id, scanId), eq(scans.websiteId, websiteId), inArray(scans.state, GOING_STATES)))
    .returning({ id: scans.id })
  return stopped.length > 0
}

function rowOf(hold: Hold, { result, conclusive, score }: RatedResult) {
  return {
    scanId: hold.scanId,
    websiteId: hold.websiteId,
    check: result.id,
    status: result.status,
    display: result.display,
    greyKind: result.greyKind,
    conclusive,
    score: score === null ? null : Math.round(score),
    revision: result.revision,
    result,
    at: new Date(result.updatedAt),
  }
}
