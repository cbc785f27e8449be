import type { Connect } from '#connectors/connect.ts'
import type { ConnectorContext, Grant } from '#connectors/context.ts'
import { SECOND_MS } from '#core/time-units.ts'
import type { OAuthClient, Tokens } from '#net/oauth.ts'

/** The installation's client at a service, from what its connector declares. */
export const clientOf = (context: ConnectorContext, { client, authorize, token }: Connect): OAuthClient => ({
  id: context.secret(client.id),
  secret: context.secret(client.secret),
  secretIn: token.secretIn,
  authorizeUrl: `${context.address(authorize.endpoint)}${authorize.path}`,
  tokenBase: context.address(token.endpoint),
  tokenPath: token.path,
  door: context.door(token.endpoint),
})

/** A first grant. `asked`: the scopes that were asked for, which count where the service names none. */
export const firstGrant = (
  tokens: Tokens,
  { asked, extra, now }: { asked: readonly string[]; extra: Readonly<Record<string, string>>; now: Date },
): Grant => ({
  accessToken: tokens.accessToken,
  accessExpiresAt: after(now, tokens.accessSeconds),
  refreshToken: tokens.refreshToken,
  refreshExpiresAt: after(now, tokens.refreshSeconds),
  scopes: tokens.scopes ?? asked,
  extra,
})

/** The grant after a refresh: what the service did not send again stays. */
export const renewedGrant = (before: Grant, tokens: Tokens, now: Date): Grant => ({
  ...before,
  accessToken: tokens.accessToken,
  accessExpiresAt: after(now, tokens.accessSeconds),
  refreshToken: tokens.refreshToken ?? before.refreshToken,
  refreshExpiresAt:
    tokens.refreshSeconds === null ? before.refreshExpiresAt : after(now, tokens.refreshSeconds),
  scopes: tokens.scopes ?? before.scopes,
})

const after = (now: Date, seconds: number | null): string | null =>
  seconds === null ? null : new Date(now.getTime() + seconds * SECOND_MS).toISOString()
