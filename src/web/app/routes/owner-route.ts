import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { resultsQuery } from '../queries/queries.ts'
import { overviewQuery } from '../queries/result-queries.ts'
import { supportQuery } from '../queries/support-queries.ts'
import { requireOwner } from '../session/session.ts'
import { early } from './early.ts'
import { root } from './root-route.ts'

/** The routes inside are for signed-in owners, in the frame with the navigation. */
export const owner = createRoute({
  getParentRoute: () => root,
  id: 'owner',
  staticData: early(
    'app/frames/OwnerFrame.tsx',
    'GET /session',
    'GET /auth/token',
    'GET /overview',
    'GET /results',
    'GET /support',
  ),
  beforeLoad: async ({ context: { client }, location: { href } }) => {
    await requireOwner(client, href)
  },
  // The frame stays from page to page: what it reads is asked for ahead once.
  staleTime: Number.POSITIVE_INFINITY,
  loader: ({ context: { client } }) => {
    void client.prefetchQuery(overviewQuery)
    void client.prefetchQuery(resultsQuery)
    void client.prefetchQuery(supportQuery)
  },
  component: lazyRouteComponent(() => import('../frames/OwnerFrame.tsx'), 'OwnerFrame'),
})
