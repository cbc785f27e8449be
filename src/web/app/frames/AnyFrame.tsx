import { Outlet } from '@tanstack/react-router'
import { PageInVisitorFrame } from '#web/kit/visitor/PageInVisitorFrame.tsx'
import { OwnerFrame } from './OwnerFrame.tsx'
import { PublicFrame } from './PublicFrame.tsx'

/** The frame of a page for everybody: with the owner's navigation, or a visitor's. */
export function AnyFrame({ isOwner }: { isOwner: boolean }) {
  if (isOwner) return <OwnerFrame />
  return (
    <PublicFrame>
      <PageInVisitorFrame>
        <Outlet />
      </PageInVisitorFrame>
    </PublicFrame>
  )
}
