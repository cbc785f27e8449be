import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { ADS_TABS } from '#core/ads/tabs.ts'
import { groupBySlug } from '#tools/tool.ts'
import { early } from './early.ts'
import { ownConnectionsQuery } from '../queries/connection-queries.ts'
import { googleProfileQuery } from '../queries/google-profile-query.ts'
import { overviewQuery } from '../queries/result-queries.ts'
import { categoriesAndChecks } from './check-routes.ts'
import { owner } from './owner-route.ts'
import { root } from './root-route.ts'
import { requireOwner, requireSignIn } from '../session/session.ts'

const onboarding = createRoute({
  getParentRoute: () => root,
  path: '/onboarding',
  beforeLoad: async ({ context: { client }, location: { href } }) => {
    const { onboarded } = await requireSignIn(client, href)
    if (onboarded) throw redirect({ to: '/' })
  },
  component: lazyRouteComponent(() => import('#web/pages/onboarding/OnboardingPage.tsx'), 'OnboardingPage'),
})

const overview = createRoute({
  getParentRoute: () => owner,
  path: '/',
  staticData: early('pages/overview/OverviewPage.tsx'),
  // Runs while the page's files load, without waiting for the answer: the page shows its own loading state.
  loader: ({ context: { client } }) => void client.prefetchQuery(overviewQuery),
  component: lazyRouteComponent(() => import('#web/pages/overview/OverviewPage.tsx'), 'OverviewPage'),
})

const plan = createRoute({
  getParentRoute: () => owner,
  path: '/online-business-blueprint',
  staticData: early('pages/plan/PlanPage.tsx', 'GET /plan'),
  component: lazyRouteComponent(() => import('#web/pages/plan/PlanPage.tsx'), 'PlanPage'),
})

const allResults = createRoute({
  getParentRoute: () => owner,
  path: '/results',
  staticData: early('pages/results/ResultsPage.tsx'),
  component: lazyRouteComponent(() => import('#web/pages/results/ResultsPage.tsx'), 'ResultsPage'),
})

const reports = createRoute({
  getParentRoute: () => owner,
  path: '/reports',
  staticData: early('pages/reports/ReportsPage.tsx', 'GET /reports'),
  component: lazyRouteComponent(() => import('#web/pages/reports/ReportsPage.tsx'), 'ReportsPage'),
})

const more = createRoute({
  getParentRoute: () => owner,
  path: '/more',
  staticData: early('pages/more/MorePage.tsx'),
  component: lazyRouteComponent(() => import('#web/pages/more/MorePage.tsx'), 'MorePage'),
})

const profile = [
  createRoute({
    getParentRoute: () => owner,
    path: '/profile/my-account',
    staticData: early('pages/profile/MyAccountPage.tsx', 'GET /profile/my-account'),
    component: lazyRouteComponent(() => import('#web/pages/profile/MyAccountPage.tsx'), 'MyAccountPage'),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: '/profile/business-info',
    staticData: early('pages/profile/BusinessInfoPage.tsx', 'GET /profile/business-info'),
    component: lazyRouteComponent(
      () => import('#web/pages/profile/BusinessInfoPage.tsx'),
      'BusinessInfoPage',
    ),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: '/profile/online-presence',
    staticData: early(
      'pages/profile/OnlinePresencePage.tsx',
      'GET /profile/online-presence',
      'GET /connections',
    ),
    loader: ({ context: { client } }) => {
      void client.prefetchQuery(ownConnectionsQuery)
      // What fails to load fails again, and is told, where it is shown.
      void Promise.allSettled([import('#web/pages/profile/connections/ConnectionCards.tsx')])
    },
    component: lazyRouteComponent(
      () => import('#web/pages/profile/OnlinePresencePage.tsx'),
      'OnlinePresencePage',
    ),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: '/profile/my-preferences',
    staticData: early('pages/profile/MyPreferencesPage.tsx', 'GET /profile/my-preferences'),
    component: lazyRouteComponent(
      () => import('#web/pages/profile/MyPreferencesPage.tsx'),
      'MyPreferencesPage',
    ),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: '/profile/subscription',
    staticData: early('pages/subscription/SubscriptionPage.tsx', 'GET /subscription'),
    component: lazyRouteComponent(
      () => import('#web/pages/subscription/SubscriptionPage.tsx'),
      'SubscriptionPage',
    ),
  }),
]

const payment = createRoute({
  getParentRoute: () => owner,
  path: '/payment-success',
  validateSearch: ({ order }: Record<string, unknown>): { order?: string | undefined } =>
    typeof order === 'string' ? { order } : {},
  component: lazyRouteComponent(() => import('#web/pages/subscription/PaymentPage.tsx'), 'PaymentPage'),
})

const summary = createRoute({
  getParentRoute: () => owner,
  path: '/my-business-summary',
  staticData: early('pages/summary/SummaryPage.tsx', 'GET /summary'),
  component: lazyRouteComponent(() => import('#web/pages/summary/SummaryPage.tsx'), 'SummaryPage'),
})

const googleProfile = [
  '/google-profile',
  '/google-profile/opening-hours',
  '/google-profile/reviews',
  '/google-profile/contact',
].map((path) =>
  createRoute({
    getParentRoute: () => owner,
    path,
    staticData: early('pages/google-profile/GoogleProfilePage.tsx', 'GET /google-profile'),
    loader: ({ context: { client } }) => void client.prefetchQuery(googleProfileQuery),
    component: lazyRouteComponent(
      () => import('#web/pages/google-profile/GoogleProfilePage.tsx'),
      'GoogleProfilePage',
    ),
  }),
)

/** One page for all tabs, which stays from tab to tab: what is around them is rendered once. */
const adsPage = createRoute({
  getParentRoute: () => owner,
  id: 'ads-tabs',
  staticData: early('pages/ads/AdsPage.tsx', 'GET /ads'),
  component: lazyRouteComponent(() => import('#web/pages/ads/AdsPage.tsx'), 'AdsPage'),
})
const adsTabs = ADS_TABS.map(({ path }) => createRoute({ getParentRoute: () => adsPage, path }))

const adsActivity = createRoute({
  getParentRoute: () => owner,
  path: '/ads/activity',
  component: lazyRouteComponent(() => import('#web/pages/ads/ActivityPage.tsx'), 'ActivityPage'),
})
const newCampaign = [
  createRoute({
    getParentRoute: () => owner,
    path: '/ads/campaigns/new',
    validateSearch: ({ draft }: Record<string, unknown>): { draft?: string | undefined } =>
      typeof draft === 'string' ? { draft } : {},
    component: lazyRouteComponent(
      () => import('#web/pages/ads/wizard/CampaignWizardPage.tsx'),
      'CampaignWizardPage',
    ),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: '/ads/campaigns/start',
    validateSearch: ({ campaign }: Record<string, unknown>): { campaign?: string | undefined } =>
      typeof campaign === 'string'
        ? { campaign }
        : typeof campaign === 'number'
          ? { campaign: `${campaign}` }
          : {},
    component: lazyRouteComponent(
      () => import('#web/pages/ads/wizard/BeforeSpendingPage.tsx'),
      'BeforeSpendingPage',
    ),
  }),
]

const tools = createRoute({
  getParentRoute: () => owner,
  path: '/productivity-tools',
  staticData: early('pages/tools/ToolsPage.tsx', 'GET /tools'),
  component: lazyRouteComponent(() => import('#web/pages/tools/ToolsPage.tsx'), 'ToolsPage'),
})

const toolGroup = createRoute({
  getParentRoute: () => owner,
  path: '/productivity-tools/$group',
  beforeLoad: ({ params: { group } }) => {
    if (groupBySlug(group) === null) throw notFound()
  },
  component: lazyRouteComponent(() => import('#web/pages/tools/ToolGroupPage.tsx'), 'ToolGroupPage'),
})

const feedback = createRoute({
  getParentRoute: () => owner,
  path: '/feedback',
  component: lazyRouteComponent(() => import('#web/pages/messages/FeedbackPage.tsx'), 'FeedbackPage'),
})

const learn = [
  createRoute({
    getParentRoute: () => owner,
    path: '/learn',
    staticData: early('pages/learn/LearnPage.tsx', 'GET /my-media'),
    component: lazyRouteComponent(() => import('#web/pages/learn/LearnPage.tsx'), 'LearnPage'),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: '/favourites',
    component: lazyRouteComponent(() => import('#web/pages/learn/FavouritesPage.tsx'), 'FavouritesPage'),
  }),
]

/** To print: in no frame, because a frame's navigation would be printed as well. */
const summaryPrint = createRoute({
  getParentRoute: () => root,
  path: '/my-business-summary/print',
  beforeLoad: async ({ context: { client }, location: { href } }) => {
    await requireOwner(client, href)
  },
  component: lazyRouteComponent(() => import('#web/pages/summary/SummaryPrintPage.tsx'), 'SummaryPrintPage'),
})

/** Routes of signed-in owners. */
export const ownerRoutes = [
  onboarding,
  summaryPrint,
  owner.addChildren([
    feedback,
    tools,
    toolGroup,
    overview,
    plan,
    allResults,
    reports,
    summary,
    payment,
    more,
    ...learn,
    ...profile,
    ...googleProfile,
    adsPage.addChildren(adsTabs),
    adsActivity,
    ...newCampaign,
    ...categoriesAndChecks,
  ]),
] as const
