import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { AppFrame } from '#web/kit/frame/AppFrame.tsx'
import { PageSkeleton } from '#web/kit/surface/PageSkeleton.tsx'
import { ADMIN_BAR, ADMIN_SIDE, adminNavIdOf } from '../nav/admin-nav.ts'
import { accountNav } from '../nav/nav.ts'
import { useDemonstration } from '../queries/use-demonstration.ts'
import { meQuery, personOf } from '../session/session.ts'
import { MeContext } from '../session/use-me.ts'
import { useOnline } from '../live/use-online.ts'
import { useSignOut } from '../session/use-sign-out.ts'

/** The frame of the operator's pages. */
export function AdminFrame() {
  const { data: operator } = useQuery(meQuery)
  const { pathname } = useLocation()
  const signOut = useSignOut()
  const isOnline = useOnline()
  const isDemonstration = useDemonstration()
  if (!operator) return <PageSkeleton />
  return (
    <MeContext value={operator}>
      <AppFrame
        home="/"
        person={personOf(operator)}
        accountItems={accountNav(true)}
        onSignOut={() => signOut.mutate()}
        here={adminNavIdOf(pathname)}
        side={ADMIN_SIDE}
        bar={ADMIN_BAR}
        sample={isDemonstration}
        offline={!isOnline}
      >
        <Outlet />
      </AppFrame>
    </MeContext>
  )
}
