import { useQuery } from '@tanstack/react-query'
import { momentWords } from '#core/format/moment.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { reportsQuery } from '#web/app/queries/result-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { Card } from '#web/kit/surface/Card.tsx'
import { Cards } from '#web/kit/surface/Layout.tsx'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { ReportButton } from '#web/shared/reports/ReportButton.tsx'

const WITH_A_WEBSITE =
  ' Without a website there’s only My Business Summary, once you’ve saved it: the others come with a website.'

/** `/reports`: every kind of report, and when it was last made. */
export function ReportsPage() {
  usePageTitle('Reports')
  const { timeZone, website } = useMe()
  const query = useQuery(reportsQuery)
  return (
    <>
      <PageHead
        title="Reports"
        lead={`Ready to print or send on. Only you can download them.${website?.address === null ? WITH_A_WEBSITE : ''}`}
      />
      <Loaded query={query} skeleton={<ListSkeleton groups={1} />}>
        {({ kinds }) => (
          <Cards>
            {kinds.map(({ kind, title, available, newest }) => (
              <Card
                key={kind}
                title={title}
                hint={hintOf(available, newest, timeZone)}
                aside={available && <ReportButton kind={kind} name={title} look="quiet" />}
              />
            ))}
          </Cards>
        )}
      </Loaded>
    </>
  )
}

function hintOf(available: boolean, newest: { state: string; at: string } | null, zone: string): string {
  if (!available) return 'Report not available'
  if (newest?.state !== 'done') return 'Made when you ask for it.'
  return `Last made ${momentWords(newest.at, new Date(), zone)}.`
}
