import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { AppFrame } from '../kit/frame/AppFrame.tsx'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import { ADMIN_BAR, ADMIN_SIDE, adminNavIdOf } from './admin-nav.ts'
import { accountNav } from './nav.ts'
import { meQuery } from './session.ts'
import { MeContext } from './use-me.ts'
import { useOnline } from './use-online.ts'
import { useSignOut } from './use-sign-out.ts'

/** The frame of the operator's pages. */
export function AdminFrame() {
  const { data: operator } = useQuery(meQuery)
  const { pathname } = useLocation()
  const signOut = useSignOut()
  const isOnline = useOnline()
  if (!operator) return <PageSkeleton />
  const { firstName, lastName, email } = operator
  return (
    <MeContext value={operator}>
      <AppFrame
        home="/"
        person={{ name: `${firstName} ${lastName}`.trim() || email, email }}
        accountPlaces={accountNav(true)}
        onSignOut={() => signOut.mutate()}
        here={adminNavIdOf(pathname)}
        side={ADMIN_SIDE}
        bar={ADMIN_BAR}
        offline={!isOnline}
      >
        <Outlet />
      </AppFrame>
    </MeContext>
  )
}
