import type { Context } from 'hono'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { EvidenceKey } from '#core/evidence/index.ts'
import { isMailOfOthers } from '#core/mail/own-domain.ts'
import { readEvidence } from '#store/evidence.ts'
import { readOwnerInput } from '#store/owner-input.ts'
import type { Scan } from '#store/scans.ts'
import { retryChecksAt } from '#store/scheduled-work.ts'
import { type Website, websiteOfOwner } from '#store/websites.ts'
import { AppError } from '../http/error.ts'
import type { Env } from '../http/routing.ts'
import type { Services } from '../services.ts'
import { queueRejudging, startFor } from './start-scan.ts'

interface Saved {
  /** Checks that the saved values decide. */
  decides?: readonly string[]
  /** The saved values as evidence: checks that read it are rejudged. */
  reads?: readonly EvidenceKey[]
  /** Evidence that depends on the saved values: it must be gathered again. */
  gathers?: readonly EvidenceKey[]
  /** Evidence of what the saved values name, which is gathered too: what is there is of something else. */
  names?: readonly EvidenceKey[]
}

/**
 * Brings the results in line with what an owner has just saved: rejudges the checks that it decides, updates the plan, and gathers evidence
 * that depends on it again. Saving itself never fails on limits: what cannot be gathered now is gathered once the limit allows it. Until then
 * checks are judged by the present evidence, unless that is of earlier values, or a scan that gathers it starts now.
 */
export async function scanAfterSaving(
  c: Context<Env>,
  website: Website,
  { decides = [], reads = [], gathers = [], names = [] }: Saved,
): Promise<Scan> {
  const services = c.get('services')
  const stale = reads.includes('profile') ? await gatheredForOthers(services, website) : []
  const anew = readersOf([...(website.address === null ? [] : [...gathers, ...names]), ...stale])
  const scan = anew.length === 0 ? null : await startNowOrLater(services, website, anew)
  // Evidence gathered by the earlier values proves nothing now: those checks wait for the new scan.
  const waiting = new Set(readersOf(scan === null ? stale : [...stale, ...names]))
  const judged = [...decides, ...readersOf(reads)].filter((id) => !waiting.has(id))
  if (scan !== null && judged.length === 0) return scan
  const rejudging = await queueRejudging(services, website, [...new Set(judged)])
  return scan ?? rejudging
}

/** Scans these checks after saving; on a limit the clock does so once the limit allows it, and the answer is `null`. */
export async function startNowOrLater(
  services: Pick<Services, 'db' | 'jobs' | 'now'>,
  website: Website,
  checks: readonly string[],
): Promise<Scan | null> {
  try {
    return await startFor(services, { website, cause: 'owner', checks, afterSaving: true })
  } catch (error) {
    await gatherOnceAllowed(services, { website, checks }, error)
    return null
  }
}

/** Gathers again what depends on an email address that has just changed, on a limit once that allows it. */
export async function scanAfterNewEmail(
  services: Pick<Services, 'db' | 'files' | 'jobs' | 'now'>,
  ownerId: string,
): Promise<void> {
  const website = await websiteOfOwner(services.db, ownerId)
  if (!website) return
  const checks = readersOf(await gatheredForOthers(services, website))
  if (checks.length > 0) await startNowOrLater(services, website, checks)
}

/** After a limit has refused a scan: lets the clock scan these checks once the limit allows it. Throws any other error. */
async function gatherOnceAllowed(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { website, checks }: { website: Website; checks: readonly string[] },
  error: unknown,
): Promise<void> {
  if (!(error instanceof AppError && error.status === 429)) throw error
  const waitMs = (error.details.retryAfterSeconds ?? 0) * 1_000
  await retryChecksAt(db, { websiteId: website.id, checks, at: new Date(now().getTime() + waitMs) })
}

/** Evidence that was gathered by other values of the owner's profile than the present ones. */
async function gatheredForOthers(
  services: Pick<Services, 'db' | 'files'>,
  website: Website,
): Promise<EvidenceKey[]> {
  const { profile } = await readOwnerInput(services.db, website)
  const { mail } = await readEvidence(services, website.id, ['mail'])
  return isMailOfOthers(mail?.state === 'ok' ? mail.value : undefined, profile.email) ? ['mail'] : []
}

/** Ids of the checks that read some of this evidence, or whose ready-made fixes do. */
const readersOf = (evidence: readonly EvidenceKey[]): string[] =>
  catalogue
    .filter(({ needs, wants, forFixes = [] }) =>
      [...needs, ...wants, ...forFixes].some((key) => evidence.includes(key)),
    )
    .map(({ id }) => id)
