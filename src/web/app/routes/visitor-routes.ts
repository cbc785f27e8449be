import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { root } from './root-route.ts'

const getParentRoute = () => root

const home = createRoute({
  getParentRoute,
  path: '/home',
  component: lazyRouteComponent(() => import('#web/pages/home/HomePage.tsx'), 'HomePage'),
})

const visit = createRoute({
  getParentRoute,
  path: '/looking',
  component: lazyRouteComponent(() => import('#web/pages/public-scan/PublicScanPage.tsx'), 'PublicScanPage'),
})

const learnMore = createRoute({
  getParentRoute,
  path: '/learn-more',
  component: lazyRouteComponent(() => import('#web/pages/learn-more/LearnMorePage.tsx'), 'LearnMorePage'),
})

const learnMoreCheck = createRoute({
  getParentRoute,
  path: '/learn-more/$check',
  component: lazyRouteComponent(
    () => import('#web/pages/learn-more/LearnMoreCheckPage.tsx'),
    'LearnMoreCheckPage',
  ),
})

const privacy = createRoute({
  getParentRoute,
  path: '/privacy',
  component: lazyRouteComponent(() => import('#web/pages/legal/PrivacyPage.tsx'), 'PrivacyPage'),
})

const terms = createRoute({
  getParentRoute,
  path: '/terms',
  component: lazyRouteComponent(() => import('#web/pages/legal/TermsPage.tsx'), 'TermsPage'),
})

const cookies = createRoute({
  getParentRoute,
  path: '/cookies',
  component: lazyRouteComponent(() => import('#web/pages/legal/CookiesPage.tsx'), 'CookiesPage'),
})

const bot = createRoute({
  getParentRoute,
  path: '/bot',
  component: lazyRouteComponent(() => import('#web/pages/legal/BotPage.tsx'), 'BotPage'),
})

const handed = createRoute({
  getParentRoute,
  path: '/handed/$token',
  component: lazyRouteComponent(
    () => import('#web/pages/hand-over-link/HandOverLinkPage.tsx'),
    'HandOverLinkPage',
  ),
})

/** Routes of public pages. */
export const visitorRoutes = [
  home,
  visit,
  learnMore,
  learnMoreCheck,
  privacy,
  terms,
  cookies,
  bot,
  handed,
] as const
