import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from './root-route.ts'
import { isOnboardedOwner } from '../session/session.ts'

/** Prices are for everybody: owners see them within their navigation. */
const pricing = createRoute({
  getParentRoute: () => root,
  id: 'pricing',
  beforeLoad: async ({ context: { client } }) => ({
    isOwner: await isOnboardedOwner(client),
  }),
  component: lazyRouteComponent(() => import('#web/pages/pricing/PricingFrame.tsx'), 'PricingFrame'),
})

const prices = createRoute({
  getParentRoute: () => pricing,
  path: '/pricing',
  component: lazyRouteComponent(() => import('#web/pages/pricing/PricingPage.tsx'), 'PricingPage'),
})

/** Routes of the prices. */
export const pricingRoutes = [pricing.addChildren([prices])] as const
