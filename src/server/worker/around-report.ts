import { FIX_EVIDENCE, gatheredValues } from '#checks/ready-made.ts'
import { paperOf, type Presentation } from '#report/html/presentation.ts'
import type { ResultContent } from '#report/kinds.ts'
import type { Report } from '#report/schema.ts'
import { readEvidence } from '#store/evidence.ts'
import { readOwnerInput } from '#store/owner-input.ts'
import { fixWordsOf } from '#store/fix-words.ts'
import { ownerOf } from '#store/owners.ts'
import { summaryOfOwner } from '#store/summaries.ts'
import { presentationOf, type Website } from '#store/websites.ts'
import { readyMadeInTime } from '../ready-made-in-time.ts'
import { logoPicture } from './logo-picture.ts'
import type { ReportTools } from './report-tools.ts'

interface Contents {
  content: ResultContent
  checks: Report['checks']
}

/** What a report shows beside its results: whom it addresses, the logo, the ready-made fixes, and the paper. */
export async function aroundReport(
  { db, files, onFault }: ReportTools,
  website: Website,
  { content, checks }: Contents,
): Promise<Presentation> {
  const [presentation, { profile, answers }, owner, words] = await Promise.all([
    presentationOf(db, website),
    readOwnerInput(db, website),
    website.ownerId === null ? null : ownerOf(db, website.ownerId),
    fixWordsOf(db, website.id),
  ])
  const summary = owner === null ? null : await summaryOfOwner(db, owner.id)
  const logo = owner && summary ? await logoPicture(files, owner.id, summary.logo) : null
  const evidence = hasFixes(content)
    ? gatheredValues(await readEvidence({ db, files }, website.id, FIX_EVIDENCE))
    : {}
  const details = summary?.content ?? undefined
  return {
    ...presentation,
    ...(owner?.firstName ? { firstName: owner.firstName } : {}),
    ...(logo === null ? {} : { logo }),
    fixes: hasFixes(content)
      ? readyMadeInTime(
          shownOf(content, checks),
          { evidence, profile, answers, details, words, timeZone: presentation.timeZone },
          { onFault },
        )
      : new Map(),
    isWatched: true,
    paper: paperOf(presentation.timeZone),
  }
}

/** A report that says what to do has what is ready made for it: its reader may have nothing else of Fettle. */
const hasFixes = ({ holds }: ResultContent): boolean => holds !== 'completed'

const shownOf = (content: ResultContent, checks: Report['checks']): Report['checks'] =>
  content.holds === 'check' ? checks.filter(({ id }) => id === content.check) : checks
