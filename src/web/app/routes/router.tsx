import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import { PageSkeleton } from '#web/kit/surface/PageSkeleton.tsx'
import { adminPageRoutes } from './admin-routes.ts'
import { guestRoutes } from './guest-routes.ts'
import { helpRoutes } from './help-routes.ts'
import { mediaPageRoutes } from './media-routes.ts'
import { ownerRoutes } from './owner-routes.ts'
import { pricingRoutes } from './pricing-routes.ts'
import { root } from './root-route.ts'
import { RouteProblem } from '../frames/RouteProblem.tsx'
import { visitorRoutes } from './visitor-routes.ts'

/**
 * Every route of the app. Pages are loaded when they are opened. `history` is passed when a page is
 * prerendered, without a browser: nothing scrolls there.
 */
export const makeRouter = (client: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree: root.addChildren([
      ...visitorRoutes,
      ...guestRoutes,
      ...ownerRoutes,
      ...helpRoutes,
      ...pricingRoutes,
      ...mediaPageRoutes,
      ...adminPageRoutes,
    ]),
    context: { client },
    defaultPreload: 'intent',
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: RouteProblem,
    scrollRestoration: history === undefined,
    ...(history ? { history } : {}),
  })

export type AppRouter = ReturnType<typeof makeRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
