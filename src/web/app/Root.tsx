import { Outlet } from '@tanstack/react-router'
import { LinkProvider } from '../kit/link/LinkProvider.tsx'
import { RouterLink } from './RouterLink.tsx'

/** What every page stands in. */
export function Root() {
  return (
    <LinkProvider link={RouterLink}>
      <Outlet />
    </LinkProvider>
  )
}
