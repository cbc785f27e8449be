import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { PlainFrame } from '#web/kit/frame/PlainFrame.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { IconArrowLeft, IconPrinter } from '#web/kit/icons.ts'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Bar } from '#web/kit/summary/Bar.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { Sheet } from './Sheet.tsx'
import { summaryQuery } from '#web/app/queries/summary-query.ts'
import { SummaryPdf } from './SummaryPdf.tsx'

/** `/my-business-summary/print`: the sheet by itself. */
export function SummaryPrintPage() {
  usePageTitle('Print my business summary')
  return (
    <PlainFrame home="/">
      <Bar>
        <PageHead title="Print my business summary" />
        <Button
          component={LinkTo}
          href="/my-business-summary"
          variant="subtle"
          leftSection={<Icon of={IconArrowLeft} />}
        >
          Back to my summary
        </Button>
        <SummaryPdf />
        <Button leftSection={<Icon of={IconPrinter} />} onClick={() => window.print()}>
          Print
        </Button>
      </Bar>
      <Loaded query={useQuery(summaryQuery)} skeleton={<ListSkeleton groups={2} rows={4} />}>
        {(data) => (data.isSaved ? <Sheet summary={data.summary} data={data} /> : <Nothing />)}
      </Loaded>
    </PlainFrame>
  )
}

const Nothing = () => (
  <StateCard
    kind="empty"
    title="Nothing to print yet"
    actions={
      <Button component={LinkTo} href="/my-business-summary">
        Start my summary
      </Button>
    }
  >
    Your summary will be here once you’ve saved it.
  </StateCard>
)
