import { ANSWERS, withOwnStatus } from './answers.ts'
import { CLIENT_ADDRESS, clientAddress } from './client-address.ts'
import { confirmation } from './confirmation.ts'
import { createEngines, within } from './engines.ts'
import { createIdentifier } from './identify.ts'
import type { Identity } from './identity.ts'
import { withNewSignatures } from './old-keys.ts'
import type { AuthOptions } from './options.ts'
import { providerId, providerLabel } from './providers.ts'
import { renewSigningKeys } from './signing-keys.ts'

/** Accounts and sessions, as the rest of the web process uses them. */
export interface Auth {
  /** Serves everything under `/api/auth/`. `socketAddress`: the peer of the caller's connection. */
  handler: (request: Request, socketAddress?: string) => Promise<Response>
  /** The caller's identity, by session cookie or bearer ID token. Cached for five seconds. */
  identify: (headers: Headers) => Promise<Identity | null>
  /** Sessions ended in another process: clears this cache. */
  forgetSessions: () => void
  /** The providers on the login page. */
  providers: readonly { id: string; label: string }[]
}

/** Longest time that a provider may delay a sign-in. */
const PROVIDER_MS = 20_000
/** Calls that need an answer from a provider. */
const PROVIDER_CALL = /^\/api\/auth\/(?:sign-in\/social|link-social|callback\/)/u

/** Starts accounts and sessions, and first renews the signing keys. Throws when the database does not answer. */
export async function createAuth(given: AuthOptions): Promise<Auth> {
  const now = given.now ?? (() => new Date())
  // The identifier needs a cookie's name from the engines, which need this to clear its cache.
  const cache = { clear: () => {} }
  const onChange = (): void => {
    cache.clear()
    given.onChange?.()
  }
  const engines = createEngines({ ...given, now, onChange })
  const { authCookies } = await engines.own.$context
  const { db, origin, secret } = given
  await renewSigningKeys(db, given, now())
  const identifier = createIdentifier({ db, origin, secret, now, cookieName: authCookies.sessionToken.name })
  cache.clear = identifier.forget
  return {
    async handler(request, socketAddress) {
      const confirmed = await confirmation(request)
      const headers = await withNewSignatures(confirmed.headers, given)
      const withAddress = withClientAddress(
        confirmed,
        headers,
        clientAddress(headers, socketAddress, given.trustProxy),
      )
      if (!PROVIDER_CALL.test(new URL(request.url).pathname))
        return withOwnStatus(await engines.own.handler(withAddress))
      return serveProviderCall(request, given, async () => (await engines.withOthers()).handler(withAddress))
    },
    identify: async (headers) => identifier.identify(await withNewSignatures(headers, given)),
    forgetSessions: identifier.forget,
    providers: given.providers.map((provider) => ({
      id: providerId(provider),
      label: providerLabel(provider),
    })),
  }
}

/** The request with the caller's address as we determined it, whatever its headers say. */
function withClientAddress(request: Request, given: Headers, address: string): Request {
  const headers = new Headers(given)
  headers.set(CLIENT_ADDRESS, address)
  return new Request(request, { headers })
}

/** When a provider is down, slow or answers nonsense, redirects to the login page with a message. */
async function serveProviderCall(
  request: Request,
  { origin, onFault }: AuthOptions,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    const response = await withOwnStatus(await within(PROVIDER_MS, work()))
    if (response.status < 500) return response
  } catch (error) {
    onFault?.(`Signing in at a provider failed: ${String(error)}`)
  }
  if (request.method !== 'GET') return Response.json(ANSWERS.providerMissing, { status: 503 })
  return Response.redirect(`${origin}/login?error=${ANSWERS.providerMissing.code}`, 302)
}
