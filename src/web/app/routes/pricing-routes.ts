import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from './root-route.ts'
import { whoIs } from '../session/session.ts'

/** Prices are for everybody: owners see them within their navigation. */
const pricing = createRoute({
  getParentRoute: () => root,
  id: 'pricing',
  beforeLoad: async ({ context: { client } }) => ({
    // Who cannot say who they are is a visitor here.
    isOwner: (await whoIs(client).catch(() => null))?.onboarded ?? false,
  }),
  component: lazyRouteComponent(() => import('#web/pages/pricing/PricingFrame.tsx'), 'PricingFrame'),
})

const prices = createRoute({
  getParentRoute: () => pricing,
  path: '/pricing',
  component: lazyRouteComponent(() => import('#web/pages/pricing/PricingPage.tsx'), 'PricingPage'),
})

/** What plans cost. */
export const pricingRoutes = [pricing.addChildren([prices])] as const
