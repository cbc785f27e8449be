import { useQuery } from '@tanstack/react-query'
import { lazy, startTransition, Suspense, useState } from 'react'
import { draftName, readDraft } from '#web/app/session/drafts.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { useMe } from '#web/app/session/use-me.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { Sheet } from './Sheet.tsx'
import { SummaryBar, type SummaryMode } from './SummaryBar.tsx'
import { type SummaryData, summaryQuery } from '#web/app/queries/summary-query.ts'

/** The editor is most of the page's weight, and is not needed for reading. */
const SummaryWork = lazy(async () => ({ default: (await import('./SummaryWork.tsx')).SummaryWork }))

const Waiting = () => <ListSkeleton groups={2} rows={4} />

/** `/my-business-summary`: the business summary, to read and to edit. */
export function SummaryPage() {
  usePageTitle('My Business Summary')
  return (
    <>
      <PageHead
        title="My Business Summary"
        lead="One tidy page about your business, ready for the bank or a new adviser. Only you can see it."
      />
      <Loaded query={useQuery(summaryQuery)} skeleton={<Waiting />}>
        {(data) => <Body data={data} />}
      </Loaded>
    </>
  )
}

function Body({ data }: { data: SummaryData }) {
  const { id } = useMe()
  const [view, setView] = useState<SummaryMode>(data.isSaved ? 'read' : 'edit')
  const [isWork, setWork] = useState(() => view === 'edit' || hasDraft(draftName(id, summaryQuery.queryKey)))
  const choose = (next: SummaryMode) =>
    startTransition(() => {
      setView(next)
      if (next === 'edit') setWork(true)
    })
  return (
    <>
      <SummaryBar view={view} isSaved={data.isSaved} onChoose={choose} />
      {isWork ? (
        <Suspense fallback={<Waiting />}>
          <SummaryWork data={data} view={view} onView={choose} />
        </Suspense>
      ) : (
        <Sheet summary={data.summary} data={data} />
      )}
    </>
  )
}

const hasDraft = (name: string): boolean => readDraft(name, 'browser') !== null
