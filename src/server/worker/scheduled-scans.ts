import type { PgBoss } from 'pg-boss'
import { catalogue } from '#checks/catalogue.generated.ts'
import { coveredTriggers } from '#core/covered-triggers.ts'
import { dueTriggers } from '#core/schedule.ts'
import { checksOf } from '#core/triggers.ts'
import type { Jobs } from '#api/services.ts'
import type { Database } from '#store/database.ts'
import {
  type DueWebsite,
  makeFarAheadDue,
  makeRetriesDue,
  takeDueWebsites,
  waitingSince,
} from '#store/scheduled-work.ts'
import { hasScanJob } from '../queues.ts'
import { MINUTE_MS } from '#core/time-units.ts'

/** How often each website is asked about, where there are not too many; a trigger is due at most once a day. */
const TURN_MS = 60 * MINUTE_MS
/** Websites in one transaction, whose statements stay short. */
const BATCH = 100
/** Websites asked about in a minute: each of a million then has its turn within nine hours. */
const MOST_ASKED = 2_000
/** Scans queued in a minute: a million websites, each with a short look a day and a whole scan a week, need 700, and many are due at the same hour. */
const MOST_QUEUED = 1_000
/** Work that waits without a job for so long has lost it. */
export const LOST_MS = 5 * MINUTE_MS
const MOST_LOST = 50

export interface ScheduleTools {
  db: Database
  jobs: Pick<Jobs, 'scan'>
}

/** Queues one scan for each owner's website with something due, so that it is crawled once. What is too much for a minute waits for the next. */
export async function queueDue({ db, jobs }: ScheduleTools, at: Date): Promise<void> {
  await makeRetriesDue(db, at)
  await makeFarAheadDue(db, at)
  const next = new Date(at.getTime() + TURN_MS)
  let asked = 0
  let queued = 0
  while (asked < MOST_ASKED && queued < MOST_QUEUED) {
    const taken = await takeDueWebsites(db, { at, next, most: BATCH }, (website) => scanFor(website, at))
    for (const scan of taken.queued) await jobs.scan(scan)
    asked += taken.asked
    queued += taken.queued.length
    if (taken.asked < BATCH) return
  }
}

function scanFor({ address, lastRuns, retries }: DueWebsite, at: Date) {
  const triggers = dueTriggers({ lastRuns, connected: [], hasWebsite: address !== null }, at)
  const due = checksOf(catalogue, triggers).map(({ id }) => id)
  const checks = [...new Set([...due, ...retries])]
  if (checks.length === 0) return null
  const covered = coveredTriggers(catalogue, checks)
  const cause = due.length > 0 ? ('schedule' as const) : ('retry' as const)
  return { cause, checks, triggers: [...new Set([...triggers, ...covered])], createdAt: at }
}

/** Queues scans again whose job was lost, because a process ended between writing the row and the job. */
export async function requeueLost({ db, jobs }: ScheduleTools, boss: PgBoss, at: Date): Promise<void> {
  for (const scan of await waitingSince(db, new Date(at.getTime() - LOST_MS), MOST_LOST)) {
    if (!(await hasScanJob(boss, scan.id))) await jobs.scan(scan)
  }
}
