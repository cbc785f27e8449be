import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { root } from './root-route.ts'
import { requireOwner, requireSignIn } from './session.ts'

const onboarding = createRoute({
  getParentRoute: () => root,
  path: '/onboarding',
  beforeLoad: async ({ context: { client }, location: { href } }) => {
    const { onboarded } = await requireSignIn(client, href)
    if (onboarded) throw redirect({ to: '/' })
  },
  component: lazyRouteComponent(() => import('../pages/onboarding/OnboardingPage.tsx'), 'OnboardingPage'),
})

/** Everything inside is for signed-in owners, within the frame of navigation. */
export const owner = createRoute({
  getParentRoute: () => root,
  id: 'owner',
  beforeLoad: async ({ context: { client }, location: { href } }) => {
    await requireOwner(client, href)
  },
  component: lazyRouteComponent(() => import('./OwnerFrame.tsx'), 'OwnerFrame'),
})

const overview = createRoute({
  getParentRoute: () => owner,
  path: '/',
  component: lazyRouteComponent(() => import('../pages/overview/OverviewPage.tsx'), 'OverviewPage'),
})

/** Pages of signed-in owners. */
export const ownerRoutes = [onboarding, owner.addChildren([overview])] as const
