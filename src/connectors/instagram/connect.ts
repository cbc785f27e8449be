import { tidyLine } from '#core/owner-input/text.ts'
import { cut } from '#core/text.ts'
import { askService } from '../ask.ts'
import type { Connect } from '../connect.ts'
import type { ConnectorContext, Grant, ReadResult } from '../context.ts'
import { INSTAGRAM_APP_SETTING, askInstagram, SECRET_SETTING } from './ask.ts'
import { askProfile, isProfessional } from './read-profile.ts'
import { codeAnswer, type InstagramCode, longTokenAnswer } from './schema.ts'
import { DAY_MS, SECOND_MS } from '#core/time-units.ts'

const LONGEST_NAME = 100
const SCOPES = ['instagram_business_basic', 'instagram_business_manage_insights']

export const instagramConnect: Connect = {
  reads: [
    'Fettle reads your account’s name, how many people follow it, and your posts and reels with their likes, comments and views.',
    'It can’t post, read messages or change anything on your account.',
  ],
  client: { id: INSTAGRAM_APP_SETTING, secret: SECRET_SETTING },
  scopes: SCOPES,
  // Without insights there are no views; everything else is there.
  neededScopes: ['instagram_business_basic'],
  authorize: { endpoint: 'igAuth', path: '/oauth/authorize', pkce: false, scopeSeparator: ',' },
  token: { endpoint: 'igToken', path: '/oauth/access_token', secretIn: 'body' },
  exchange: exchangeInstagramCode,
  complete: longInstagramGrant,
  async accounts(context, grant) {
    const answer = await askProfile(context, grant.accessToken)
    if (!answer.ok) return answer
    const { user_id, username, name = '', account_type } = answer.data
    const detail = cut(tidyLine(name), LONGEST_NAME)
    const only = {
      id: user_id,
      label: `@${cut(tidyLine(username), LONGEST_NAME)}`,
      ...(detail === '' ? {} : { detail }),
    }
    if (isProfessional(account_type)) return { ok: true, data: [{ ...only, isSuggested: true }] }
    const refusal =
      'This is a personal account. Switch it to a professional account in Instagram’s settings, then connect it again.'
    return { ok: true, data: [{ ...only, isSuggested: false, refusal }] }
  },
  refresh: refreshInstagramGrant,
  keepAliveMs: 20 * DAY_MS,
}

/** Instagram's answer to a code is not that of RFC 6749: it has no type, and may stand in a list. */
async function exchangeInstagramCode(
  context: ConnectorContext,
  { code, redirectUri }: { code: string; redirectUri: string },
): Promise<ReadResult<Grant>> {
  const form = {
    client_id: context.secret(INSTAGRAM_APP_SETTING),
    client_secret: context.secret(SECRET_SETTING),
    grant_type: 'authorization_code',
    redirect_uri: redirectUri,
    code,
  }
  const request = { endpoint: 'igToken', path: '/oauth/access_token', method: 'POST' as const, form }
  const answer = await askService(context, request, codeAnswer, ({ status }) =>
    status === 400 ? { kind: 'rejected' } : null,
  )
  if (!answer.ok) return answer
  return { ok: true, data: firstGrant(answer.data) }
}

function firstGrant(answer: InstagramCode): Grant {
  const { access_token, permissions = SCOPES } = 'data' in answer ? answer.data[0] : answer
  return {
    accessToken: access_token,
    accessExpiresAt: null,
    refreshToken: null,
    refreshExpiresAt: null,
    scopes: typeof permissions === 'string' ? permissions.split(',') : permissions,
    extra: {},
  }
}

/** The first token lives an hour; this one 60 days. */
function longInstagramGrant(context: ConnectorContext, grant: Grant): Promise<ReadResult<Grant>> {
  return exchanged(context, grant, '/access_token', {
    grant_type: 'ig_exchange_token',
    client_secret: context.secret(SECRET_SETTING),
  })
}

/** Another 60 days, without the person; Instagram refuses it for a token of less than 24 hours. */
function refreshInstagramGrant(context: ConnectorContext, grant: Grant): Promise<ReadResult<Grant>> {
  return exchanged(context, grant, '/refresh_access_token', { grant_type: 'ig_refresh_token' })
}

async function exchanged(
  context: ConnectorContext,
  grant: Grant,
  path: string,
  parameters: Readonly<Record<string, string>>,
): Promise<ReadResult<Grant>> {
  const call = { token: grant.accessToken, path, parameters, isUnversioned: true as const }
  const answer = await askInstagram(context, call, longTokenAnswer)
  if (!answer.ok) return answer
  const { access_token, expires_in } = answer.data
  const ends = new Date(context.now().getTime() + expires_in * SECOND_MS).toISOString()
  return { ok: true, data: { ...grant, accessToken: access_token, accessExpiresAt: ends } }
}
