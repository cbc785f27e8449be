import { and, eq, inArray, sql } from 'drizzle-orm'
import { GOING_STATES } from '#core/scan-states.ts'
import type { Database, Queries } from './database.ts'
import { evidenceFile, type EvidenceFiles } from './evidence.ts'
import { evidenceOfScan } from './public-scans.ts'
import type { Scan } from './scans.ts'
import { evidence, results, scans, knownResults } from './schema/scans.ts'
import { putResult } from './put-result.ts'
import { theRow } from './the-row.ts'

interface Tools {
  db: Database
  files: EvidenceFiles
}

interface Target {
  websiteId: string
  /** A queued or running scan that ends with the copied results; `null`: a new one is made. */
  scanId: string | null
}

/**
 * Copies results and evidence of an ended scan to somebody else who asked for the same website. Their scan says when the website was
 * scanned, and where the results come from. `null`: it was stopped meanwhile, and stays as it is.
 */
export async function copyScan(tools: Tools, from: Scan, to: Target & { scanId: null }): Promise<Scan>
export async function copyScan(tools: Tools, from: Scan, to: Target): Promise<Scan | null>
export async function copyScan(
  { db, files }: Tools,
  from: Scan,
  { websiteId, scanId }: Target,
): Promise<Scan | null> {
  const copied = await copyFiles({ db, files }, from, websiteId)
  return db.transaction(async (tx) => {
    const rows = await tx.select().from(results).where(eq(results.scanId, from.id))
    const scan = await endedScan(tx, from, { websiteId, scanId }, rows.length)
    if (!scan) return null
    for (const { id: _id, ...row } of rows) await saveCopiedResult(tx, { ...row, scanId: scan.id, websiteId })
    if (copied.length > 0)
      await tx
        .insert(evidence)
        .values(copied)
        .onConflictDoUpdate({
          target: [evidence.websiteId, evidence.key],
          set: { file: sql`excluded.file`, at: sql`excluded.at` },
        })
    return scan
  })
}

async function copyFiles({ db, files }: Tools, from: Scan, websiteId: string) {
  if (from.websiteId === websiteId) return []
  const copied = await Promise.all(
    (await evidenceOfScan(db, from)).map(async ({ key, file, at }) => {
      const body = await files.get(file)
      if (!body) return []
      const own = evidenceFile(websiteId, key)
      await files.put(own, body)
      return [{ websiteId, key, file: own, at }]
    }),
  )
  return copied.flat()
}

async function endedScan(
  tx: Queries,
  from: Scan,
  { websiteId, scanId }: Target,
  finished: number,
): Promise<Scan | null> {
  const { state, startedAt, endedAt, reason, checks } = from
  const copied = { state, startedAt, endedAt, reason, finished, sharedFrom: from.id }
  if (scanId === null)
    return theRow(
      await tx
        .insert(scans)
        .values({ websiteId, cause: 'visitor', checks, triggers: from.triggers, ...copied })
        .returning(),
    )
  const [scan] = await tx
    .update(scans)
    .set(copied)
    .where(and(eq(scans.id, scanId), inArray(scans.state, GOING_STATES)))
    .returning()
  return scan ?? null
}

async function saveCopiedResult(tx: Queries, row: typeof results.$inferInsert): Promise<void> {
  const newest = await putResult(tx, row)
  const known = row.conclusive ? { lastKnown: newest } : {}
  await tx
    .insert(knownResults)
    .values({ websiteId: row.websiteId, check: row.check, newest, ...known })
    .onConflictDoUpdate({
      target: [knownResults.websiteId, knownResults.check],
      set: { newest, failures: 0, ...known },
    })
}
