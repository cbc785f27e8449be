import { catalogue } from '#checks/catalogue.generated.ts'
import { gatheredValues } from '#checks/ready-made.ts'
import type { Block } from '#core/block.ts'
import { readEvidence } from '#store/evidence.ts'
import { readOwnerInput } from '#store/owner-input.ts'
import type { Website } from '#store/websites.ts'
import { inTime } from '../in-time.ts'
import type { ReportTools } from './report-tools.ts'

/** What only the report of one check shows: everything that was measured, from the evidence that is kept. */
export async function reportInFull(
  { db, files, onFault }: ReportTools,
  website: Website,
  check: string,
): Promise<readonly Block[]> {
  const inFull = catalogue.find(({ id }) => id === check)?.report?.inFull
  if (!inFull) return []
  const [gathered, { profile, answers }] = await Promise.all([
    readEvidence({ db, files }, website.id, inFull.evidence),
    readOwnerInput(db, website),
  ])
  return inTime<readonly Block[]>(
    `all that was measured for ${check}`,
    () => inFull.blocks({ ...gatheredValues(gathered), profile, answers }),
    { onFault, instead: () => [] },
  )
}
