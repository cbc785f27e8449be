import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { matchedRoutes } from 'hono/route'
import { rightMethod } from './auth/forms.ts'
import { bodySize } from './http/body-size.ts'
import { callerNetwork } from './http/caller-network.ts'
import { adsRoutes } from './ads/ads.ts'
import { adsChangeRoutes } from './ads/changes.ts'
import { adsDraftRoutes } from './ads/drafts.ts'
import { adsLandingRoutes } from './ads/landing-looks.ts'
import { adsSuggestionRoutes } from './ads/suggestions.ts'
import { adsTabRoutes } from './ads/tabs.ts'
import { categoryRoutes } from './results/categories.ts'
import { breachLookupRoutes } from './connections/breach-lookups.ts'
import { connectionCallbackRoute } from './connections/callback.ts'
import { connectionRoutes } from './connections/connections.ts'
import { sampleRoutes } from './connections/sample.ts'
import { googleProfileRoutes } from './connections/google-profile.ts'
import { analyticsRoutes } from './connections/analytics.ts'
import { keywordLookupRoutes } from './connections/keyword-lookups.ts'
import { checkRoutes } from './results/checks.ts'
import { adminRoutes } from './admin/admin.ts'
import { answerRoutes } from './survey/answers.ts'
import { docs } from './openapi/docs.ts'
import { AppError, type ErrorBody, GENERIC_MESSAGE } from './http/error.ts'
import { eventRoutes } from './live/events.ts'
import { exportRoutes } from './owner/export.ts'
import { firstJobRoutes } from './results/first-job.ts'
import { lighterPictureRoutes } from './results/lighter-pictures.ts'
import { fixRoutes } from './results/fixes.ts'
import { fixWordRoutes } from './results/fix-words.ts'
import { handOverRoutes } from './hand-overs/hand-overs.ts'
import { handOverLinkRoutes } from './hand-overs/hand-over-links.ts'
import { idempotency } from './http/idempotency.ts'
import { validJson } from './http/json-body.ts'
import { noStore } from './http/no-store.ts'
import { meRoutes } from './owner/me.ts'
import { enquiryRoutes } from './messages/enquiries.ts'
import { messageRoutes } from './messages/messages.ts'
import { mediaRoutes } from './media.ts'
import { noRoute } from './http/no-route.ts'
import { routeOf } from './http/route-name.ts'
import { onboardingRoutes } from './owner/onboarding.ts'
import { outageOf } from './http/outage.ts'
import { overrideRoutes } from './results/overrides.ts'
import { overviewRoutes } from './results/overview.ts'
import { planRoutes } from './results/plan.ts'
import { profileRoutes } from './profile/profile.ts'
import { reportRoutes, sheetRoutes } from './reports.ts'
import { resultRoutes } from './results/results.ts'
import type { Env } from './http/routing.ts'
import { rerunRoutes } from './scans/reruns.ts'
import { scanRoutes } from './scans/scans.ts'
import { sameOriginOnly, securityHeaders } from './http/security.ts'
import type { Services } from './services.ts'
import { signInRoutes } from './owner/sign-in.ts'
import { wellFormedAddress } from './http/well-formed-address.ts'
import { supportRoutes } from './support.ts'
import { paymentWebhookRoute } from './subscription/payment-webhook.ts'
import { subscriptionRoutes } from './subscription/subscription.ts'
import { summaryRoutes } from './summary/summary.ts'
import { toolRoutes } from './tools/tools.ts'
import { wayOnlineRoutes } from './survey/way-online.ts'
import { unsubscribeRoutes } from './owner/unsubscribe.ts'
import { publicScanRoutes } from './visitors/public-scans.ts'

export interface ApiOptions {
  /** Called for every internal error. */
  onFault: (error: unknown, where: string) => void
  /** Called around every answer; left out: nothing is measured. */
  measure?: MeasureCall
}

/** Measures one answer. It has to call `answer`, which answers and says the route (`null`: none of ours) and the status. */
export type MeasureCall = (
  call: { method: string; isCall: boolean; traceparent: string | undefined },
  answer: () => Promise<{ route: string | null; status: number }>,
) => Promise<void>

/** Everything that serves calls of the contract. */
const RESOURCES = [
  publicScanRoutes,
  scanRoutes,
  eventRoutes,
  resultRoutes,
  reportRoutes,
  meRoutes,
  mediaRoutes,
  signInRoutes,
  onboardingRoutes,
  ...profileRoutes,
  answerRoutes,
  wayOnlineRoutes,
  exportRoutes,
  ...adminRoutes,
  breachLookupRoutes,
  connectionRoutes,
  sampleRoutes,
  googleProfileRoutes,
  analyticsRoutes,
  keywordLookupRoutes,
  adsRoutes,
  adsTabRoutes,
  adsChangeRoutes,
  adsDraftRoutes,
  adsLandingRoutes,
  adsSuggestionRoutes,
  categoryRoutes,
  checkRoutes,
  firstJobRoutes,
  fixRoutes,
  lighterPictureRoutes,
  fixWordRoutes,
  handOverRoutes,
  handOverLinkRoutes,
  messageRoutes,
  enquiryRoutes,
  overrideRoutes,
  overviewRoutes,
  planRoutes,
  rerunRoutes,
  supportRoutes,
  toolRoutes,
  subscriptionRoutes,
  ...summaryRoutes,
  sheetRoutes,
]

/** The whole API under `/api`, without the web app. */
export function createApi(services: Services, { onFault, measure }: ApiOptions) {
  const app = new Hono<Env>()
  app.onError((error, c) => {
    if (!(error instanceof AppError)) onFault(error, `${c.req.method} ${placeOf(c)}`)
    const known = error instanceof AppError ? error : outageOf(error)
    if (known) {
      const { retryAfterSeconds, allow } = known.details
      if (retryAfterSeconds !== undefined) c.header('Retry-After', String(Math.ceil(retryAfterSeconds)))
      if (allow) c.header('Allow', allow.join(', '))
      return c.json(known.body, known.status)
    }
    return c.json({ code: 'internal', message: GENERIC_MESSAGE } satisfies ErrorBody, 500)
  })
  if (measure) app.use('*', measuredBy(measure))
  app.use('*', securityHeaders(services.origin, services.media.origin))
  app.use('/api/*', noStore)
  app.use('/api/*', sameOriginOnly(services.origin))
  app.use('/api/*', wellFormedAddress)
  app.use('/api/*', bodySize)
  app.use('/api/*', async (c, next) => {
    c.set('services', services)
    const address = services.addressOf(c)
    c.set('address', address)
    c.set('from', callerNetwork(address))
    c.set('identity', await services.accounts.identify(c.req.raw.headers))
    await next()
  })
  app.use('/api/auth/*', validJson)
  app.all('/api/auth/*', (c) => {
    rightMethod(c.req.method, c.req.path.slice('/api/auth'.length))
    return services.accounts.handler(c.req.raw, c.get('address'))
  })
  // An owner's overview, the most frequent call, comes compressed from memory: that one is left as it is.
  app.use('/api/*', compress({ contentTypeFilter: /^application\/json/u }))
  app.use('/api/*', idempotency)
  for (const resource of RESOURCES) app.route('/api', resource.app)
  app.route('/api', unsubscribeRoutes)
  app.route('/api', paymentWebhookRoute)
  app.route('/api', connectionCallbackRoute)
  app.route('/api', docs(services.origin))
  app.all('/api/*', (c) => {
    throw noRoute(c.req.method, c.req.path)
  })
  return app
}

const measuredBy =
  (measure: MeasureCall): MiddlewareHandler<Env> =>
  (c, next) =>
    measure(
      {
        method: c.req.method,
        isCall: c.req.path.startsWith('/api/') && c.req.path !== '/api/health',
        traceparent: c.req.header('traceparent'),
      },
      async () => {
        await next()
        return { route: routeOf(c), status: c.res.status }
      },
    )

/** The name of a call in an error report: its route, because the end of an address may be a secret. */
function placeOf(c: Context): string {
  const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))
  return route?.path ?? c.req.path.split('/', PARTS_TOLD).join('/')
}

/** `/api/auth/sign-in`, and nothing after it. */
const PARTS_TOLD = 4
