import { and, eq, gte, lt, lte } from 'drizzle-orm'
import type { Database, Queries } from './database.ts'
import { hit, type Limit } from './limits.ts'
import type { Scan } from './scans.ts'
import { evidence, publicScans, scans } from './schema/scans.ts'
import { MINUTE_MS } from '#core/time-units.ts'

/** One public scan of a host in this time is shared by all who ask. */
export const SHARED_MS = 60 * MINUTE_MS
/** Time after which a scan that did not reach the website may be repeated. */
const AGAIN_MS = 10 * MINUTE_MS
/** Public scans of one host, also those that failed or were stopped. */
const STARTS: Limit = { most: 3, windowSeconds: 3_600 }

/**
 * What a public scan of a host may do now. `scan`: gather itself. `share`: copy the results of an ended scan. `wait`: wait for a scan that is
 * queued or running, and share its results. `refuse`: too many scans failed.
 */
export type PublicScanDecision =
  | { kind: 'scan' }
  | { kind: 'share'; scan: Scan }
  | { kind: 'wait'; scan: Scan }
  | { kind: 'refuse'; retryAfterSeconds: number }

/** What a public scan could do now, without claiming the host. */
export async function publicScanAt(
  db: Queries,
  key: string,
  at: Date,
): Promise<Exclude<PublicScanDecision, { kind: 'refuse' }>> {
  const [row] = await db.select().from(publicScans).where(eq(publicScans.host, key))
  return row ? judged(db, row, at) : { kind: 'scan' }
}

/** Claims a host for a scan where that may gather itself. `isRunning`: it begins now, and overtakes a queued one. */
export function claimPublicScan(
  db: Database,
  key: string,
  { scanId, at, isRunning }: { scanId: string; at: Date; isRunning: boolean },
): Promise<PublicScanDecision> {
  return db.transaction(async (tx) => {
    const isFirst = await claimFree(tx, key, scanId, at)
    const [row] = await tx.select().from(publicScans).where(eq(publicScans.host, key)).for('update')
    if (!row) throw new Error('A row that was just written is not there')
    if (isFirst) await hit(tx, startsOf(key), STARTS, at)
    else if (row.scanId !== scanId) {
      const decision = await judged(tx, row, at)
      const overtakes = isRunning && decision.kind === 'wait' && decision.scan.state === 'queued'
      if (decision.kind !== 'scan' && !overtakes) return decision
      const { allowed, retryAfterSeconds } = overtakes ? FREE : await hit(tx, startsOf(key), STARTS, at)
      if (!allowed) return { kind: 'refuse', retryAfterSeconds }
    }
    await tx.update(publicScans).set({ scanId, at }).where(eq(publicScans.host, key))
    return { kind: 'scan' }
  })
}

const FREE = { allowed: true, retryAfterSeconds: 0 }
const startsOf = (key: string): string => `public-scan:${key}`

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
): Promise<Exclude<PublicScanDecision, { kind: 'refuse' }>> {
  const ageMs = now.getTime() - row.at.getTime()
  const [scan] = await db.select().from(scans).where(eq(scans.id, row.scanId))
  if (!scan || ageMs >= SHARED_MS || scan.state === 'failed' || scan.state === 'cancelled')
    return { kind: 'scan' }
  if (scan.state === 'queued' || scan.state === 'running') return { kind: 'wait', scan }
  return ageMs < AGAIN_MS || (await reached(db, scan)) ? { kind: 'share', scan } : { kind: 'scan' }
}

/** Whether a scan reached the homepage. */
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

/** Ends the sharing of a scan whose website has an owner by now, since that owner's answers decide its results. */
export async function releasePublicScan(db: Queries, scanId: string): Promise<void> {
  await db.delete(publicScans).where(eq(publicScans.scanId, scanId))
}

/** Removes public scans that are no longer shared. */
export async function sweepPublicScans(db: Queries, now: Date): Promise<void> {
  await db.delete(publicScans).where(lt(publicScans.at, new Date(now.getTime() - SHARED_MS)))
}

/** The evidence of a scan that was not replaced since. */
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
