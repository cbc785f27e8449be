import { and, eq, gte, lt, lte } from 'drizzle-orm'
import type { Database, Queries } from './database.ts'
import { hit, type Limit } from './limits.ts'
import type { Scan } from './scans.ts'
import { evidence, publicScans, scans } from './schema/scans.ts'

const MINUTE_MS = 60_000
/** One public look at a host in this time is shared by all who ask. */
export const SHARED_MS = 60 * MINUTE_MS
/** One that could not reach the website may be tried again so much later. */
const AGAIN_MS = 10 * MINUTE_MS
/** Looks at one host, those that failed or were stopped included. */
const STARTS: Limit = { most: 3, windowSeconds: 3_600 }

/**
 * What a public look at a host may do now. `share`: take over the results of the look that was. `wait`: somebody else's goes on, whose results
 * it gets. `refuse`: there were too many that failed.
 */
export type Turn =
  | { kind: 'look' }
  | { kind: 'share'; scan: Scan }
  | { kind: 'wait'; scan: Scan }
  | { kind: 'refuse'; retryAfterSeconds: number }

/** What a look would be told, without taking its turn. */
export async function turnAt(db: Queries, key: string, at: Date): Promise<Exclude<Turn, { kind: 'refuse' }>> {
  const [row] = await db.select().from(publicScans).where(eq(publicScans.host, key))
  return row ? judged(db, row, at) : { kind: 'look' }
}

/** Asks for the turn of a scan at a host, and takes it where the answer is `look`. `isRunning`: it begins now, before one that only waits. */
export function takeTurn(
  db: Database,
  key: string,
  { scanId, at, isRunning }: { scanId: string; at: Date; isRunning: boolean },
): Promise<Turn> {
  return db.transaction(async (tx) => {
    const isFirst = await claimFree(tx, key, scanId, at)
    const [row] = await tx.select().from(publicScans).where(eq(publicScans.host, key)).for('update')
    if (!row) throw new Error('A row that was just written is not there')
    if (isFirst) await hit(tx, startsOf(key), STARTS, at)
    else if (row.scanId !== scanId) {
      const turn = await judged(tx, row, at)
      const overtakes = isRunning && turn.kind === 'wait' && turn.scan.state === 'queued'
      if (turn.kind !== 'look' && !overtakes) return turn
      const { allowed, retryAfterSeconds } = overtakes ? FREE : await hit(tx, startsOf(key), STARTS, at)
      if (!allowed) return { kind: 'refuse', retryAfterSeconds }
    }
    await tx.update(publicScans).set({ scanId, at }).where(eq(publicScans.host, key))
    return { kind: 'look' }
  })
}

const FREE = { allowed: true, retryAfterSeconds: 0 }
const startsOf = (key: string): string => `look:${key}`

async function claimFree(tx: Queries, host: string, scanId: string, at: Date): Promise<boolean> {
  const made = await tx
    .insert(publicScans)
    .values({ host, scanId, at })
    .onConflictDoNothing()
    .returning({ host: publicScans.host })
  return made.length > 0
}

async function judged(
  db: Queries,
  row: typeof publicScans.$inferSelect,
  now: Date,
): Promise<Exclude<Turn, { kind: 'refuse' }>> {
  const ageMs = now.getTime() - row.at.getTime()
  const [scan] = await db.select().from(scans).where(eq(scans.id, row.scanId))
  if (!scan || ageMs >= SHARED_MS || scan.state === 'failed' || scan.state === 'cancelled')
    return { kind: 'look' }
  if (scan.state === 'queued' || scan.state === 'running') return { kind: 'wait', scan }
  return ageMs < AGAIN_MS || (await reached(db, scan)) ? { kind: 'share', scan } : { kind: 'look' }
}

/** Whether a look got as far as the homepage. */
async function reached(db: Queries, { websiteId, startedAt, createdAt }: Scan): Promise<boolean> {
  const rows = await db
    .select({ key: evidence.key })
    .from(evidence)
    .where(
      and(
        eq(evidence.websiteId, websiteId),
        eq(evidence.key, 'site'),
        gte(evidence.at, startedAt ?? createdAt),
      ),
    )
  return rows.length > 0
}

/** A scan is no public look: the website has an owner by now, whose answers it is judged with. */
export async function leaveTurn(db: Queries, scanId: string): Promise<void> {
  await db.delete(publicScans).where(eq(publicScans.scanId, scanId))
}

/** Forgets looks that nobody shares any more. */
export async function sweepPublicScans(db: Queries, now: Date): Promise<void> {
  await db.delete(publicScans).where(lt(publicScans.at, new Date(now.getTime() - SHARED_MS)))
}

/** What was gathered in a look and is still as it was then. */
export const evidenceOfScan = (db: Queries, { websiteId, startedAt, createdAt, endedAt }: Scan) =>
  db
    .select({ key: evidence.key, file: evidence.file, at: evidence.at })
    .from(evidence)
    .where(
      and(
        eq(evidence.websiteId, websiteId),
        gte(evidence.at, startedAt ?? createdAt),
        lte(evidence.at, endedAt ?? createdAt),
      ),
    )
