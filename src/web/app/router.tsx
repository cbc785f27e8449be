import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import { Root } from './Root.tsx'

interface RouterContext {
  client: QueryClient
}

const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('../pages/not-found/NotFoundPage.tsx'), 'NotFoundPage'),
})

const home = createRoute({
  getParentRoute: () => root,
  path: '/home',
  component: lazyRouteComponent(() => import('../pages/home/HomePage.tsx'), 'HomePage'),
})

const visit = createRoute({
  getParentRoute: () => root,
  path: '/looking',
  component: lazyRouteComponent(() => import('../pages/visit/VisitPage.tsx'), 'VisitPage'),
})

/** Every address of the app. Pages come with their own files, when they are opened. */
export const makeRouter = (client: QueryClient) =>
  createRouter({
    routeTree: root.addChildren([home, visit]),
    context: { client },
    defaultPreload: 'intent',
    defaultPendingComponent: PageSkeleton,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
