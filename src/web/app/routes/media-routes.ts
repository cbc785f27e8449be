import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from './root-route.ts'
import { whoIs } from '../session/session.ts'

/** Lessons are for everybody: owners see them within their navigation. */
const lessons = createRoute({
  getParentRoute: () => root,
  id: 'lessons',
  beforeLoad: async ({ context: { client } }) => ({
    // Who cannot say who they are is a visitor here.
    isOwner: (await whoIs(client).catch(() => null))?.onboarded ?? false,
  }),
  component: lazyRouteComponent(() => import('#web/pages/learn/LessonFrame.tsx'), 'LessonFrame'),
})

interface Played {
  /** Where the playlist began. */
  list?: string | number | undefined
  /** Begin to play: one video leads to the next. */
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

/** Videos and guides. */
export const mediaPageRoutes = [lessons.addChildren([video, guide])] as const
