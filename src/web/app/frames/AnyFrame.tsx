import { Outlet } from '@tanstack/react-router'
import { VisitorPageInOwnerFrame } from '#web/kit/visitor/VisitorPageInOwnerFrame.tsx'
import { OwnerFrame } from './OwnerFrame.tsx'
import { VisitorShell } from './VisitorShell.tsx'

/** The frame of a page for everybody: with the owner's navigation, or a visitor's. */
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
