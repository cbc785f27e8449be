import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { type KoaContextWithOIDC, Provider } from 'oidc-provider'
import { z } from 'zod'
import type { Connect } from '#connectors/connect.ts'
import { boundPort } from '#support/bound-port.ts'
import { consentPage } from './oauth-consent.ts'
import { createOAuthMemory } from './oauth-memory.ts'

/** A service whose owners give permission at this stand-in. */
export interface OAuthService {
  /** Id of its connector. */
  service: string
  title: string
  connect: Connect
  client: { id: string; secret: string }
  /** What the service adds to the callback. */
  callbackExtra?: Readonly<Record<string, string>>
}

interface Options {
  services: readonly OAuthService[]
  port?: number
  /** Seconds for which an access token is accepted. */
  accessSeconds?: number
  /** Nobody is asked: each permission is answered by `answer`. */
  isAutomatic?: boolean
}

/** How the consent page is answered where nobody is asked. */
interface AutomaticAnswer {
  kind: Answer['answer']
  business: string
  /** Scopes that are not allowed. */
  unticked: readonly string[]
}

/** How the token endpoint behaves; tests change it. */
interface Rules {
  /** Milliseconds for which a refresh token that was used is accepted again; Xero's are half an hour. */
  acceptsAgainMs: number
  /** Called with each request before it is looked at. `false`: it is lost on its way. */
  arrived: () => Promise<boolean>
  /** Called when its answer is ready, before it is sent. */
  answered: () => Promise<unknown>
}

/** The businesses that a person can sign in as. */
export const OAUTH_BUSINESSES = ['Salt & Pine Bakery', 'Kererū Bikes'] as const

const form = z.object({
  answer: z.enum(['allow', 'refuse']),
  business: z.string(),
  scope: z.array(z.string()),
})
type Answer = z.infer<typeof form>
const tokensGiven = z.object({ access_token: z.string(), refresh_token: z.string().optional() })

/**
 * One authorization server for every service that owners connect: `oidc-provider` with the clients and the paths of all. Refresh tokens are rotated;
 * one that was used before is refused, and ends the whole permission (RFC 9700, section 4.14.2).
 */
export async function openOAuth({ services, port = 0, accessSeconds = 3_600, isAutomatic = false }: Options) {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${boundPort(server)}`
  /** How the next permissions are answered where nobody is asked. */
  const answer: AutomaticAnswer = { kind: 'allow', business: OAUTH_BUSINESSES[0], unticked: [] }
  /** Requests to the token endpoint, by what they asked for and how they ended. */
  const told: { grant: string; isGiven: boolean }[] = []
  /** Refresh tokens that were sent, in order, by whom (a header that a test may add), and what was given for them. */
  const sent: { token: string; from: string; isGiven: boolean }[] = []
  /** Every token that was given. */
  const issued = new Set<string>()
  /** The accounts of the refresh tokens that were taken back, in order. */
  const revoked: string[] = []
  const rules: Rules = { acceptsAgainMs: 0, arrived: async () => true, answered: async () => undefined }
  const provider = providerFor(origin, services, accessSeconds)
  acceptAgain(provider, rules)
  const tell = (isGiven: boolean) => (ctx: KoaContextWithOIDC) => {
    told.push({ grant: textOf(ctx.oidc.params?.['grant_type']), isGiven })
    const token = textOf(ctx.oidc.params?.['refresh_token'])
    if (token !== '') sent.push({ token, from: ctx.get('x-process'), isGiven })
    const given = tokensGiven.safeParse(ctx.body)
    if (isGiven && given.success) for (const one of Object.values(given.data)) if (one) issued.add(one)
  }
  provider.use(async (ctx, next) => {
    if (ctx.path !== '/token') return next()
    if (!(await rules.arrived())) {
      ctx.req.socket.destroy()
      return
    }
    await next()
    await rules.answered()
  })
  provider.on('grant.success', tell(true))
  provider.on('grant.error', tell(false))
  provider.use(async (ctx, next) => {
    if (ctx.path === '/revoke') {
      const token = await provider.RefreshToken.find((await fieldsOf(ctx.req)).get('token') ?? '')
      await token?.destroy()
      if (token) revoked.push(token.accountId ?? '')
      ctx.status = 200
      ctx.body = {}
      return
    }
    if (!ctx.path.startsWith('/interaction/')) return next()
    const { uid, params } = await provider.interactionDetails(ctx.req, ctx.res)
    const clientId = textOf(params['client_id'])
    const scopes = textOf(params['scope']).split(' ')
    const { kind, business, unticked } = answer
    const automatic = { answer: kind, business, scope: scopes.filter((one) => !unticked.includes(one)) }
    const given = isAutomatic ? automatic : ctx.method === 'POST' ? typedIn(await fieldsOf(ctx.req)) : null
    if (given === null) {
      const back = new URL(textOf(params['redirect_uri']))
      const title = serviceOf(services, back)?.title ?? ''
      ctx.type = 'html'
      ctx.body = consentPage({ uid, title, scopes, businesses: OAUTH_BUSINESSES })
      return
    }
    ctx.redirect(
      await provider.interactionResult(
        ctx.req,
        ctx.res,
        await decided(provider, { clientId, asked: scopes }, given),
      ),
    )
  })
  provider.use(async (ctx, next) => {
    await next()
    const back = ctx.response.get('location')
    if (back !== '' && URL.canParse(back)) ctx.set('location', withExtra(back, services))
  })
  const serve = provider.callback()
  const answerTo: RequestListener = (request, response) => {
    request.url = ownAddress(services, request.url ?? '/')
    void serve(request, response)
  }
  server.on('request', answerTo)
  return {
    origin,
    answerTo,
    answer,
    told,
    sent,
    issued,
    revoked,
    rules,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Counts a refresh token as used only after the time for which the service accepts it again. */
function acceptAgain({ RefreshToken }: Provider, rules: Rules): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the token that it is of
  const { consume } = RefreshToken.prototype
  RefreshToken.prototype.consume = async function consumeLater() {
    if (rules.acceptsAgainMs === 0) return consume.call(this)
    setTimeout(() => void consume.call(this), rules.acceptsAgainMs).unref()
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function providerFor(origin: string, services: readonly OAuthService[], accessSeconds: number): Provider {
  // Services of one company share a client.
  const clients = new Map(services.map((one) => [one.client.id, one]))
  const provider = new Provider(origin, {
    adapter: createOAuthMemory(),
    clients: [...clients.values()].map(({ client, connect }) => ({
      client_id: client.id,
      client_secret: client.secret,
      redirect_uris: ['https://fettle.fixture/api/connections/any/callback'],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method:
        connect.token.secretIn === 'header' ? 'client_secret_basic' : 'client_secret_post',
    })),
    scopes: [...new Set(services.flatMap(({ connect }) => connect.scopes))],
    pkce: { required: (_ctx, { clientId }) => clients.get(clientId)?.connect.authorize.pkce ?? false },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['of the stand-in'] },
    issueRefreshToken: async () => true,
    rotateRefreshToken: () => true,
    ttl: { AccessToken: accessSeconds, RefreshToken: DAY, Grant: DAY, Interaction: HOUR, Session: HOUR },
    // A grant outlives the sign-in in which it was given.
    expiresWithSession: () => false,
    findAccount: (_ctx, id) => ({ accountId: id, claims: async () => ({ sub: id }) }),
  })
  // Each installation has an address of its own; the services compare it with the registered one.
  provider.Client.prototype.redirectUriAllowed = (uri: string) =>
    /^https?:\/\/[^/]+\/api\/connections\/\w+\/callback$/u.test(uri)
  return provider
}

const HOUR = 3_600
const DAY = 86_400

const fieldsOf = async (request: IncomingMessage): Promise<URLSearchParams> =>
  new URLSearchParams(await text(request))

const typedIn = (fields: URLSearchParams): Answer =>
  form.parse({
    answer: fields.get('answer'),
    business: fields.get('business'),
    scope: fields.getAll('scope'),
  })

async function decided(
  provider: Provider,
  { clientId, asked }: { clientId: string; asked: readonly string[] },
  { answer, business, scope }: Answer,
) {
  if (answer === 'refuse') return { error: 'access_denied', error_description: 'The person refused' }
  const grant = new provider.Grant({ accountId: business, clientId })
  grant.addOIDCScope(scope.join(' '))
  // Without this the provider would ask again.
  grant.rejectOIDCScope(asked.filter((one) => !scope.includes(one)).join(' '))
  return { login: { accountId: business, remember: false }, consent: { grantId: await grant.save() } }
}

/** The provider's own address for one that a service uses. The scopes of some are separated by commas, and consent is asked for each time. */
function ownAddress(services: readonly OAuthService[], address: string): string {
  const url = new URL(address, 'http://localhost')
  const isPath = (kind: 'authorize' | 'token') =>
    services.some(({ connect }) => connect[kind].path === url.pathname)
  if (isPath('token')) return '/token'
  if (!isPath('authorize')) return address
  const scope = url.searchParams.get('scope')?.replaceAll(',', ' ')
  if (scope !== undefined) url.searchParams.set('scope', scope)
  url.searchParams.set('prompt', 'consent')
  return `/auth${url.search}`
}

/** Which service a callback belongs to: those of one company share a client. */
const serviceOf = (services: readonly OAuthService[], { pathname }: URL): OAuthService | undefined =>
  services.find(({ service }) => pathname.endsWith(`/${service}/callback`))

/** A callback with what its service adds to it. */
function withExtra(back: string, services: readonly OAuthService[]): string {
  const url = new URL(back)
  if (!url.searchParams.has('code')) return back
  const extra = serviceOf(services, url)?.callbackExtra ?? {}
  for (const [name, value] of Object.entries(extra)) url.searchParams.set(name, value)
  return url.href
}
