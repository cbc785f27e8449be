import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { overviewQuery } from '#web/app/queries/result-queries.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { OverviewSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { OverviewBody } from './OverviewBody.tsx'
import { WithoutWebsite } from './WithoutWebsite.tsx'

/** `/`: the owner's results, what to do next, what has changed. */
export function OverviewPage() {
  usePageTitle('Overview')
  const query = useQuery(overviewQuery)
  return (
    <Loaded isPage query={query} skeleton={<OverviewSkeleton />}>
      {(dashboard) =>
        dashboard.website.address === null ? (
          <WithoutWebsite dashboard={dashboard} />
        ) : (
          <OverviewBody dashboard={dashboard} />
        )
      }
    </Loaded>
  )
}
