import { Outlet } from '@tanstack/react-router'
import { VisitorPageInOwnerFrame } from '#web/kit/visitor/VisitorPageInOwnerFrame.tsx'
import { OwnerFrame } from './OwnerFrame.tsx'
import { PublicFrame } from './PublicFrame.tsx'

/** The frame of a page for everybody: with the owner's navigation, or a visitor's. */
export function AnyFrame({ isOwner }: { isOwner: boolean }) {
  if (isOwner) return <OwnerFrame />
  return (
    <PublicFrame>
      <VisitorPageInOwnerFrame>
        <Outlet />
      </VisitorPageInOwnerFrame>
    </PublicFrame>
  )
}
