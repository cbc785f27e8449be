import type { Context } from 'hono'
import { catalogue } from '#checks/catalogue.generated.ts'
import { coveredTriggers } from '#core/covered-triggers.ts'
import { rerunAllowedAt } from '#core/schedule.ts'
import { fieldsOfScan } from '#core/triggers.ts'
import type { Queries } from '#store/database.ts'
import { isLeftAlone } from '#store/left-alone.ts'
import { hit } from '#store/limits.ts'
import { isGathering, type RejudgingCause, type ScanCause } from '#core/scan-states.ts'
import {
  unfinishedScans,
  judgedOf,
  queueScan,
  rerunsOf,
  type Scan,
  addToQueuedRejudging,
} from '#store/scans.ts'
import { lockWebsite, type Website } from '#store/websites.ts'
import { AppError, LEFT_ALONE, tooOften } from '../http/error.ts'
import type { Env } from '../http/routing.ts'
import type { Services } from '../services.ts'

/** Limits of all scans of one website but those of one check or trigger. */
const SCANS = { most: 10, windowSeconds: 3_600 }
const MOST_WAITING = 5
/** The same request within this time joins the running scan. */
const JOIN_MS = 60_000

interface ScanRequest {
  website: Website
  cause: ScanCause
  checks: readonly string[]
  triggers?: readonly string[]
  /** The owner has just saved something that the scan must use: a running scan does not know it. */
  afterSaving?: true
  /** One check or one trigger, asked for again: it has a limit of its own, and does not count among {@link SCANS}. */
  isSingle?: true
  /** A category or all checks, asked for again: it is held by {@link SCANS} and by the account's reruns of a day (decision 30). */
  isWide?: true
}

/** Throws 409 for a website that is left alone, also when its owner asks. */
export async function refuseLeftAlone({ db }: Pick<Services, 'db'>, { address }: Website): Promise<void> {
  if (address !== null && (await isLeftAlone(db, address))) throw new AppError(409, 'left_alone', LEFT_ALONE)
}

/** Starts a scan, or joins one of the same evidence. Throws 429 when there were too many. */
export const startOrJoin = (c: Context<Env>, request: ScanRequest): Promise<Scan> =>
  startFor(c.get('services'), request)

/** {@link startOrJoin} outside of a call. */
export async function startFor(
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  request: ScanRequest,
): Promise<Scan> {
  // One at a time for each website: two clicks at the same moment start one scan.
  const { scan, isNew } = await db.transaction(async (tx) => {
    await lockWebsite(tx, request.website.id)
    return findOrQueue(tx, request, now())
  })
  if (isNew) await jobs.scan(scan)
  return scan
}

async function findOrQueue(
  db: Queries,
  request: ScanRequest,
  at: Date,
): Promise<{ scan: Scan; isNew: boolean }> {
  const { website, cause, checks, triggers = [] } = request
  const going = await unfinishedScans(db, website.id)
  const open = going.filter((scan) => scan.state === 'queued' || request.afterSaving !== true)
  for (const scan of open) if (await covers(db, scan, { checks, triggers }, at)) return { scan, isNew: false }
  if (going.length >= MOST_WAITING) throw tooOften(JOIN_MS / 1_000)
  await limit(db, request, at)
  const scan = await queueScan(db, {
    websiteId: website.id,
    cause,
    checks,
    triggers: [...new Set([...triggers, ...coveredTriggers(catalogue, checks)])],
    createdAt: at,
  })
  return { scan, isNew: true }
}

/** A running scan is joined while it is young, or has yet to judge some of these checks. */
async function covers(
  db: Queries,
  scan: Scan,
  { checks, triggers = [] }: Pick<ScanRequest, 'checks' | 'triggers'>,
  at: Date,
): Promise<boolean> {
  // A rejudging gathers nothing, so it cannot replace another scan.
  if (!isGathering(scan.cause) || !checks.every((check) => scan.checks.includes(check))) return false
  if (!readsFields(scan, fieldsOfScan(triggers))) return false
  if (scan.state === 'queued' || at.getTime() - scan.createdAt.getTime() < JOIN_MS) return true
  return (await judgedOf(db, scan.id, checks)) < checks.length
}

/** Whether a scan reads these fields of social accounts; `null`: all. */
function readsFields({ triggers }: Pick<Scan, 'triggers'>, wanted: readonly string[] | null): boolean {
  const read = fieldsOfScan(triggers)
  return read === null || (wanted?.every((field) => read.includes(field)) ?? false)
}

async function limit(db: Queries, request: ScanRequest, at: Date): Promise<void> {
  const { website, checks, isSingle, isWide } = request
  if (isSingle || isWide) {
    const reruns = await rerunsOf(db, website.id, checks, at)
    const allowed = rerunAllowedAt(isSingle ? reruns : { ...reruns, lastOfCheck: null }, at)
    if (allowed) throw tooOften((allowed.getTime() - at.getTime()) / 1_000)
  }
  if (isSingle) return
  const { allowed, retryAfterSeconds } = await hit(db, `scan:${website.id}`, SCANS, at)
  if (!allowed) throw tooOften(retryAfterSeconds)
}

/**
 * Rejudges checks with the owner's present answers, by the evidence gathered before. Joins a rejudging of the same cause that waits, so that frequent
 * saving is never refused. `cause`: `accounts` where the owner did nothing for it.
 */
export async function queueRejudging(
  { db, jobs }: Pick<Services, 'db'> & { jobs: Pick<Services['jobs'], 'scan'> },
  website: Website,
  checks: readonly string[],
  cause: RejudgingCause = 'answers',
): Promise<Scan> {
  const { scan, isNew } = await db.transaction(async (tx) => {
    await lockWebsite(tx, website.id)
    const waiting = await addToQueuedRejudging(tx, { websiteId: website.id, cause, checks })
    if (waiting) return { scan: waiting, isNew: false }
    const queued = await queueScan(tx, { websiteId: website.id, cause, checks })
    return { scan: queued, isNew: true }
  })
  if (isNew) await jobs.scan(scan)
  return scan
}
