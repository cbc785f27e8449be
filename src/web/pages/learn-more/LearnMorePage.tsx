import { usePageTitle } from '../../app/use-page-title.ts'
import { VisitorShell } from '../../app/VisitorShell.tsx'
import { PartList } from '../../kit/visitor/PartList.tsx'
import { Opening } from '../../kit/visitor/Opening.tsx'
import { LEAD, PARTS, TITLE } from './learn-more-words.ts'
import { RunPart } from './RunPart.tsx'

/** What Fettle is, what it costs and who sees what. */
export function LearnMorePage() {
  usePageTitle(TITLE)
  return (
    <VisitorShell>
      <Opening title={TITLE} lead={LEAD}>
        <PartList parts={PARTS} />
      </Opening>
      <RunPart />
    </VisitorShell>
  )
}
