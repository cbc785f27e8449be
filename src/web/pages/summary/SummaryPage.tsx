import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconEdit, IconEye, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import type { TypedSummary } from '#summary/shape.ts'
import type { Summary } from '#summary/summary.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { usePageTitle } from '../../app/use-page-title.ts'
import { Icon } from '../../kit/Icon.tsx'
import { LinkTo } from '../../kit/link/LinkProvider.tsx'
import { Bar } from '../../kit/summary/Bar.tsx'
import { PageHead } from '../../kit/surface/PageHead.tsx'
import { ListSkeleton } from '../../kit/surface/PageSkeletons.tsx'
import { type Segment, Segments } from '../../kit/surface/Segments.tsx'
import type { ProfileForm } from '../profile/use-profile-form.ts'
import { ReportButton } from '../reports/ReportButton.tsx'
import { Sheet } from './Sheet.tsx'
import { SummaryEditor } from './SummaryEditor.tsx'
import { type SummaryData, summaryQuery } from './summary-query.ts'
import { Unsaved } from './Unsaved.tsx'
import { useSummaryForm } from './use-summary-form.ts'

type View = 'read' | 'edit'

const VIEWS: readonly Segment<View>[] = [
  { id: 'read', label: 'View', icon: IconEye },
  { id: 'edit', label: 'Edit', icon: IconEdit },
]

/** `/my-business-summary`: what the owner says of the business, to read and to edit. */
export function SummaryPage() {
  usePageTitle('My Business Summary')
  return (
    <>
      <PageHead
        title="My Business Summary"
        lead="One tidy page about your business, ready for the bank or a new adviser. Only you can see it."
      />
      <Loaded query={useQuery(summaryQuery)} skeleton={<ListSkeleton groups={2} rows={4} />}>
        {(data) => <Body data={data} />}
      </Loaded>
    </>
  )
}

function Body({ data }: { data: SummaryData }) {
  const [view, setView] = useState<View>(data.isSaved ? 'read' : 'edit')
  const { read, ...profile } = useSummaryForm(data)
  return (
    <>
      <Bar>
        <Segments label="View or edit" segments={VIEWS} chosen={view} onChoose={setView} />
        {data.isSaved && view === 'read' && <HandOver />}
      </Bar>
      {view === 'edit' ? (
        <SummaryEditor data={data} profile={profile} onSaved={() => setView('read')} />
      ) : (
        <Reading typed={read()} data={data} profile={profile} onEdit={() => setView('edit')} />
      )}
    </>
  )
}

/** Both hold what was saved last. */
const HandOver = () => (
  <>
    <Button
      component={LinkTo}
      href="/my-business-summary/print"
      variant="default"
      leftSection={<Icon of={IconPrinter} />}
    >
      Print
    </Button>
    <ReportButton kind="business-summary" name="My Business Summary" label="Download PDF" look="default" />
  </>
)

interface ReadingProps {
  /** As it is typed; `null`: something in it cannot be saved. */
  typed: Summary | null
  data: SummaryData
  profile: ProfileForm<TypedSummary>
  onEdit: () => void
}

const Reading = ({ typed, data, profile, onEdit }: ReadingProps) => (
  <>
    <Unsaved profile={profile} isWrong={typed === null} onEdit={onEdit} />
    <Sheet summary={typed ?? data.summary} data={data} />
  </>
)
