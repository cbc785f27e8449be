import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { guardFetch } from '#net/guard-fetch.ts'
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
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const addressPort = typeof address === 'object' && address ? address.port : 0
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

type Answer = (request: IncomingMessage, response: ServerResponse) => void

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
  const facebook: Answer = (request, response) => void answerAsFacebook(request, response, person)
  return {
    'accounts.google.com': google,
    'login.microsoftonline.com': microsoft,
    'www.facebook.com': facebook,
    'graph.facebook.com': facebook,
  }
}

const CODE = 'a code'
const TOKEN = 'a token'

/** OAuth 2.0 without OpenID, as in developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow. */
async function answerAsFacebook(request: IncomingMessage, response: ServerResponse, { email }: Person) {
  const { pathname, searchParams } = new URL(request.url ?? '', `https://${request.headers.host ?? ''}`)
  const give = (body: object, status = 200): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  switch (pathname) {
    case '/v24.0/dialog/oauth': {
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      back.searchParams.set('code', CODE)
      back.searchParams.set('state', searchParams.get('state') ?? '')
      response.writeHead(302, { location: back.href }).end()
      return
    }
    case '/v24.0/oauth/access_token': {
      const form = new URLSearchParams(await textOf(request))
      const isRight = form.get('code') === CODE && form.get('client_secret') === SHARED_SECRET
      return isRight ? give({ access_token: TOKEN, token_type: 'bearer', expires_in: 5_000 }) : give({}, 400)
    }
    case '/debug_token':
      return give({ data: { is_valid: true, app_id: 'fettle', user_id: 'user-1' } })
    case '/me': {
      if (request.headers.authorization !== `Bearer ${TOKEN}`) return give({}, 401)
      const picture = { data: { url: 'https://graph.facebook.com/picture' } }
      return give({ id: 'user-1', name: 'Mia Rose', picture, ...(email === null ? {} : { email }) })
    }
    default:
      give({}, 404)
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}
