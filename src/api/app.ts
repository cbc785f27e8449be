import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { matchedRoutes } from 'hono/route'
import { rightMethod } from './auth/forms.ts'
import { bodySize } from './body-size.ts'
import { callerNetwork } from './caller-network.ts'
import { categoryRoutes } from './categories.ts'
import { checkRoutes } from './checks.ts'
import { adminRoutes } from './admin/admin.ts'
import { answerRoutes } from './answers.ts'
import { docs } from './docs.ts'
import { AppError, type ErrorBody, GENERIC_MESSAGE } from './error.ts'
import { eventRoutes } from './events.ts'
import { exportRoutes } from './export.ts'
import { fixRoutes } from './fixes.ts'
import { handOverRoutes } from './hand-overs.ts'
import { handOverLinkRoutes } from './hand-over-links.ts'
import { idempotency } from './idempotency.ts'
import { properJson } from './json-body.ts'
import { noStore } from './no-store.ts'
import { meRoutes } from './me.ts'
import { enquiryRoutes } from './messages/enquiries.ts'
import { messageRoutes } from './messages/messages.ts'
import { mediaRoutes } from './media.ts'
import { noRoute } from './no-route.ts'
import { onboardingRoutes } from './onboarding.ts'
import { outageOf } from './outage.ts'
import { overrideRoutes } from './overrides.ts'
import { overviewRoutes } from './overview.ts'
import { planRoutes } from './plan.ts'
import { profileRoutes } from './profile/profile.ts'
import { reportRoutes, sheetRoutes } from './reports.ts'
import { resultRoutes } from './results.ts'
import type { Env } from './routing.ts'
import { rerunRoutes } from './reruns.ts'
import { scanRoutes } from './scans.ts'
import { sameOriginOnly, securityHeaders } from './security.ts'
import type { Services } from './services.ts'
import { signInRoutes } from './sign-in.ts'
import { wellFormedAddress } from './well-formed-address.ts'
import { supportRoutes } from './support.ts'
import { paymentWebhookRoute } from './subscription/payment-webhook.ts'
import { subscriptionRoutes } from './subscription/subscription.ts'
import { summaryRoutes } from './summary/summary.ts'
import { toolRoutes } from './tools/tools.ts'
import { unsubscribeRoutes } from './unsubscribe.ts'
import { publicScanRoutes } from './public-scans.ts'

export interface ApiOptions {
  /** Called for every internal error. */
  onFault: (error: unknown, where: string) => void
}

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
  exportRoutes,
  ...adminRoutes,
  categoryRoutes,
  checkRoutes,
  fixRoutes,
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
export function createApi(services: Services, { onFault }: ApiOptions) {
  const app = new Hono<Env>()
  app.onError((error, c) => {
    if (!(error instanceof AppError)) onFault(error, `${c.req.method} ${placeOf(c)}`)
    const known = error instanceof AppError ? error : outageOf(error)
    if (known) {
      const { retryAfterSeconds, allow } = known.details
      if (retryAfterSeconds !== undefined) c.header('Retry-After', String(Math.ceil(retryAfterSeconds)))
      if (allow) c.header('Allow', allow.join(', '))
      // A body that is too large is not read to its end, so this connection cannot be used again.
      if (known.status === 413) c.header('Connection', 'close')
      return c.json(known.body, known.status)
    }
    return c.json({ code: 'internal', message: GENERIC_MESSAGE } satisfies ErrorBody, 500)
  })
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
  app.use('/api/auth/*', properJson)
  app.all('/api/auth/*', (c) => {
    rightMethod(c.req.method, c.req.path.slice('/api/auth'.length))
    return services.accounts.handler(c.req.raw, c.get('address'))
  })
  const packed = compress({ contentTypeFilter: /^application\/json/u })
  // The overview, the most frequent call, is sent compressed from memory.
  app.use('/api/*', (c, next) => (c.req.path === '/api/overview' ? next() : packed(c, next)))
  app.use('/api/*', idempotency)
  for (const resource of RESOURCES) app.route('/api', resource.app)
  app.route('/api', unsubscribeRoutes)
  app.route('/api', paymentWebhookRoute)
  app.route('/api', docs(services.origin))
  app.all('/api/*', (c) => {
    throw noRoute(c.req.method, c.req.path)
  })
  return app
}

/** The name of a call in an error report: its route, because the end of an address may be a secret. */
function placeOf(c: Context): string {
  const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))
  return route?.path ?? c.req.path.split('/', PARTS_TOLD).join('/')
}

/** `/api/auth/sign-in`, and nothing after it. */
const PARTS_TOLD = 4
