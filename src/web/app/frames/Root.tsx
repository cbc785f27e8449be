import { Outlet } from '@tanstack/react-router'
import { LinkProvider } from '#web/kit/link/LinkProvider.tsx'
import { RouterLink } from '../routes/RouterLink.tsx'
import { PrintedFrom } from './PrintedFrom.tsx'
import { ToastPlace } from './ToastPlace.tsx'
import { useFocusOnPageChange } from './use-focus-on-page-change.ts'

/** The root of every page. */
export function Root() {
  useFocusOnPageChange()
  return (
    <LinkProvider link={RouterLink}>
      <PrintedFrom />
      <Outlet />
      <ToastPlace />
    </LinkProvider>
  )
}
