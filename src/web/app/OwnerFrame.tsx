import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { AppFrame } from '../kit/frame/AppFrame.tsx'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import { useLive } from './live.ts'
import { accountNav, BAR, navIdOf, sideNav } from './nav.ts'
import { resultsQuery } from './queries.ts'
import { overviewQuery } from './result-queries.ts'
import { meQuery } from './session.ts'
import { MeContext } from './use-me.ts'
import { useOperatorNotice } from './use-operator-notice.ts'
import { useOnline } from './use-online.ts'
import { useRescanAll } from './use-rescan.ts'
import { useSignOut } from './use-sign-out.ts'

const isLooking = (state: string | undefined): boolean => state === 'queued' || state === 'running'

/** The frame of a signed-in owner's pages, which stays from page to page. */
export function OwnerFrame() {
  const { data: owner } = useQuery(meQuery)
  const { data: standing } = useQuery(overviewQuery)
  const { data: now } = useQuery(resultsQuery)
  const runAll = useRescanAll()
  const { pathname } = useLocation()
  const signOut = useSignOut()
  const isOnline = useOnline()
  const notice = useOperatorNotice()
  useLive(owner?.website != null)
  if (!owner) return <PageSkeleton />
  const { firstName, lastName, email } = owner
  return (
    <MeContext value={owner}>
      <AppFrame
        home="/"
        site={owner.website?.host ?? undefined}
        person={{ name: `${firstName} ${lastName}`.trim() || email, email }}
        accountPlaces={accountNav(owner.operator)}
        onSignOut={() => signOut.mutate()}
        onRerun={() => runAll.mutate()}
        running={runAll.isPending || isLooking(now?.scan?.state)}
        here={navIdOf(pathname)}
        side={sideNav(standing, owner.operator)}
        bar={BAR}
        offline={!isOnline}
        notice={notice}
      >
        <Outlet />
      </AppFrame>
    </MeContext>
  )
}
