import type { EvidencePiece } from '#engine/inspector/protocol.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { publicScanKey } from '#core/address/public-scan-key.ts'
import type { Database } from '#store/database.ts'
import type { EvidenceFiles } from '#store/evidence.ts'
import { keepSharedScan } from '#store/keep-shared-scan.ts'
import { isLeftAlone } from '#store/left-alone.ts'
import { releasePublicScan, claimPublicScan, type PublicScanDecision } from '#store/public-scans.ts'
import { endScan, type Hold, type Scan } from '#store/scans.ts'
import { copyScan } from '#store/copy-scan.ts'
import type { Website } from '#store/websites.ts'

/** Milliseconds between checks of a scan that this one waits for. */
const ASK_MS = 1_000

interface Tools {
  db: Database
  files: EvidenceFiles
}

interface HeldScan {
  scan: Scan
  hold: Hold
  website: Website
}

/** Why a scan does not gather evidence itself. */
export type InsteadOfScan = Exclude<PublicScanDecision, { kind: 'scan' }> | { kind: 'left_alone' }

/** Whether a scan is public: asked for by somebody without an account. */
export const isPublic = ({ scan, website }: Pick<HeldScan, 'scan' | 'website'>): boolean =>
  scan.cause === 'visitor' && website.visitorId !== null

/** What a scan does instead of gathering from an address; `null`: it gathers. */
export async function insteadOf(
  { db, files }: Tools,
  held: Pick<HeldScan, 'scan' | 'website'>,
  address: string,
): Promise<InsteadOfScan | null> {
  if (await isLeftAlone(db, address)) return { kind: 'left_alone' }
  if (!isPublic(held)) {
    if (held.scan.cause === 'visitor') await releasePublicScan(db, held.scan.id)
    else await keepSharedScan({ db, files }, held.website, new Date())
    return null
  }
  const turn = await claimPublicScan(db, publicScanKey(address), {
    scanId: held.scan.id,
    at: new Date(),
    isRunning: true,
  })
  return turn.kind === 'scan' ? null : turn
}

/**
 * Ends a scan that does not gather itself, with the results of the scan it shares, where there is one. Returns `scan` when that one failed and
 * this one has to gather after all, and `lost` when it was stopped meanwhile.
 */
export async function endWithoutGathering(
  tools: Tools,
  held: HeldScan,
  { address, instead, signal }: { address: string; instead: InsteadOfScan; signal: AbortSignal },
): Promise<'ended' | 'scan' | 'lost'> {
  let now: InsteadOfScan | null = instead
  while (now?.kind === 'wait') {
    // Aborted only when the worker stops, which the next line handles.
    await wait(ASK_MS, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return 'lost'
    now = await insteadOf(tools, held, address)
  }
  if (now === null) return 'scan'
  if (now.kind === 'share') {
    const to = { websiteId: held.website.id, scanId: held.scan.id }
    return (await copyScan(tools, now.scan, to)) ? 'ended' : 'lost'
  }
  const reason = now.kind === 'refuse' ? 'too_often' : now.kind
  return (await endScan(tools.db, held.hold, { state: 'failed', reason })) ? 'ended' : 'lost'
}

/** Address of the homepage; `null` when it was not found, or for other evidence. */
export function addressFound({ key, piece }: EvidencePiece): string | null {
  if (key !== 'site' || piece.state !== 'ok') return null
  const { value } = piece
  return 'address' in value && typeof value.address === 'string' ? value.address : null
}
