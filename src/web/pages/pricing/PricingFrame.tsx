import { Outlet, useRouteContext } from '@tanstack/react-router'
import { OwnerFrame } from '#web/app/frames/OwnerFrame.tsx'
import { PublicFrame } from '#web/app/frames/PublicFrame.tsx'

/** The frame of the prices: with the owner's navigation, or a visitor's. */
export function PricingFrame() {
  const { isOwner } = useRouteContext({ from: '/pricing' })
  if (isOwner) return <OwnerFrame />
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}
