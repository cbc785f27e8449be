import type { Context } from 'hono'
import type { Queries } from '#store/database.ts'
import type { ScanCause } from '#store/schema/scans.ts'
import { countSince, goingScans, queueScan, type Scan, widenWaiting } from '#store/scans.ts'
import { lockWebsite, type Website } from '#store/websites.ts'
import { tooOften } from './error.ts'
import type { Env } from './routing.ts'
import type { Services } from './services.ts'

const SCANS_AN_HOUR = 10
const MOST_WAITING = 5
const HOUR_S = 3_600
/** The same question within this time joins the scan that is already going. */
const JOIN_MS = 60_000

interface Wish {
  website: Website
  cause: ScanCause
  checks: readonly string[]
  triggers?: readonly string[]
  /** The owner has just saved something that the scan must know: one that runs already does not. */
  afterSaving?: true
}

/** Starts a scan, or joins one that already looks at the same things. Throws 429 when it is asked too often. */
export async function startOrJoin(c: Context<Env>, wish: Wish): Promise<Scan> {
  const { db, jobs } = c.get('services')
  const at = c.get('services').now()
  // One at a time for each website: two clicks at the same moment start one scan.
  const { scan, isNew } = await db.transaction(async (tx) => {
    await lockWebsite(tx, wish.website.id)
    return findOrQueue(tx, wish, at)
  })
  if (isNew) await jobs.scan(scan)
  return scan
}

async function findOrQueue(
  db: Queries,
  { website, cause, checks, triggers, afterSaving }: Wish,
  at: Date,
): Promise<{ scan: Scan; isNew: boolean }> {
  const going = await goingScans(db, website.id)
  const open = going.filter((scan) => scan.state === 'queued' || afterSaving !== true)
  const joined = open.find((scan) => covers(scan, checks, at))
  if (joined) return { scan: joined, isNew: false }
  if (going.length >= MOST_WAITING) throw tooOften(JOIN_MS / 1_000)
  const since = new Date(at.getTime() - HOUR_S * 1_000)
  if ((await countSince(db, website.id, since)) >= SCANS_AN_HOUR) throw tooOften(HOUR_S)
  const scan = await queueScan(db, {
    websiteId: website.id,
    cause,
    checks,
    ...(triggers ? { triggers } : {}),
  })
  return { scan, isNew: true }
}

/** Scans after an answer gather nothing, so they stand in for no other. */
const covers = (scan: Scan, checks: readonly string[], at: Date): boolean =>
  scan.cause !== 'answers' &&
  checks.every((check) => scan.checks.includes(check)) &&
  (scan.state === 'queued' || at.getTime() - scan.createdAt.getTime() < JOIN_MS)

/**
 * Judges checks again with what the owner says now, on what was gathered before. Joins the one that waits, so that saving
 * often is never refused.
 */
export async function judgeAgain(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  website: Website,
  checks: readonly string[],
): Promise<Scan> {
  const { scan, isNew } = await db.transaction(async (tx) => {
    await lockWebsite(tx, website.id)
    const waiting = await widenWaiting(tx, website.id, checks)
    if (waiting) return { scan: waiting, isNew: false }
    const queued = await queueScan(tx, { websiteId: website.id, cause: 'answers', checks })
    return { scan: queued, isNew: true }
  })
  if (isNew) await jobs.scan(scan)
  return scan
}
