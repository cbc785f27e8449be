import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type CheckRoute, checkAt } from '#core/check-at.ts'
import { type ListedCheck, checks } from '#web/app/catalogue.generated.ts'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { checkQuery } from '#web/app/queries/result-queries.ts'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { CheckSkeleton } from '#web/kit/surface/PageSkeletons.tsx'
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
    <Loaded
      isPage
      query={query}
      skeleton={<CheckSkeleton words={route.check.words} />}
      missing={<NoDetails route={route} />}
    >
      {(answer) => <CheckBody route={route} answer={answer} />}
    </Loaded>
  )
}
