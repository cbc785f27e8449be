import { Outlet } from '@tanstack/react-router'
import { LinkProvider } from '#web/kit/link/LinkProvider.tsx'
import { RouterLink } from '../routes/RouterLink.tsx'
import { ToastPlace } from './ToastPlace.tsx'
import { useFocusOnPageChange } from './use-focus-on-page-change.ts'

/** The root of every page. */
export function Root() {
  useFocusOnPageChange()
  return (
    <LinkProvider link={RouterLink}>
      <Outlet />
      <ToastPlace />
    </LinkProvider>
  )
}
