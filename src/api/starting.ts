import type { Context } from 'hono'
import type { ScanCause } from '#store/schema/scans.ts'
import { countSince, goingScans, queueScan, type Scan } from '#store/scans.ts'
import type { Website } from '#store/websites.ts'
import { tooOften } from './error.ts'
import type { Env } from './routing.ts'

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
}

/** Starts a scan, or joins one that already looks at the same things. Throws 429 when it is asked too often. */
export async function startOrJoin(c: Context<Env>, wish: Wish): Promise<Scan> {
  const { db, jobs, now } = c.get('services')
  const going = await goingScans(db, wish.website.id)
  const joined = going.find((scan) => covers(scan, wish, now()))
  if (joined) return joined
  if (going.length >= MOST_WAITING) throw tooOften(JOIN_MS / 1_000)
  const since = new Date(now().getTime() - HOUR_S * 1_000)
  if ((await countSince(db, wish.website.id, since)) >= SCANS_AN_HOUR && wish.cause !== 'answers')
    throw tooOften(HOUR_S)
  const { website, ...scan } = wish
  const queued = await queueScan(db, { websiteId: website.id, ...scan })
  await jobs.scan(queued)
  return queued
}

const covers = (scan: Scan, { checks, cause }: Wish, at: Date): boolean =>
  cause !== 'answers' &&
  checks.every((check) => scan.checks.includes(check)) &&
  (scan.state === 'queued' || at.getTime() - scan.createdAt.getTime() < JOIN_MS)
