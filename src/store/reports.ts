import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { GOING_STATES } from '#core/scan-states.ts'
import type { Database } from './database.ts'
import { reports } from './schema/reports.ts'
import { lockWebsite } from './websites.ts'
import { theRow } from './the-row.ts'

export type StoredReport = typeof reports.$inferSelect

/** Adds a report, or returns one of this kind that is being made. `isNew`: it has to be queued. */
export function askForReport(
  db: Database,
  wanted: { ownerId: string; websiteId: string; kind: string },
): Promise<{ report: StoredReport; isNew: boolean }> {
  return db.transaction(async (tx) => {
    await lockWebsite(tx, wanted.websiteId)
    const [going] = await tx
      .select()
      .from(reports)
      .where(
        and(
          eq(reports.ownerId, wanted.ownerId),
          eq(reports.websiteId, wanted.websiteId),
          eq(reports.kind, wanted.kind),
          inArray(reports.state, GOING_STATES),
        ),
      )
    if (going) return { report: going, isNew: false }
    const report = theRow(await tx.insert(reports).values(wanted).returning())
    return { report, isNew: true }
  })
}

/** The newest report of each kind of an owner. */
export const newestReports = (db: Database, ownerId: string, websiteId: string): Promise<StoredReport[]> =>
  db
    .selectDistinctOn([reports.kind])
    .from(reports)
    .where(and(eq(reports.ownerId, ownerId), eq(reports.websiteId, websiteId)))
    .orderBy(reports.kind, desc(reports.createdAt))

/** The newest finished report of a kind; `null` when there is none. */
export async function finishedReport(
  db: Database,
  { ownerId, websiteId, kind }: { ownerId: string; websiteId: string; kind: string },
): Promise<StoredReport | null> {
  const [report] = await db
    .select()
    .from(reports)
    .where(
      and(
        eq(reports.ownerId, ownerId),
        eq(reports.websiteId, websiteId),
        eq(reports.kind, kind),
        eq(reports.state, 'done'),
      ),
    )
    .orderBy(desc(reports.createdAt))
    .limit(1)
  return report ?? null
}

/** Marks a report as running; `null` when it is finished or gone. */
export async function takeReport(db: Database, id: string): Promise<StoredReport | null> {
  const [report] = await db
    .update(reports)
    .set({ state: 'running', progress: 10 })
    .where(and(eq(reports.id, id), inArray(reports.state, GOING_STATES)))
    .returning()
  return report ?? null
}

export async function setReportProgress(db: Database, id: string, progress: number): Promise<void> {
  await db.update(reports).set({ progress }).where(eq(reports.id, id))
}

/** Marks a report as finished. */
export async function endReport(
  db: Database,
  id: string,
  end: { state: 'done'; file: string },
): Promise<void> {
  await db
    .update(reports)
    .set({ ...end, progress: 100, endedAt: sql`now()` })
    .where(eq(reports.id, id))
}

/** Ends a report whose job failed; returns its website, or `null` when it had ended before. */
export async function failReport(db: Database, id: string): Promise<string | null> {
  const [failed] = await db
    .update(reports)
    .set({ state: 'failed', progress: 0, endedAt: sql`now()` })
    .where(and(eq(reports.id, id), inArray(reports.state, GOING_STATES)))
    .returning({ websiteId: reports.websiteId })
  return failed?.websiteId ?? null
}

/** Puts a failed report back into the queue; `false` when it was made meanwhile, or is gone. */
export async function requeueReport(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .update(reports)
    .set({ state: 'queued', progress: 0, endedAt: null })
    .where(and(eq(reports.id, id), ne(reports.state, 'done')))
    .returning({ id: reports.id })
  return rows.length > 0
}
