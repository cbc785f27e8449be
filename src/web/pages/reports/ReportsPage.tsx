import { useQuery } from '@tanstack/react-query'
import { momentWords } from '#core/format/moment.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { reportsQuery } from '../../app/result-queries.ts'
import { useMe } from '../../app/use-me.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { Card } from '../../kit/surface/Card.tsx'
import { Cards } from '../../kit/surface/Layout.tsx'
import { PageHead } from '../../kit/surface/PageHead.tsx'
import { ListSkeleton } from '../../kit/surface/PageSkeletons.tsx'
import { ReportButton } from './ReportButton.tsx'

/** `/reports`: every kind of report, and when it was last made. */
export function ReportsPage() {
  usePageTitle('Reports')
  const { timeZone } = useMe()
  const query = useQuery(reportsQuery)
  return (
    <>
      <PageHead title="Reports" lead="Ready to print or to send on. Only you can download them." />
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
