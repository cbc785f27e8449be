import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from './root-route.ts'
import { isOnboardedOwner } from '../session/session.ts'

/** Lessons are for everybody: owners see them within their navigation. */
const lessons = createRoute({
  getParentRoute: () => root,
  id: 'lessons',
  beforeLoad: async ({ context: { client } }) => ({
    isOwner: await isOnboardedOwner(client),
  }),
  component: lazyRouteComponent(() => import('#web/pages/learn/LessonFrame.tsx'), 'LessonFrame'),
})

interface Played {
  /** The first item of the playlist. */
  list?: string | number | undefined
  /** Start playing at once, as the next video of a playlist does. */
  play?: boolean | undefined
}

const video = createRoute({
  getParentRoute: () => lessons,
  path: '/videos/$media',
  validateSearch: ({ list, play }: Record<string, unknown>): Played => ({
    ...(typeof list === 'string' || typeof list === 'number' ? { list } : {}),
    ...(play === true ? { play } : {}),
  }),
  component: lazyRouteComponent(() => import('#web/pages/learn/VideoPage.tsx'), 'VideoPage'),
})

const guide = createRoute({
  getParentRoute: () => lessons,
  path: '/learning-guide/$media',
  component: lazyRouteComponent(() => import('#web/pages/learn/GuidePage.tsx'), 'GuidePage'),
})

/** Routes of videos and guides. */
export const mediaPageRoutes = [lessons.addChildren([video, guide])] as const
