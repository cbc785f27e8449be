import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../app/Loaded.tsx'
import { overviewQuery } from '../../app/result-queries.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { OverviewSkeleton } from '../../kit/surface/PageSkeletons.tsx'
import { FirstScan } from './FirstScan.tsx'
import { OverviewBody } from './OverviewBody.tsx'

/** `/`: the owner's results, what to do next, what has changed. */
export function OverviewPage() {
  usePageTitle('Overview')
  const query = useQuery(overviewQuery)
  return (
    <Loaded isPage query={query} skeleton={<OverviewSkeleton />} missing={<FirstScan />}>
      {(dashboard) => <OverviewBody dashboard={dashboard} />}
    </Loaded>
  )
}
