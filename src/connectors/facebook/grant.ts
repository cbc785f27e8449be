import type { ConnectorContext, Grant, ReadResult } from '../context.ts'
import { APP_SECRET_SETTING, APP_SETTING, askFacebook } from './ask.ts'
import { debugAnswer, permissionsAnswer, tokenAnswer } from './schema.ts'
import { SECOND_MS } from '#core/time-units.ts'

/** The token of the person, which reaches all pages. */
export const userTokenOf = ({ accessToken, extra }: Grant): string => extra['userToken'] ?? accessToken

/** Turns the first token, which lives an hour or two, into one of about 60 days, and reads what was allowed. */
export async function completeFacebookGrant(
  context: ConnectorContext,
  grant: Grant,
): Promise<ReadResult<Grant>> {
  const parameters = {
    grant_type: 'fb_exchange_token',
    client_id: context.secret(APP_SETTING),
    client_secret: context.secret(APP_SECRET_SETTING),
    fb_exchange_token: grant.accessToken,
  }
  const call = { token: null, path: '/oauth/access_token', parameters }
  const long = await askFacebook(context, call, tokenAnswer)
  if (!long.ok) return long
  const { access_token, expires_in } = long.data
  const allowed = await askFacebook(
    context,
    { token: access_token, path: '/me/permissions' },
    permissionsAnswer,
  )
  if (!allowed.ok) return allowed
  const ends = expires_in === undefined ? null : new Date(context.now().getTime() + expires_in * SECOND_MS)
  return {
    ok: true,
    data: {
      ...grant,
      accessToken: access_token,
      accessExpiresAt: ends?.toISOString() ?? null,
      scopes: allowed.data.data
        .filter(({ status }) => status === 'granted')
        .map(({ permission }) => permission),
    },
  }
}

/** Facebook renews nothing without the person: the token is only looked at, and one that has ended asks for a new permission. */
export async function refreshFacebookGrant(
  context: ConnectorContext,
  grant: Grant,
): Promise<ReadResult<Grant>> {
  const looked = await debugToken(context, grant.accessToken)
  if (!looked.ok) return looked
  const { is_valid, expires_at = 0, data_access_expires_at = 0 } = looked.data
  const now = context.now().getTime() / 1_000
  const isOver = data_access_expires_at > 0 && data_access_expires_at <= now
  if (!is_valid || isOver) return { ok: false, failure: { kind: 'reauth' } }
  const accessExpiresAt = expires_at === 0 ? null : new Date(expires_at * 1_000).toISOString()
  return { ok: true, data: { ...grant, accessExpiresAt } }
}

/** What Facebook says about a token. The app itself asks, which needs no proof. */
export async function debugToken(context: ConnectorContext, token: string) {
  const app = appTokenOf(context)
  const call = { token: null, path: '/debug_token', parameters: { input_token: token, access_token: app } }
  const answer = await askFacebook(context, call, debugAnswer)
  return answer.ok ? { ok: true as const, data: answer.data.data } : answer
}

/** The token of the app itself. */
export const appTokenOf = (context: ConnectorContext): string =>
  `${context.secret(APP_SETTING)}|${context.secret(APP_SECRET_SETTING)}`
