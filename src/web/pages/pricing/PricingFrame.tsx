import { Outlet, useRouteContext } from '@tanstack/react-router'
import { OwnerFrame } from '#web/app/frames/OwnerFrame.tsx'
import { VisitorShell } from '#web/app/frames/VisitorShell.tsx'

/** The frame of the prices: with the owner's navigation, or a visitor's. */
export function PricingFrame() {
  const { isOwner } = useRouteContext({ from: '/pricing' })
  if (isOwner) return <OwnerFrame />
  return (
    <VisitorShell>
      <Outlet />
    </VisitorShell>
  )
}
