import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { AppFrame } from '#web/kit/frame/AppFrame.tsx'
import { PageSkeleton } from '#web/kit/surface/PageSkeleton.tsx'
import { useEffect } from 'react'
import { useLive } from '../live/live.ts'
import { accountNav, BAR, navIdOf, sideNav } from '../nav/nav.ts'
import { overviewQuery } from '../queries/result-queries.ts'
import { meQuery, personOf } from '../session/session.ts'
import { MeContext } from '../session/use-me.ts'
import { loadToasts } from './load-toasts.ts'
import { useDemonstration } from '../queries/use-demonstration.ts'
import { useOperatorNotice } from '../queries/use-operator-notice.ts'
import { useOnline } from '../live/use-online.ts'
import { useRescanAll } from '../live/use-rescan.ts'
import { useScanGoing } from '../live/use-scan-going.ts'
import { useSignOut } from '../session/use-sign-out.ts'

/** The page's own files and data come first. */
const TOASTS_AFTER_MS = 3_000

/** The frame of a signed-in owner's pages, which stays from page to page. */
export function OwnerFrame() {
  const { data: owner } = useQuery(meQuery)
  const { data: overview } = useQuery(overviewQuery)
  const isScanning = useScanGoing()
  const runAll = useRescanAll()
  const { pathname } = useLocation()
  const signOut = useSignOut()
  const isOnline = useOnline()
  const isDemonstration = useDemonstration()
  const notice = useOperatorNotice()
  useLive(owner?.website != null)
  useEffect(() => {
    const timer = setTimeout(() => void loadToasts(), TOASTS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!owner) return <PageSkeleton />
  return (
    <MeContext value={owner}>
      <AppFrame
        home="/"
        site={owner.website === null ? undefined : (owner.website.host ?? 'No website yet')}
        person={personOf(owner)}
        accountItems={accountNav(owner.operator)}
        onSignOut={() => signOut.mutate()}
        onRerun={owner.website?.host === null ? undefined : () => runAll.mutate()}
        running={runAll.isPending || isScanning}
        here={navIdOf(pathname)}
        side={sideNav(overview, owner.operator)}
        bar={BAR}
        sample={isDemonstration}
        offline={!isOnline}
        notice={notice}
      >
        <Outlet />
      </AppFrame>
    </MeContext>
  )
}
