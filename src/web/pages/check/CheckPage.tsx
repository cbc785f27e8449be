import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type CheckRoute, checkAt } from '#core/check-at.ts'
import { type ListedCheck, checks } from '../../app/catalogue.generated.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { checkQuery } from '../../app/result-queries.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { CheckSkeleton } from '../../kit/surface/PageSkeletons.tsx'
import { CheckBody } from './CheckBody.tsx'
import { NoDetails } from './NoDetails.tsx'

/** One page for every check; the address decides which. */
export function CheckPage() {
  const { pathname, search } = useLocation()
  const route = checkAt(checks, pathname, { ...search })
  return route && <OneCheck key={route.check.id} route={route} />
}

function OneCheck({ route }: { route: CheckRoute<ListedCheck> }) {
  usePageTitle(route.check.words.title)
  const query = useQuery(checkQuery(route.check.id))
  return (
    <Loaded isPage query={query} skeleton={<CheckSkeleton />} missing={<NoDetails route={route} />}>
      {(answer) => <CheckBody route={route} answer={answer} />}
    </Loaded>
  )
}
