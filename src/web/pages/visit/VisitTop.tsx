import { timeToGo } from '#core/time-to-go.ts'
import { useOnline } from '../../app/use-online.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { ArrivingTotal } from '../../kit/arriving/ArrivingTotal.tsx'
import { Note } from '../../kit/surface/Note.tsx'
import { PageHead } from '../../kit/surface/PageHead.tsx'
import { KeepCard } from './KeepCard.tsx'
import { useNow } from './use-now.ts'
import { isOver, type Results, type VisitView } from './visit-view.ts'
import { headWords, OFFLINE } from './visit-words.ts'

/** What is looked at, how far it has come and how long it will take; once it is over, how it went. */
export function VisitTop({ results, view }: { results: Results | null; view: VisitView }) {
  const scan = results?.scan ?? null
  const state = view.isWhole ? 'done' : (scan?.state ?? null)
  const { title, lead } = headWords(results?.website.host ?? 'your website', state)
  const now = useNow(state === 'running')
  const isOnline = useOnline()
  usePageTitle(title)
  const elapsedMs = Math.max(0, now - Date.parse(scan?.startedAt ?? new Date(now).toISOString()))
  const left = state === 'running' && isOnline ? timeToGo({ elapsedMs, ...view }) : null
  return (
    <>
      <PageHead title={title} lead={lead} />
      {view.isWhole || isOver(results) ? (
        <KeepCard tally={view.tally} />
      ) : (
        <ArrivingTotal done={view.done} of={view.of} left={left ?? undefined} />
      )}
      {!isOnline && (
        <Note tone="unable" lead={OFFLINE.lead}>
          {OFFLINE.line}
        </Note>
      )}
    </>
  )
}
