import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import { Root } from './Root.tsx'

interface RouterContext {
  client: QueryClient
}

/** What all routes are below. */
export const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('../pages/not-found/NotFoundPage.tsx'), 'NotFoundPage'),
})
