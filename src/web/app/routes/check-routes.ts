import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { CATEGORIES } from '#core/check.ts'
import { early } from './early.ts'
import { owner } from './owner-route.ts'
import type { RouterContext } from './root-route.ts'

/** What the loader of a route is told of where it loads. */
interface LoadingAt {
  context: RouterContext
  location: { pathname: string; search: object }
}

const readAhead = async ({ context: { client }, location: { pathname, search } }: LoadingAt) => {
  const { readCheckAhead } = await import('./check-paths.ts')
  readCheckAhead(client, pathname, { ...search })
}

/** Which check an address shows is decided when it is opened, so that the catalogue is no part of the app's first files. */
export const categoriesAndChecks = CATEGORIES.flatMap((category) => [
  createRoute({
    getParentRoute: () => owner,
    path: `/${category}`,
    staticData: early('app/routes/CategoryOrCheckPage.tsx'),
    loader: readAhead,
    component: lazyRouteComponent(() => import('./CategoryOrCheckPage.tsx'), 'CategoryOrCheckPage'),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: `/${category}/$check`,
    staticData: early('pages/check/CheckPage.tsx'),
    beforeLoad: async ({ location: { pathname } }) => {
      const { isCheckPath } = await import('./check-paths.ts')
      if (!isCheckPath(pathname)) throw notFound()
    },
    loader: readAhead,
    component: lazyRouteComponent(() => import('#web/pages/check/CheckPage.tsx'), 'CheckPage'),
  }),
])
