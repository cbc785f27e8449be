import { setTimeout as wait } from 'node:timers/promises'
import { publicScanKey } from '#core/address/public-scan-key.ts'
import type { Database } from '#store/database.ts'
import type { FileBox } from '#store/evidence.ts'
import { isLeftAlone } from '#store/left-alone.ts'
import { leaveTurn, takeTurn, type Turn } from '#store/public-scans.ts'
import { endScan, type Hold, type Scan } from '#store/scans.ts'
import { copyScan } from '#store/copy-scan.ts'
import type { Website } from '#store/websites.ts'

/** How often a look that waits for another asks how far that is. */
const ASK_MS = 1_000

interface Tools {
  db: Database
  files: FileBox
}

interface Job {
  scan: Scan
  hold: Hold
  website: Website
}

/** Why a scan does not look at a website itself. */
export type InsteadOfScan = Exclude<Turn, { kind: 'look' }> | { kind: 'left_alone' }

/** Whether a scan is a look that all who ask share: asked for by somebody without an account, who has none yet. */
export const isPublic = ({ scan, website }: Pick<Job, 'scan' | 'website'>): boolean =>
  scan.cause === 'visitor' && website.visitorId !== null

/** What a scan is to do instead of looking at an address; `null`: look. */
export async function insteadOf(
  { db }: Pick<Tools, 'db'>,
  job: Pick<Job, 'scan' | 'website'>,
  address: string,
): Promise<InsteadOfScan | null> {
  if (await isLeftAlone(db, address)) return { kind: 'left_alone' }
  if (!isPublic(job)) {
    if (job.scan.cause === 'visitor') await leaveTurn(db, job.scan.id)
    return null
  }
  const turn = await takeTurn(db, publicScanKey(address), {
    scanId: job.scan.id,
    at: new Date(),
    isRunning: true,
  })
  return turn.kind === 'look' ? null : turn
}

/**
 * Ends a scan that does not look itself, with the results of the one it shares where there are any. `look`: that one came to nothing, and this
 * one is to look after all. `lost`: it was stopped meanwhile.
 */
export async function endWithout(
  tools: Tools,
  job: Job,
  { address, instead, signal }: { address: string; instead: InsteadOfScan; signal: AbortSignal },
): Promise<'ended' | 'look' | 'lost'> {
  let now: InsteadOfScan | null = instead
  while (now?.kind === 'wait') {
    // Only a worker that stops breaks the wait off.
    await wait(ASK_MS, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return 'lost'
    now = await insteadOf(tools, job, address)
  }
  if (now === null) return 'look'
  if (now.kind === 'share') {
    await copyScan(tools, now.scan, { websiteId: job.website.id, scanId: job.scan.id })
    return 'ended'
  }
  const reason = now.kind === 'refuse' ? 'too_often' : now.kind
  return (await endScan(tools.db, job.hold, { state: 'failed', reason })) ? 'ended' : 'lost'
}
