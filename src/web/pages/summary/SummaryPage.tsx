import { useQuery } from '@tanstack/react-query'
import { lazy, startTransition, Suspense, useState } from 'react'
import { draftName, readDraft } from '../../app/drafts.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { useMe } from '../../app/use-me.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { PageHead } from '../../kit/surface/PageHead.tsx'
import { ListSkeleton } from '../../kit/surface/PageSkeletons.tsx'
import { Sheet } from './Sheet.tsx'
import { SummaryBar, type SummaryMode } from './SummaryBar.tsx'
import { type SummaryData, summaryQuery } from './summary-query.ts'

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
