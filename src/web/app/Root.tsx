import { Outlet } from '@tanstack/react-router'
import { LinkProvider } from '../kit/link/LinkProvider.tsx'
import { RouterLink } from './RouterLink.tsx'
import { ToastPlace } from './ToastPlace.tsx'
import { useArrival } from './use-arrival.ts'

/** What every page stands in. */
export function Root() {
  useArrival()
  return (
    <LinkProvider link={RouterLink}>
      <Outlet />
      <ToastPlace />
    </LinkProvider>
  )
}
