import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../app/Loaded.tsx'
import { planQuery } from '../../app/result-queries.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { ListSkeleton } from '../../kit/surface/PageSkeletons.tsx'
import { StateCard } from '../../kit/surface/StateCard.tsx'
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
          It puts what we find in order: easy wins first. It’s ready after the first look at your website.
        </StateCard>
      }
    >
      {(answer) => <PlanBody answer={answer} />}
    </Loaded>
  )
}
