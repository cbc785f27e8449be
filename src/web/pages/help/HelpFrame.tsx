import { useRouteContext } from '@tanstack/react-router'
import { AnyFrame } from '#web/app/frames/AnyFrame.tsx'

/** The frame of help pages. */
export function HelpFrame() {
  return <AnyFrame isOwner={useRouteContext({ from: '/help-pages' }).isOwner} />
}
