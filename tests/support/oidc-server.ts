import { createServer, type RequestListener, type Server } from 'node:http'
import { type Configuration, Provider } from 'oidc-provider'
import { boundPort } from './bound-port.ts'
import { type CookieJar, cookieOf, keepCookies } from './cookie-jar.ts'

export const SHARED_SECRET = 'a secret between the two of us'

interface Served {
  redirectUri: string
  account: {
    email: string
    /** As the provider sends it; some send a text. */
    verified: boolean | string
    /** The id at the provider. */
    subject?: string
  }
}

/** A real OpenID provider on loopback, where everybody is signed in at once as `account`. */
export async function oidcServer(options: Served & { port?: number }) {
  const server = createServer()
  const issuer = await listen(server, options.port ?? 0)
  server.on('request', oidcAnswers(issuer, options))
  return { issuer, close: () => close(server) }
}

/** The answers of such a provider. `particular`: its own settings beyond the common ones. */
export function oidcAnswers(
  issuer: string,
  { redirectUri, account }: Served,
  particular: { configuration?: Configuration; claims?: object } = {},
): RequestListener {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'fettle',
        client_secret: SHARED_SECRET,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ['of the test'] },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: async () => ({
        sub: id,
        email: account.email,
        email_verified: account.verified,
        name: 'Mia Rose',
        ...particular.claims,
      }),
    }),
    ...particular.configuration,
  })
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/interaction/')) return next()
    const details = await provider.interactionDetails(ctx.req, ctx.res)
    ctx.redirect(
      await provider.interactionResult(ctx.req, ctx.res, await agreed(provider, details, account), {}),
    )
  })
  const answer = provider.callback()
  return (request, response) => void answer(request, response)
}

interface Details {
  prompt: { name: string }
  session?: { accountId: string } | undefined
}

async function agreed(provider: Provider, { prompt, session }: Details, { subject }: Served['account']) {
  if (prompt.name === 'login') return { login: { accountId: subject ?? 'subject-1' } }
  const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: 'fettle' })
  grant.addOIDCScope('openid email profile')
  return { consent: { grantId: await grant.save() } }
}

const MOST_STEPS = 12

/** Follows redirects like a browser, with cookies, until one leads to `until`. Throws when none does. */
export async function followUntil(start: string, until: string): Promise<string> {
  const jar: CookieJar = new Map()
  let url = start
  for (let step = 0; step < MOST_STEPS && !url.startsWith(until); step += 1) {
    const response = await fetch(url, { redirect: 'manual', headers: { cookie: cookieOf(jar) } })
    keepCookies(jar, response)
    const to = response.headers.get('location')
    if (to === null) throw new Error(`${response.status} at ${url}: ${(await response.text()).slice(0, 200)}`)
    url = new URL(to, url).href
  }
  if (!url.startsWith(until)) throw new Error(`after ${MOST_STEPS} redirects still at ${url}`)
  return url
}

const listen = (server: Server, port: number): Promise<string> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve(`http://127.0.0.1:${boundPort(server)}`))
  })

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
