import * as oauth from 'openid-client'
import type { ConnectionFailure } from '#core/connections/failures.ts'
import { type PartnerDoor, PartnerUnreachable } from './partner-door.ts'

/** A client of the installation at one outside service (RFC 6749). */
export interface OAuthClient {
  id: string
  secret: string
  /** How the client shows its secret at the token endpoint. */
  secretIn: 'header' | 'body'
  /** The page at which a person gives permission. */
  authorizeUrl: string
  /** Path of the token endpoint, below `tokenBase`. */
  tokenPath: string
  tokenBase: string
  door: PartnerDoor
}

/** What a token endpoint answered. */
export interface Tokens {
  accessToken: string
  /** Seconds; `null`: it did not say. */
  accessSeconds: number | null
  /** `null`: the earlier one stays. */
  refreshToken: string | null
  refreshSeconds: number | null
  /** `null`: what was asked for (RFC 6749, section 5.1). */
  scopes: string[] | null
}

export type TokenResult = { ok: true; tokens: Tokens } | { ok: false; failure: ConnectionFailure }

/** A secret of PKCE (RFC 7636). */
export const newVerifier = (): string => oauth.randomPKCECodeVerifier()
/** 32 random bytes, by which the service's answer is recognised. */
export const newState = (): string => oauth.randomState()

/** Asked of a person at the service's page. */
interface AuthorizationRequest {
  redirectUri: string
  state: string
  scope: string
  /** `null`: the service does not accept PKCE. */
  verifier: string | null
  parameters: Readonly<Record<string, string>>
}

/** The address of the page at which a person gives permission. */
export async function authorizationAddress(
  client: OAuthClient,
  { redirectUri, state, scope, verifier, parameters }: AuthorizationRequest,
): Promise<string> {
  const challenge = verifier === null ? null : await oauth.calculatePKCECodeChallenge(verifier)
  const url = oauth.buildAuthorizationUrl(openClient(client).configuration, {
    redirect_uri: redirectUri,
    state,
    ...(scope === '' ? {} : { scope }),
    ...parameters,
    ...(challenge === null ? {} : { code_challenge: challenge, code_challenge_method: 'S256' }),
  })
  return url.href
}

/**
 * Exchanges the code of a callback, whose issuer {@link isOfAnotherIssuer} has checked, and whose state the caller knows. `callback`: our own address,
 * as the service sent the person there.
 */
export function exchangeCode(
  client: OAuthClient,
  { callback, state, verifier }: { callback: URL; state: string; verifier: string | null },
): Promise<TokenResult> {
  // Nothing else of the callback may end the exchange: that would read like an outage of the service.
  const answered = new URL(callback.pathname, callback)
  answered.searchParams.set('code', callback.searchParams.get('code') ?? '')
  answered.searchParams.set('state', state)
  return tokensBy(client, (configuration) =>
    oauth.authorizationCodeGrant(configuration, answered, {
      expectedState: state,
      ...(verifier === null ? {} : { pkceCodeVerifier: verifier }),
    }),
  )
}

/** Exchanges a refresh token. The service may end the old one with that. */
export const refreshTokens = (client: OAuthClient, refreshToken: string): Promise<TokenResult> =>
  tokensBy(client, (configuration) => oauth.refreshTokenGrant(configuration, refreshToken))

/** Whether a callback names another service than the one that was asked (RFC 9207). */
export function isOfAnotherIssuer(client: OAuthClient, callback: URL): boolean {
  const issuer = callback.searchParams.get('iss')
  return issuer !== null && !issuersOf(client).includes(issuer.replace(/\/$/u, ''))
}

const issuersOf = ({ authorizeUrl, tokenBase }: OAuthClient): string[] => [
  new URL(authorizeUrl).origin,
  new URL(tokenBase).origin,
]

/** What the last request of a client came to. */
interface Told {
  status: number | null
}

function openClient(client: OAuthClient): { configuration: oauth.Configuration; told: Told } {
  const { id, secret, secretIn, authorizeUrl, tokenBase, tokenPath } = client
  const [issuer = ''] = issuersOf(client)
  const shows = secretIn === 'header' ? oauth.ClientSecretBasic(secret) : oauth.ClientSecretPost(secret)
  const configuration = new oauth.Configuration(
    { issuer, authorization_endpoint: authorizeUrl, token_endpoint: `${tokenBase}${tokenPath}` },
    id,
    secret,
    shows,
  )
  // The settings allow plain HTTP to this machine alone.
  if (tokenBase.startsWith('http:')) oauth.allowInsecureRequests(configuration)
  const told: Told = { status: null }
  configuration[oauth.customFetch] = (url, options) => sendThrough(client, told, { url, ...options })
  return { configuration, told }
}

async function sendThrough(
  { door, tokenBase }: OAuthClient,
  told: Told,
  { url, method, headers, body }: { url: string } & oauth.CustomFetchOptions,
): Promise<Response> {
  if (!url.startsWith(tokenBase)) throw new PartnerUnreachable('another address')
  const {
    status,
    headers: got,
    body: bytes,
  } = await door.send({
    method: method === 'POST' ? 'POST' : 'GET',
    path: url.slice(tokenBase.length),
    headers: { ...headers },
    body: body instanceof URLSearchParams ? body.toString() : null,
    mayRepeat: false,
  })
  told.status = status
  const type = got['content-type']
  return new Response(Uint8Array.from(bytes), {
    status,
    headers: typeof type === 'string' ? { 'content-type': type } : {},
  })
}

async function tokensBy(
  client: OAuthClient,
  request: (configuration: oauth.Configuration) => Promise<oauth.TokenEndpointResponse>,
): Promise<TokenResult> {
  const { configuration, told } = openClient(client)
  try {
    return { ok: true, tokens: tokensOf(await request(configuration)) }
  } catch (error) {
    // The library's own errors hold what was sent and answered: only the kind leaves this file.
    return { ok: false, failure: failureOf(error, told) }
  }
}

function tokensOf(answer: oauth.TokenEndpointResponse): Tokens {
  const { access_token, refresh_token, expires_in, scope } = answer
  const ends = answer['refresh_expires_in'] ?? answer['refresh_token_expires_in']
  return {
    accessToken: access_token,
    accessSeconds: expires_in ?? null,
    refreshToken: refresh_token ?? null,
    refreshSeconds: typeof ends === 'number' && ends > 0 ? ends : null,
    scopes: scope?.split(/[\s,]+/u).filter((one) => one !== '') ?? null,
  }
}

const CLIENT_ERRORS: ReadonlySet<string> = new Set(['invalid_client', 'unauthorized_client'])
const FIRST_SERVER_ERROR = 500
const TOO_MANY = 429
const UNAUTHORISED = 401

function failureOf(error: unknown, { status }: Told): ConnectionFailure {
  if (status === null) return { kind: 'vendor_down' }
  if (status >= FIRST_SERVER_ERROR) return { kind: 'vendor_down' }
  if (status === TOO_MANY) return { kind: 'quota' }
  if (error instanceof oauth.ResponseBodyError) {
    const code = error.error.replaceAll(/[^\w.-]/gu, '').slice(0, 60)
    if (code === 'invalid_grant') return { kind: 'reauth', code }
    return { kind: CLIENT_ERRORS.has(code) ? 'not_configured' : 'rejected', code }
  }
  if (status === UNAUTHORISED) return { kind: 'not_configured' }
  return { kind: 'bad_shape' }
}
