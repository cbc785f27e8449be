import { useRouteContext } from '@tanstack/react-router'
import { AnyFrame } from '#web/app/frames/AnyFrame.tsx'

/** The frame of a lesson. */
export function LessonFrame() {
  return <AnyFrame isOwner={useRouteContext({ from: '/lessons' }).isOwner} />
}
