import { useIsPrinting } from '#web/app/frames/use-is-printing.ts'
import { Sheet } from './Sheet.tsx'
import type { SummaryMode } from './SummaryBar.tsx'
import { SummaryEditor } from './SummaryEditor.tsx'
import type { SummaryData } from '#web/app/queries/summary-query.ts'
import { Unsaved } from './Unsaved.tsx'
import { useSummaryForm } from './use-summary-form.ts'

interface SummaryWorkProps {
  data: SummaryData
  view: SummaryMode
  onView: (view: SummaryMode) => void
}

/** The summary while it is edited: its form, which is the finished sheet on paper, and its preview with unsaved changes. */
export function SummaryWork({ data, view, onView }: SummaryWorkProps) {
  const { read, ...profile } = useSummaryForm(data)
  const isPrinting = useIsPrinting()
  if (view === 'edit')
    return (
      <>
        <div data-screen-only>
          <SummaryEditor data={data} profile={profile} onSaved={() => onView('read')} />
        </div>
        {isPrinting && <Sheet summary={read() ?? data.summary} data={data} />}
      </>
    )
  const typed = read()
  return (
    <>
      <Unsaved profile={profile} isWrong={typed === null} onEdit={() => onView('edit')} />
      <Sheet summary={typed ?? data.summary} data={data} />
    </>
  )
}
