import { useRouteContext } from '@tanstack/react-router'
import { AnyFrame } from '#web/app/frames/AnyFrame.tsx'

/** What stands around a lesson. */
export function LessonFrame() {
  return <AnyFrame isOwner={useRouteContext({ from: '/lessons' }).isOwner} />
}
