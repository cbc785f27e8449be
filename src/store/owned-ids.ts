import { and, eq, inArray } from 'drizzle-orm'
import { GOING_STATES } from '#core/scan-states.ts'
import type { Database } from './database.ts'
import { removeMessageMailsOf } from './messages.ts'
import { retryDeadlocks } from './retry-deadlocks.ts'
import { mails } from './schema/mails.ts'
import { owners } from './schema/owners.ts'
import { reports } from './schema/reports.ts'
import { scans } from './schema/scans.ts'
import { websites } from './schema/websites.ts'

/** Ids by which an owner's files and jobs are found. */
export interface OwnedIds {
  /** Also earlier ones. */
  websites: string[]
  reports: string[]
  mails: string[]
}

/** What an owner has beside rows; of the mails, those that still have a job. */
export async function ownedIds(db: Database, ownerId: string): Promise<OwnedIds> {
  const [sites, made, sent] = await Promise.all([
    db.select({ id: websites.id }).from(websites).where(eq(websites.ownerId, ownerId)),
    db.select({ id: reports.id }).from(reports).where(eq(reports.ownerId, ownerId)),
    db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.ownerId, ownerId), inArray(mails.state, ['queued', 'sending']))),
  ])
  return {
    websites: sites.map(({ id }) => id),
    reports: made.map(({ id }) => id),
    mails: sent.map(({ id }) => id),
  }
}

/** Cancels the scans of these websites: what workers still write for them is refused. */
export async function stopScans(db: Database, websiteIds: readonly string[]): Promise<void> {
  if (websiteIds.length === 0) return
  await db
    .update(scans)
    .set({ state: 'cancelled', reason: 'cancelled' })
    .where(and(inArray(scans.websiteId, [...websiteIds]), inArray(scans.state, GOING_STATES)))
}

/** Deletes an owner with all their rows, and the mails to them; also while a worker writes for them. The account itself stays. */
export async function deleteOwner(db: Database, ownerId: string): Promise<void> {
  await retryDeadlocks(db, async (tx) => {
    await removeMessageMailsOf(tx, ownerId)
    await tx.delete(mails).where(eq(mails.ownerId, ownerId))
    await tx.delete(owners).where(eq(owners.id, ownerId))
  })
}
