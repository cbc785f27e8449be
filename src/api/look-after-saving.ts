import type { Context } from 'hono'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { EvidenceKey } from '#core/evidence/index.ts'
import type { Scan } from '#store/scans.ts'
import type { Website } from '#store/websites.ts'
import { AppError } from './error.ts'
import type { Env } from './routing.ts'
import { judgeAgain, startOrJoin } from './starting.ts'

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
export async function lookAfterSaving(
  c: Context<Env>,
  website: Website,
  { decides = [], reads = [], gathers = [] }: Saved,
): Promise<Scan> {
  const scan = await judgeAgain(c.get('services'), website, [...new Set([...decides, ...readersOf(reads)])])
  const anew = website.address === null ? [] : readersOf(gathers)
  if (anew.length === 0) return scan
  try {
    return await startOrJoin(c, { website, cause: 'owner', checks: anew, afterSaving: true })
  } catch (error) {
    if (error instanceof AppError && error.status === 429) return scan
    throw error
  }
}

/** Ids of the checks that read some of this evidence. */
const readersOf = (evidence: readonly EvidenceKey[]): string[] =>
  catalogue
    .filter(({ needs, wants }) => [...needs, ...wants].some((key) => evidence.includes(key)))
    .map(({ id }) => id)
