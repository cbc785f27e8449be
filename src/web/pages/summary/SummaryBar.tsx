import { Button } from '@mantine/core'
import { Icon } from '#web/kit/Icon.tsx'
import { IconEdit, IconEye, IconPrinter } from '#web/kit/icons.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Bar } from '#web/kit/summary/Bar.tsx'
import { type Segment, Segments } from '#web/kit/surface/Segments.tsx'
import { SummaryPdf } from './SummaryPdf.tsx'

export type SummaryMode = 'read' | 'edit'

const VIEWS: readonly Segment<SummaryMode>[] = [
  { id: 'read', label: 'View', icon: IconEye },
  { id: 'edit', label: 'Edit', icon: IconEdit },
]

interface SummaryBarProps {
  view: SummaryMode
  isSaved: boolean
  onChoose: (view: SummaryMode) => void
}

/** Buttons for reading or editing; while reading, print and PDF of the saved summary. */
export const SummaryBar = ({ view, isSaved, onChoose }: SummaryBarProps) => (
  <Bar>
    <Segments label="View or edit" segments={VIEWS} chosen={view} onChoose={onChoose} />
    {isSaved && view === 'read' && (
      <>
        <Button
          component={LinkTo}
          href="/my-business-summary/print"
          variant="default"
          leftSection={<Icon of={IconPrinter} />}
        >
          Print
        </Button>
        <SummaryPdf />
      </>
    )}
  </Bar>
)
