import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { DEAD_LETTERS } from '#core/queues.ts'
import type { Database } from './database.ts'
import { mails } from './schema/mails.ts'
import { reports } from './schema/reports.ts'
import { scans } from './schema/scans.ts'
import { websites } from './schema/websites.ts'

/** Data of a job: one of these ids, or none for the work of the clock. */
const jobData = z
  .object({ scanId: z.uuid().optional(), reportId: z.uuid().optional(), mailId: z.uuid().optional() })
  .catch({})

export type JobData = z.infer<typeof jobData>

/** The states of pg-boss: `created` and `retry` wait, `active` is being worked on. */
const counted = z.array(
  z.object({
    queue: z.string(),
    state: z.enum(['created', 'retry', 'active', 'completed', 'cancelled', 'failed']),
    count: z.coerce.number(),
    /** Time of the oldest waiting job. */
    oldest: z.coerce.date().nullable(),
  }),
)

/** How many jobs each queue holds in each state. */
export async function countJobs(db: Database): Promise<z.infer<typeof counted>> {
  const { rows } = await db.execute(sql`
    select name as queue, state, count(*) as count,
      min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as oldest
    from pgboss.job group by name, state order by name, state`)
  return counted.parse(rows)
}

const failedRow = z.object({
  id: z.uuid(),
  queue: z.string(),
  data: jobData,
  reason: z.string().nullable(),
  tries: z.coerce.number(),
  queuedAt: z.coerce.date(),
  failedAt: z.coerce.date().nullable(),
})

/** A job that failed and is not retried. */
export type FailedJob = z.infer<typeof failedRow>

/** Why a job failed. Of a failed statement (`DrizzleQueryError`) without its parameters, which are people's data and stand in its message. */
const REASON = sql`
  case when output ? 'params' then concat_ws(': ', output->>'query', output->'cause'->>'message')
    else coalesce(output->>'message', output->>'value', output::text) end`

const FAILED = sql`
  select id, name as queue, coalesce(data, '{}') as data, ${REASON} as reason,
    retry_count + 1 as tries, created_on as "queuedAt", completed_on as "failedAt"
  from pgboss.job where state = 'failed' and name <> ${DEAD_LETTERS}`

/** Jobs that failed and are not retried, the newest first. */
export async function failedJobs(db: Database, most: number): Promise<FailedJob[]> {
  const { rows } = await db.execute(sql`${FAILED} order by completed_on desc nulls last limit ${most}`)
  return z.array(failedRow).parse(rows)
}

/** One failed job; `null` when there is none with this id. */
export async function failedJob(db: Database, id: string): Promise<FailedJob | null> {
  const { rows } = await db.execute(sql`${FAILED} and id = ${id}`)
  return rows[0] ? failedRow.parse(rows[0]) : null
}

/** Removes a failed job from the list, because its work is queued again. */
export async function forgetFailed(db: Database, id: string): Promise<void> {
  await db.execute(sql`delete from pgboss.job where id = ${id} and state = 'failed'`)
}

/** Minutes that a completed job is kept, for its count. */
const COMPLETED_MINUTES = 60

/**
 * Removes jobs that completed more than an hour ago by the database's clock, which wrote when they did. Every two seconds the queue counts what it holds, so what
 * it keeps has to be little.
 */
export async function removeCompletedJobs(db: Database): Promise<void> {
  await db.execute(sql`
    delete from pgboss.job
    where state = 'completed' and completed_on < now() - make_interval(mins => ${COMPLETED_MINUTES})`)
}

/** Subjects of jobs by the id of their scan, report or mail: a host, a kind of report, the subject of a mail. Empty for a business without a website. */
export async function subjectsOf(db: Database, jobs: readonly JobData[]): Promise<Map<string, string>> {
  const ids = (key: keyof JobData): string[] => jobs.flatMap((data) => data[key] ?? [])
  const found = await Promise.all([
    db
      .select({ id: scans.id, words: websites.host })
      .from(scans)
      .innerJoin(websites, sql`${websites.id} = ${scans.websiteId}`)
      .where(inArray(scans.id, ids('scanId'))),
    db
      .select({ id: reports.id, words: reports.kind })
      .from(reports)
      .where(inArray(reports.id, ids('reportId'))),
    db
      .select({ id: mails.id, words: mails.subject })
      .from(mails)
      .where(inArray(mails.id, ids('mailId'))),
  ])
  return new Map(found.flat().map(({ id, words }) => [id, words ?? '']))
}
