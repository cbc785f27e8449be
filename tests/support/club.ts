import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { askService } from '#connectors/ask.ts'
import type { ConnectionFailure } from '#core/connections/failures.ts'
import { anyRead, type Connector } from '#connectors/connector.ts'
import type { ConnectorContext, Grant, ReadResult } from '#connectors/context.ts'
import { openOAuth } from '#stand-ins/oauth.ts'
import { startWebServer } from './web-server.ts'
import { HOUR_MS } from '#core/time-units.ts'

export const CLUB_CLIENT = { id: 'the-club', secret: 'the secret of the club' }

const profile = z.object({ name: z.string(), members: z.number() })
const accountList = z.array(z.object({ id: z.string(), name: z.string(), host: z.string().nullable() }))

const bearer = ({ accessToken }: Grant) => ({ authorization: `Bearer ${accessToken}` })
const asked = <Answer>(context: ConnectorContext, grant: Grant, path: string, shape: z.ZodType<Answer>) =>
  askService(
    context,
    {
      endpoint: 'club',
      path,
      headers: bearer(grant),
      seeHeaders: async ({ 'x-account-used': used }) => {
        if (typeof used !== 'string') return
        const resetsAt = new Date(context.now().getTime() + HOUR_MS).toISOString()
        await context.noteAccountQuota({ unit: 'percent', used: Number(used), most: 100, resetsAt })
      },
    },
    shape,
    ({ status }) => REFUSALS.get(status) ?? null,
  )
const REFUSALS: ReadonlyMap<number, ConnectionFailure> = new Map([
  [401, { kind: 'reauth' }],
  [402, { kind: 'billing' }],
  [403, { kind: 'permission' }],
  // The club limits each member.
  [429, { kind: 'quota', isOfAccount: true }],
])
const REAUTH: ReadResult<never> = { ok: false, failure: { kind: 'reauth' } }

/** A made-up service that owners connect, which fills what the Facebook check reads. */
export const clubConnector: Connector = {
  id: 'club',
  kind: 'oauth',
  title: 'Sailing Club',
  purpose: 'Members of your club',
  setUp: 'Ask the club.',
  keyUrl: 'https://club.fixture/keys',
  settings: [
    { name: 'CLUB_ID', label: 'Client ID', shape: z.string() },
    { name: 'CLUB_SECRET', label: 'Client secret', shape: z.string() },
  ],
  endpoints: { club: 'https://api.club.fixture', clubAuth: 'https://club.fixture' },
  fills: 'facebook',
  connect: {
    reads: ['Fettle reads how many members your club has.'],
    client: { id: 'CLUB_ID', secret: 'CLUB_SECRET' },
    scopes: ['members', 'posts'],
    neededScopes: ['members'],
    authorize: { endpoint: 'clubAuth', path: '/login/authorize', pkce: true },
    token: { endpoint: 'clubAuth', path: '/login/token', secretIn: 'header' },
    accounts: async (context, grant, { siteHost }) => {
      const list = await asked(context, grant, '/accounts', accountList)
      if (!list.ok) return list
      const accounts = list.data.map(({ id, name, host }) => ({
        id,
        label: name,
        isSuggested: host !== null && host === siteHost,
      }))
      return { ok: true, data: accounts }
    },
    revoke: async (context, { refreshToken }) => {
      const form = { token: refreshToken ?? '' }
      const request = { endpoint: 'clubAuth', path: '/revoke', method: 'POST', form } as const
      const answer = await askService(context, request, z.unknown(), () => null)
      return answer.ok ? { ok: true, data: null } : answer
    },
    keepAliveMs: 24 * HOUR_MS,
  },
  read: {
    members: anyRead({
      input: z.object({}),
      data: profile,
      subjectOf: () => 'all',
      freshMs: HOUR_MS,
      run: async (context, _input, { grant, account }) =>
        grant ? asked(context, grant, `/accounts/${account?.id ?? 'none'}`, profile) : REAUTH,
      sample: () => ({ name: 'Blue Wren Florist', members: 2_431 }),
      numbersOf: ({ members }) => ({ members }),
    }),
  },
  routine: ({ account }) => (account ? [{ read: 'members', input: {} }] : []),
  sampleAccount: { id: 'sample', label: 'Blue Wren Florist' },
  evidenceOf: (kept, connection) => {
    if (connection?.state === 'needs_reconnect' || kept.some(({ failure }) => failure?.kind === 'reauth'))
      return {
        facebook: { kind: 'failed', failure: { reason: 'permission_lost', code: 'permission_lost' } },
      }
    const parsed = profile.safeParse(kept.find(({ read }) => read === 'members')?.data)
    if (!parsed.success) return {}
    const { name, members } = parsed.data
    const figures = { followers: members }
    return {
      facebook: { kind: 'read', handle: name, confirmed: true, lastPostAt: null, figures, popularPost: null },
    }
  },
}

/** The service itself: its authorization server, and the figures behind it. */
export async function openClub({ accessSeconds }: { accessSeconds?: number } = {}) {
  const oauth = await openOAuth({
    services: [
      { service: 'club', title: 'Sailing Club', connect: clubConnectOf(clubConnector), client: CLUB_CLIENT },
    ],
    isAutomatic: true,
    ...(accessSeconds === undefined ? {} : { accessSeconds }),
  })
  /** Changed by tests. */
  const club = {
    accounts: [
      { id: '1', name: 'Harbour', host: 'joes.fixture' as string | null },
      { id: '2', name: 'River', host: null },
    ],
    members: 12,
    /** Access tokens that are refused. */
    refused: new Set<string>(),
    /** In place of its own answers. */
    answer: null as { status: number; headers?: Record<string, string> } | null,
    /** Milliseconds before each answer. */
    waitMs: 0,
    /** Percent of the account's quota that an answer says is used; `null`: it says nothing. */
    accountQuota: null as number | null,
    /** Access tokens of all requests, in order. */
    tokens: [] as string[],
  }
  const server = await startWebServer(
    (path) => async (request, response) => {
      const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
      club.tokens.push(token)
      const isRefused = token === '' || club.refused.has(token)
      const body =
        path === '/accounts'
          ? club.accounts
          : { name: club.accounts.find(({ id }) => path.endsWith(id))?.name ?? '', members: club.members }
      const { answer, accountQuota } = club
      const status = isRefused ? 401 : (answer?.status ?? 200)
      if (club.waitMs > 0) await wait(club.waitMs)
      response.writeHead(status, {
        'content-type': 'application/json',
        ...(accountQuota === null ? {} : { 'x-account-used': String(accountQuota) }),
        ...answer?.headers,
      })
      response.end(JSON.stringify(body))
    },
    { host: '127.0.0.1' },
  )
  return {
    club,
    oauth,
    values: { CLUB_ID: CLUB_CLIENT.id, CLUB_SECRET: CLUB_CLIENT.secret },
    endpoints: { club: server.origin, clubAuth: oauth.origin },
    async close() {
      await server.close()
      await oauth.close()
    },
  }
}

function clubConnectOf({ connect }: Connector) {
  if (!connect) throw new Error('the club is connected by OAuth')
  return connect
}
