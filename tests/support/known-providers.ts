import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { text } from 'node:stream/consumers'
import { guardFetch } from '#net/guard-fetch.ts'
import { boundPort } from './bound-port.ts'
import { makeAuthority, makeCertificate } from './certificates.ts'
import { oidcAnswers, SHARED_SECRET } from './oidc-server.ts'

const HOSTS = [
  'accounts.google.com',
  'login.microsoftonline.com',
  'graph.microsoft.com',
  'www.facebook.com',
  'graph.facebook.com',
]
const TENANT = '2f1c9d0e-0000-4000-8000-1e5e5e5e5e5e'
const MICROSOFT = '/common/oauth2/v2.0'

export interface Person {
  /** `null`: the account there has none, as with a phone number only. */
  email: string | null
  verified: boolean
}

/**
 * Google, Microsoft and Facebook as they answer at their own addresses, on loopback, where everybody is signed in as `person`. Until it
 * is closed, every request of this process through the egress reaches these three and nothing else.
 */
export async function knownProviders(origin: string, person: Person) {
  const authority = await makeAuthority('CN=Providers of a test')
  const { cert, key } = await makeCertificate({ names: HOSTS, issuer: authority })
  const asked: string[] = []
  const answers = answersOf(origin, person)
  const server = createServer({ cert, key }, (request, response) => {
    const host = request.headers.host ?? ''
    asked.push(`${request.method} ${host}${request.url?.split('?')[0]}`)
    const answer = answers[host]
    if (answer) void answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const addressPort = boundPort(server)
  const door = guardFetch({
    resolve: HOSTS.map((host) => ({ host, port: 443, address: '127.0.0.1', addressPort })),
    allowPrivate: ['127.0.0.1/32'],
    dns: [],
    ca: [authority.cert],
    services: [],
  })
  return {
    /** Every request so far, as `GET host/path`. */
    asked,
    async close() {
      await door.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

function answersOf(origin: string, person: Person): Record<string, Answer> {
  const account = {
    get email() {
      return person.email ?? ''
    },
    get verified() {
      return person.verified
    },
  }
  const google = oidcAnswers(
    'https://accounts.google.com',
    { redirectUri: `${origin}/api/auth/callback/google`, account },
    {
      claims: { picture: 'https://accounts.google.com/picture' },
      configuration: {
        conformIdTokenClaims: false,
        claims: {
          openid: ['sub'],
          email: ['email', 'email_verified'],
          profile: ['name', 'picture'],
        },
      },
    },
  )
  const microsoft = oidcAnswers(
    `https://login.microsoftonline.com/${TENANT}/v2.0`,
    { redirectUri: `${origin}/api/auth/callback/microsoft`, account },
    {
      claims: { oid: 'object-1', tid: TENANT },
      configuration: {
        conformIdTokenClaims: false,
        claims: { openid: ['sub', 'oid', 'tid'], email: ['email', 'email_verified'], profile: ['name'] },
        routes: {
          authorization: `${MICROSOFT}/authorize`,
          token: `${MICROSOFT}/token`,
          jwks: '/common/discovery/v2.0/keys',
        },
      },
    },
  )
  const facebook = facebookAnswers(person)
  return {
    'accounts.google.com': google,
    'login.microsoftonline.com': microsoft,
    'www.facebook.com': facebook,
    'graph.facebook.com': facebook,
  }
}

const CODE = 'a code'
const TOKEN = 'a token'
const CLIENT = 'fettle'

/** OAuth 2.0 without OpenID, as in developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow. */
function facebookAnswers(person: Person): Answer {
  /** What the dialog was asked for last. */
  let asked = new URLSearchParams()
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', `https://${request.headers.host ?? ''}`)
    const give = (body: object, status = 200): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    switch (pathname) {
      case '/v24.0/dialog/oauth':
        asked = searchParams
        return response.writeHead(302, { location: backFrom(asked) }).end()
      case '/v24.0/oauth/access_token': {
        const isRight = isExchange(new URLSearchParams(await text(request)), asked)
        return isRight
          ? give({ access_token: TOKEN, token_type: 'bearer', expires_in: 5_000 })
          : give({}, 400)
      }
      case '/debug_token': {
        if (searchParams.get('access_token') !== `${CLIENT}|${SHARED_SECRET}`) return give({}, 400)
        const isOurs = searchParams.get('input_token') === TOKEN
        return give({
          data: isOurs ? { is_valid: true, app_id: CLIENT, user_id: 'user-1' } : { is_valid: false },
        })
      }
      case '/me':
        return request.headers.authorization === `Bearer ${TOKEN}`
          ? give(profileFor(person, asked, searchParams))
          : give({}, 401)
      default:
        return give({}, 404)
    }
  }
}

function backFrom(asked: URLSearchParams): string {
  const back = new URL(asked.get('redirect_uri') ?? '')
  back.searchParams.set('code', CODE)
  back.searchParams.set('state', asked.get('state') ?? '')
  return back.href
}

/** Whether a form exchanges the code of the dialog that was asked for. */
const isExchange = (form: URLSearchParams, asked: URLSearchParams): boolean =>
  form.get('code') === CODE &&
  form.get('client_id') === CLIENT &&
  form.get('client_secret') === SHARED_SECRET &&
  form.get('redirect_uri') === asked.get('redirect_uri')

/** The fields that are asked for; the email only with its permission, and where the account has one. */
function profileFor({ email }: Person, asked: URLSearchParams, query: URLSearchParams): object {
  const scopes = asked.get('scope')?.split(/[ ,]/u) ?? []
  const whole = {
    id: 'user-1',
    name: 'Mia Rose',
    picture: { data: { url: 'https://graph.facebook.com/picture' } },
    ...(email !== null && scopes.includes('email') ? { email } : {}),
  }
  const wanted = query.get('fields')?.split(',') ?? ['id', 'name']
  return Object.fromEntries(Object.entries(whole).filter(([name]) => wanted.includes(name)))
}
