import { tidyLine } from '#core/owner-input/text.ts'
import { cut } from '#core/text.ts'
import type { Connect, Selectable } from '../connect.ts'
import type { ConnectorContext, Grant, ReadResult } from '../context.ts'
import { GRAPH_VERSION } from '../graph.ts'
import { readGraphPages } from '../graph-pages.ts'
import { typedHost } from '../typed-host.ts'
import { APP_SECRET_SETTING, APP_SETTING, askFacebook, CONFIG_SETTING, facebookCall } from './ask.ts'
import { completeFacebookGrant, refreshFacebookGrant, userTokenOf } from './grant.ts'
import { managedPage, type ManagedPage, pageTokenAnswer, revokedAnswer } from './schema.ts'
import { DAY_MS } from '#core/time-units.ts'

const LONGEST_NAME = 100
/** Calls of 100 pages each. */
const MOST_CALLS = 50

export const facebookConnect: Connect = {
  reads: [
    'Fettle reads your page’s name, how many people like and follow it, and your posts with their likes, comments, shares and views.',
    'It can’t post, answer messages or change anything on your page.',
  ],
  client: { id: APP_SETTING, secret: APP_SECRET_SETTING },
  scopes: ['pages_show_list', 'pages_read_engagement', 'read_insights', 'business_management'],
  // Without insights there are no views; without the business, pages of a business portfolio are not listed.
  neededScopes: ['pages_show_list', 'pages_read_engagement'],
  authorize: {
    endpoint: 'fbDialog',
    path: `/${GRAPH_VERSION}/dialog/oauth`,
    pkce: false,
    scopeSeparator: ',',
    parameters: (context): Record<string, string> => {
      const config = context.secret(CONFIG_SETTING)
      return config === '' ? {} : { config_id: config }
    },
  },
  token: { endpoint: 'fbToken', path: `/${GRAPH_VERSION}/oauth/access_token`, secretIn: 'body' },
  complete: completeFacebookGrant,
  accounts: facebookPages,
  choose: choosePage,
  refresh: refreshFacebookGrant,
  revoke: async (context, grant) => {
    const call = { token: userTokenOf(grant), path: '/me/permissions', method: 'DELETE' as const }
    const answer = await askFacebook(context, call, revokedAnswer)
    return answer.ok ? { ok: true, data: null } : answer
  },
  keepAliveMs: 20 * DAY_MS,
}

async function facebookPages(
  context: ConnectorContext,
  grant: Grant,
  { siteHost }: { siteHost: string | null },
): Promise<ReadResult<Selectable[]>> {
  const parameters = { fields: 'id,name,username,website,access_token,tasks', limit: '100' }
  const call = facebookCall({ token: userTokenOf(grant), path: '/me/accounts', parameters })
  const pages = await readGraphPages(context, call, { item: managedPage, mostCalls: MOST_CALLS })
  if (!pages.ok) return pages
  return { ok: true, data: pages.data.map((page) => selectableOf(page, siteHost)) }
}

function selectableOf(
  { id, name, username, website, access_token }: ManagedPage,
  siteHost: string | null,
): Selectable {
  return {
    id,
    label: cut(tidyLine(name), LONGEST_NAME) || id,
    ...(username === undefined ? {} : { detail: `facebook.com/${cut(tidyLine(username), LONGEST_NAME)}` }),
    isSuggested: siteHost !== null && website !== undefined && typedHost(website) === siteHost,
    ...(access_token === undefined
      ? { refusal: 'Your role on this page doesn’t let us read it. Ask whoever manages it for full access.' }
      : {}),
  }
}

/** A page's own token has no end of its own; the person's is kept beside it, to choose another page and to disconnect. */
async function choosePage(
  context: ConnectorContext,
  grant: Grant,
  accountId: string,
): Promise<ReadResult<Grant>> {
  const userToken = userTokenOf(grant)
  const call = { token: userToken, path: `/${accountId}`, parameters: { fields: 'id,access_token' } }
  const answer = await askFacebook(context, call, pageTokenAnswer)
  if (!answer.ok) return answer
  const { access_token } = answer.data
  if (access_token === undefined) return { ok: false, failure: { kind: 'permission' } }
  const kept = { ...grant, accessToken: access_token, accessExpiresAt: null }
  return { ok: true, data: { ...kept, extra: { ...grant.extra, userToken } } }
}
