import type { Context } from 'hono'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { EvidenceKey } from '#core/evidence/index.ts'
import { isMailOfOthers } from '#core/mail/own-domain.ts'
import { readEvidence } from '#store/evidence.ts'
import { readOwnerInput } from '#store/owner-input.ts'
import type { Scan } from '#store/scans.ts'
import { type Website, websiteOfOwner } from '#store/websites.ts'
import { AppError } from '../http/error.ts'
import type { Env } from '../http/routing.ts'
import type { Services } from '../services.ts'
import { queueRejudging, startFor, startOrJoin } from './start-scan.ts'

interface Saved {
  /** Checks that what was saved decides. */
  decides?: readonly string[]
  /** What was saved, as evidence: its readers are judged again. */
  reads?: readonly EvidenceKey[]
  /** Evidence that is gathered by what was saved: it has to be gathered anew. */
  gathers?: readonly EvidenceKey[]
}

/**
 * Brings the results in line with what an owner has just saved: judges again what it decides, then the plan; where it says
 * what to look at, looks there. Saving itself never fails on limits: what cannot be looked at now is judged on what there is.
 */
export async function scanAfterSaving(
  c: Context<Env>,
  website: Website,
  { decides = [], reads = [], gathers = [] }: Saved,
): Promise<Scan> {
  const services = c.get('services')
  const stale = reads.includes('profile') ? await gatheredForOthers(services, website) : []
  const anew = website.address === null ? [] : readersOf([...gathers, ...stale])
  // What was gathered by the words of before says nothing now: those checks wait for the new look.
  const waiting = new Set(website.address === null ? [] : readersOf(stale))
  const judged = [...decides, ...readersOf(reads)].filter((id) => !waiting.has(id))
  const scan = await queueRejudging(services, website, [...new Set(judged)])
  if (anew.length === 0) return scan
  try {
    return await startOrJoin(c, { website, cause: 'owner', checks: anew, afterSaving: true })
  } catch (error) {
    if (error instanceof AppError && error.status === 429) return scan
    throw error
  }
}

/** Looks again at what was gathered by an email address that has just changed. */
export async function scanAfterNewEmail(
  services: Pick<Services, 'db' | 'files' | 'jobs' | 'now'>,
  ownerId: string,
): Promise<void> {
  const website = await websiteOfOwner(services.db, ownerId)
  if (!website || website.address === null) return
  const checks = readersOf(await gatheredForOthers(services, website))
  if (checks.length === 0) return
  try {
    await startFor(services, { website, cause: 'owner', checks, afterSaving: true })
  } catch (error) {
    if (!(error instanceof AppError && error.status === 429)) throw error
  }
}

/** Evidence that gatherers chose by the owner's profile, where it was another one than now. */
async function gatheredForOthers(
  services: Pick<Services, 'db' | 'files'>,
  website: Website,
): Promise<EvidenceKey[]> {
  const { profile } = await readOwnerInput(services.db, website)
  const { mail } = await readEvidence(services, website.id, ['mail'])
  return isMailOfOthers(mail?.state === 'ok' ? mail.value : undefined, profile.email) ? ['mail'] : []
}

/** Ids of the checks that read some of this evidence. */
const readersOf = (evidence: readonly EvidenceKey[]): string[] =>
  catalogue
    .filter(({ needs, wants }) => [...needs, ...wants].some((key) => evidence.includes(key)))
    .map(({ id }) => id)
