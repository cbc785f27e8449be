import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { GOING_STATES } from '#core/scan-states.ts'
import type { Database } from './database.ts'
import { mails } from './schema/mails.ts'
import { reports } from './schema/reports.ts'
import type { ScanCause } from '#core/scan-states.ts'
import { scans } from './schema/scans.ts'

/** Unfinished work that has no job in the queue. */
export interface WorkWithoutJob {
  scans: { id: string; websiteId: string; cause: ScanCause }[]
  reports: string[]
  mails: string[]
}

/**
 * Work queued by a process that ended between writing the row and the job, or restored from a backup, which holds no queue. The queue's tables
 * must exist.
 */
export async function workWithoutJob(db: Database): Promise<WorkWithoutJob> {
  const [scansLeft, rest] = await Promise.all([
    db
      .select({ id: scans.id, websiteId: scans.websiteId, cause: scans.cause })
      .from(scans)
      .where(and(inArray(scans.state, GOING_STATES), hasNoJob('scanId', scans.id)))
      .orderBy(scans.createdAt),
    reportsAndMailsWithoutJob(db, new Date()),
  ])
  return { scans: scansLeft, ...rest }
}

/** The reports and mails of it that were stored before a time: the job of a newer one may be on its way. */
export async function reportsAndMailsWithoutJob(
  db: Database,
  before: Date,
): Promise<Pick<WorkWithoutJob, 'reports' | 'mails'>> {
  const [reportsLeft, mailsLeft] = await Promise.all([
    db
      .select({ id: reports.id })
      .from(reports)
      .where(
        and(
          lte(reports.createdAt, before),
          inArray(reports.state, GOING_STATES),
          hasNoJob('reportId', reports.id),
        ),
      )
      .orderBy(reports.createdAt),
    db
      .select({ id: mails.id })
      .from(mails)
      .where(and(lte(mails.createdAt, before), eq(mails.state, 'queued'), hasNoJob('mailId', mails.id)))
      .orderBy(mails.createdAt),
  ])
  return {
    reports: reportsLeft.map(({ id }) => id),
    mails: mailsLeft.map(({ id }) => id),
  }
}

const hasNoJob = (field: string, id: AnyPgColumn): SQL =>
  sql`not exists (select 1 from pgboss.job
    where job.data->>${field} = ${id}::text and job.state in ('created', 'retry', 'active'))`
