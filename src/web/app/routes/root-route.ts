import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import { Root } from '../frames/Root.tsx'
import { isVisitorPath } from './visitor-paths.ts'

/** What guards and loaders of routes are given. */
export interface RouterContext {
  client: QueryClient
}

/** The parent of all routes. */
export const root = createRootRouteWithContext<RouterContext>()({
  // Styles of dialogs and choices: visitors' pages have none and need not wait for them.
  beforeLoad: async ({ location: { pathname } }) => {
    if (!isVisitorPath(pathname)) await import('#web/kit/later-styles.ts')
  },
  component: Root,
  notFoundComponent: lazyRouteComponent(
    () => import('#web/pages/not-found/NotFoundPage.tsx'),
    'NotFoundPage',
  ),
})
