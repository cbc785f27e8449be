import { Outlet } from '@tanstack/react-router'
import { VisitorPageInOwnerFrame } from '#web/kit/visitor/VisitorPageInOwnerFrame.tsx'
import { OwnerFrame } from './OwnerFrame.tsx'
import { VisitorShell } from './VisitorShell.tsx'

/** What stands around a page that is for everybody: the owner's navigation, or a visitor's. */
export function AnyFrame({ isOwner }: { isOwner: boolean }) {
  if (isOwner) return <OwnerFrame />
  return (
    <VisitorShell>
      <VisitorPageInOwnerFrame>
        <Outlet />
      </VisitorPageInOwnerFrame>
    </VisitorShell>
  )
}
