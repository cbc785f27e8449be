import { useQuery } from '@tanstack/react-query'
import { healthQuery } from '#web/app/queries/admin-queries.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { PageHead } from '#web/kit/surface/PageHead.tsx'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { HealthBody } from './HealthBody.tsx'

/** `/admin/health`: problems for the operator, and the state of all parts. */
export function HealthPage() {
  usePageTitle('Health')
  return (
    <>
      <PageHead title="Health" lead="How this Fettle is running. The page keeps itself up to date." />
      <Loaded query={useQuery(healthQuery)} skeleton={<ListSkeleton />}>
        {(now) => <HealthBody health={now} />}
      </Loaded>
    </>
  )
}
