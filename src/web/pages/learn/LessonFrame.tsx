import { Outlet, useRouteContext } from '@tanstack/react-router'
import { OwnerFrame } from '../../app/OwnerFrame.tsx'
import { VisitorShell } from '../../app/VisitorShell.tsx'
import { VisitorsPlace } from '../../kit/lesson/LessonLayout.tsx'

/** What stands around a lesson: the owner's navigation, or a visitor's. */
export function LessonFrame() {
  const { isOwner } = useRouteContext({ from: '/lessons' })
  if (isOwner) return <OwnerFrame />
  return (
    <VisitorShell>
      <VisitorsPlace>
        <Outlet />
      </VisitorsPlace>
    </VisitorShell>
  )
}
