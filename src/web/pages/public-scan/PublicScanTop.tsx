import { timeToGo } from '#core/time-to-go.ts'
import { useNow } from '#web/app/live/use-now.ts'
import { useOnline } from '#web/app/live/use-online.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { ArrivingTotal } from '#web/kit/arriving/ArrivingTotal.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { TallyLine } from '#web/kit/visitor/TallyLine.tsx'
import {
  isEnded,
  publicScanState,
  type Results,
  type PublicScanView,
} from '#web/shared/public-scan/public-scan-view.ts'
import { headWords } from './public-scan-words.ts'

export interface PublicScanProps {
  results: Results | null
  view: PublicScanView
}

/** The website, and the progress of its scan. */
export function PublicScanTop({ results, view }: PublicScanProps) {
  const { title, lead } = headWords(
    results?.website.host ?? 'your website',
    publicScanState(results, view, Date.now()),
  )
  usePageTitle(title)
  return (
    <>
      <PageHead title={title} lead={lead} />
      {!isEnded(results, view) && <HowFar results={results} view={view} />}
      {isEnded(results, view) && view.done > 0 && <TallyLine tally={view.tally} />}
    </>
  )
}

function HowFar({ results, view }: PublicScanProps) {
  const isOnline = useOnline()
  const startedAt = isOnline ? (results?.scan?.startedAt ?? null) : null
  const now = useNow(startedAt !== null)
  const elapsedMs = startedAt === null ? 0 : Math.max(0, now - Date.parse(startedAt))
  const left = startedAt === null ? null : timeToGo({ elapsedMs, ...view })
  return <ArrivingTotal done={view.done} of={view.of} left={left ?? undefined} />
}
