import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { GOING_STATES } from '#core/scan-states.ts'
import type { Database, Queries } from './database.ts'
import { queueScan, type Scan } from './scans.ts'
import { owners } from './schema/owners.ts'
import { planMoves, plans } from './schema/plans.ts'
import { calls } from './schema/calls.ts'
import { mails } from './schema/mails.ts'
import { evidence, scans, knownResults } from './schema/scans.ts'
import { visitors, websites } from './schema/websites.ts'
import { tooLateFrom } from './too-late.ts'

/** A website whose scheduled scan is due. */
export interface DueWebsite {
  id: string
  address: string | null
  /** When each trigger last ran, by its name. */
  lastRuns: Record<string, Date>
  /** Checks that are retried now: their last result was not conclusive, or a limit refused to gather for them. */
  retries: string[]
}

/** The scan to queue; `null`: none. */
type Choice = (website: DueWebsite) => Omit<Parameters<typeof queueScan>[1], 'websiteId'> | null

/**
 * Takes the owners' websites that are due, those that have waited longest first, sets their next time to `next`, and queues the scan that
 * `choose` returns for each. `asked`: how many were taken. Several workers never take the same one. A website with an unfinished scan waits for its next time.
 */
export function takeDueWebsites(
  db: Database,
  { at, next, most }: { at: Date; next: Date; most: number },
  choose: Choice,
): Promise<{ asked: number; queued: Scan[] }> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: websites.id, address: websites.address })
      .from(websites)
      .where(and(isNotNull(websites.ownerId), isNull(websites.leftAt), lte(websites.dueAt, at)))
      .orderBy(asc(websites.dueAt))
      .limit(most)
      .for('no key update', { skipLocked: true })
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return { asked: 0, queued: [] }
    await tx.update(websites).set({ dueAt: next }).where(inArray(websites.id, ids))
    const busy = await busyOf(tx, ids)
    const free = rows.filter(({ id }) => !busy.has(id))
    return { asked: ids.length, queued: await queueEach(tx, free, choose, at) }
  })
}

/** Makes websites due now whose time is far ahead: due times are set at most some hours ahead. A statement of its own reads one end of the index. */
export async function makeFarAheadDue(db: Queries, at: Date): Promise<void> {
  await db
    .update(websites)
    .set({ dueAt: at })
    .where(and(isNotNull(websites.ownerId), gt(websites.dueAt, tooLateFrom(at))))
}

async function queueEach(
  tx: Queries,
  free: readonly Pick<DueWebsite, 'id' | 'address'>[],
  choose: Choice,
  at: Date,
): Promise<Scan[]> {
  const ids = free.map(({ id }) => id)
  const runs = await lastRunsOf(tx, ids, at)
  const retries = await retriesOf(tx, ids, at)
  const queued: Scan[] = []
  for (const website of free) {
    const { id } = website
    const chosen = choose({ ...website, lastRuns: runs.get(id) ?? {}, retries: retries.get(id) ?? [] })
    if (chosen) queued.push(await queueScan(tx, { websiteId: id, ...chosen }))
  }
  return queued
}

/** Lets checks that have a result be scanned again at this time, though nobody asks. */
export async function retryChecksAt(
  db: Queries,
  { websiteId, checks, at }: { websiteId: string; checks: readonly string[]; at: Date },
): Promise<void> {
  await db
    .update(knownResults)
    .set({ retryAt: at })
    .where(and(eq(knownResults.websiteId, websiteId), inArray(knownResults.check, [...checks])))
}

/** Makes websites with a check to retry due now. */
export async function makeRetriesDue(db: Queries, at: Date): Promise<void> {
  const late = db
    .select({ id: knownResults.websiteId })
    .from(knownResults)
    .where(lte(knownResults.retryAt, at))
  await db
    .update(websites)
    .set({ dueAt: at })
    .where(
      and(
        inArray(websites.id, late),
        isNotNull(websites.ownerId),
        sql`${websites.dueAt} > ${at.toISOString()}::timestamptz`,
      ),
    )
}

async function busyOf(tx: Queries, ids: string[]): Promise<Set<string>> {
  const rows = await tx
    .selectDistinctOn([scans.websiteId], { id: scans.websiteId })
    .from(scans)
    .where(and(inArray(scans.websiteId, ids), inArray(scans.state, GOING_STATES)))
  return new Set(rows.map(({ id }) => id))
}

async function lastRunsOf(tx: Queries, ids: string[], at: Date): Promise<Map<string, Record<string, Date>>> {
  const trigger = sql<string>`unnest(${scans.triggers})`.as('trigger')
  const rows = await tx
    .select({ id: scans.websiteId, trigger, at: sql`max(${scans.createdAt})`.mapWith(scans.createdAt) })
    .from(scans)
    .where(and(inArray(scans.websiteId, ids), lte(scans.createdAt, tooLateFrom(at))))
    .groupBy(scans.websiteId, trigger)
  const runs = new Map<string, Record<string, Date>>()
  for (const row of rows) runs.set(row.id, { ...runs.get(row.id), [row.trigger]: row.at })
  return runs
}

/** Takes the checks of these websites to retry; each is returned once. */
async function retriesOf(tx: Queries, ids: string[], at: Date): Promise<Map<string, string[]>> {
  const rows = await tx
    .update(knownResults)
    .set({ retryAt: null })
    .where(and(inArray(knownResults.websiteId, ids), lte(knownResults.retryAt, at)))
    .returning({ id: knownResults.websiteId, check: knownResults.check })
  const retries = new Map<string, string[]>()
  for (const { id, check } of rows) retries.set(id, [...(retries.get(id) ?? []), check])
  return retries
}

/** Scans queued before a time: their job may have been lost between two writes. */
export const waitingSince = (db: Queries, before: Date, most: number) =>
  db
    .select({ id: scans.id, websiteId: scans.websiteId, cause: scans.cause })
    .from(scans)
    .where(and(eq(scans.state, 'queued'), lte(scans.createdAt, before)))
    .orderBy(asc(scans.createdAt))
    .limit(most)

/** Owners whose summary may be due, with their website and the time of the last summary, or of the account. */
export const summariesDue = (db: Queries, at: Date, most: number) => {
  const last = sql<Date>`coalesce(${owners.lastSummaryAt}, ${owners.createdAt})`.mapWith(owners.createdAt)
  const every = sql`case ${owners.summaryEvery} when 'week' then interval '7 days' else interval '1 month' end`
  return db
    .select({ ownerId: owners.id, websiteId: websites.id, plan: plans.plan, last })
    .from(owners)
    .innerJoin(websites, and(eq(websites.ownerId, owners.id), isNull(websites.leftAt)))
    .innerJoin(plans, eq(plans.websiteId, websites.id))
    .where(
      and(
        eq(owners.notifyAny, true),
        eq(owners.notifySummary, true),
        // As `isSummaryDue` has it: after 31 January comes 1 March, not 28 February.
        sql`${last} <= (${at.toISOString()}::timestamptz at time zone 'UTC' - ${every}) at time zone 'UTC'`,
      ),
    )
    .orderBy(last)
    .limit(most)
}

export async function summarySent(db: Queries, ownerId: string, at: Date): Promise<void> {
  await db.update(owners).set({ lastSummaryAt: at }).where(eq(owners.id, ownerId))
}

const MINUTES_A_DAY = 1_440

/**
 * Owners who may be reminded in this minute; each has one minute of the day. With their plan, their last mail and the time of their last
 * completed item.
 */
export const remindersDue = (db: Queries, at: Date) => {
  const minute = at.getUTCHours() * 60 + at.getUTCMinutes()
  const lastMail = sql<Date | null>`(select max(${mails.createdAt}) from ${mails} where ${mails.ownerId} = ${owners.id})`
  const lastCompleted = sql<Date | null>`(select max(${planMoves.at}) from ${planMoves} where ${planMoves.websiteId} = ${websites.id} and ${planMoves.move} ->> 'kind' = 'completed')`
  return db
    .select({
      ownerId: owners.id,
      plan: plans.plan,
      lastMail: lastMail.mapWith(mails.createdAt),
      lastCompleted: lastCompleted.mapWith(planMoves.at),
    })
    .from(owners)
    .innerJoin(websites, and(eq(websites.ownerId, owners.id), isNull(websites.leftAt)))
    .innerJoin(plans, eq(plans.websiteId, websites.id))
    .where(
      and(
        eq(owners.notifyAny, true),
        eq(owners.notifyReminders, true),
        sql`mod(abs(hashtext(${owners.id}::text)::bigint), ${MINUTES_A_DAY}) = ${minute}`,
      ),
    )
}

/** Removes visitors added before a time, with their websites; returns the names of their files. */
export function forgetVisitors(db: Database, before: Date, most: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ id: visitors.id })
      .from(visitors)
      .where(lte(visitors.createdAt, before))
      .orderBy(asc(visitors.createdAt))
      .limit(most)
    const ids = old.map(({ id }) => id)
    if (ids.length === 0) return []
    const files = await tx
      .select({ file: evidence.file })
      .from(evidence)
      .innerJoin(websites, eq(websites.id, evidence.websiteId))
      .where(inArray(websites.visitorId, ids))
    await tx.delete(visitors).where(inArray(visitors.id, ids))
    return files.map(({ file }) => file)
  })
}

/** Removes old answers that were stored against repeated calls. */
export async function sweepCalls(db: Queries, before: Date): Promise<void> {
  await db.delete(calls).where(lte(calls.at, before))
}
