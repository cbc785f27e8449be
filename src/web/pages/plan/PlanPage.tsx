import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { planQuery } from '#web/app/queries/result-queries.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { ListSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { PlanBody } from './PlanBody.tsx'

/** `/online-business-blueprint`: open items in order, and completed ones. */
export function PlanPage() {
  usePageTitle('Digital Action Plan')
  const query = useQuery(planQuery)
  return (
    <Loaded
      isPage
      query={query}
      skeleton={<ListSkeleton groups={4} />}
      missing={
        <StateCard isPage kind="empty" title="Your plan will be here">
          It puts every job in order, easy wins first. It’ll be ready after our first look at your website.
        </StateCard>
      }
    >
      {(answer) => <PlanBody answer={answer} />}
    </Loaded>
  )
}
