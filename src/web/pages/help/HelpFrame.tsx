import { useRouteContext } from '@tanstack/react-router'
import { AnyFrame } from '#web/app/frames/AnyFrame.tsx'

/** What stands around help. */
export function HelpFrame() {
  return <AnyFrame isOwner={useRouteContext({ from: '/helped' }).isOwner} />
}
