import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ConnectOutcome } from '#core/connections/outcomes.ts'
import type { Connect, Selectable } from '#connectors/connect.ts'
import type { Connector } from '#connectors/connector.ts'
import type { ConnectorContext, Grant, ReadResult } from '#connectors/context.ts'
import { authorizationAddress, exchangeCode, isOfAnotherIssuer, newState, newVerifier } from '#net/oauth.ts'
import { callConnector } from './call-connector.ts'
import { doorLimits } from './contexts.ts'
import { clientOf, firstGrant } from './oauth-client.ts'
import { type ReadingSettings, withAccess } from './reading.ts'
import type { Attempt, OwnedConnection } from './store.ts'

/** How an owner begins a connection. */
export interface StartRequest {
  ownerId: string
  redirectUri: string
  /** The check on whose page it begins; `null`: somewhere else. */
  check: string | null
}

/** The answer of a service's page, as the owner's browser brought it. */
export interface Callback {
  ownerId: string
  redirectUri: string
  /** The query of the address, with its question mark. */
  search: string
}

/** How the owner came back. */
export interface Finished {
  outcome: ConnectOutcome
  /** The check on whose page it began; `null`: unknown, or somewhere else. */
  check: string | null
}

const hashOf = (state: string): string => createHash('sha256').update(state).digest('hex')

/** The address of the service's page at which the owner gives permission. */
export function startConnecting(
  settings: ReadingSettings,
  connector: Connector,
  { ownerId, redirectUri, check }: StartRequest,
): Promise<ReadResult<string>> {
  const connect = oauthOf(connector)
  return callQuietly(settings, connector, async (context) => {
    const { scopes, authorize } = connect
    const state = newState()
    const verifier = newVerifier()
    const url = await authorizationAddress(clientOf(context, connect), {
      redirectUri,
      state,
      scope: scopes.join(authorize.scopeSeparator ?? ' '),
      verifier: authorize.pkce ? verifier : null,
      parameters: authorize.parameters?.(context) ?? {},
    })
    await settings.store.saveAttempt(hashOf(state), { ownerId, service: connector.id, verifier, check })
    return { ok: true, data: url }
  })
}

/** Takes the answer of the service's page: exchanges its code, stores the grant, and chooses the account where there is one to choose. */
export async function finishConnecting(
  settings: ReadingSettings,
  connector: Connector,
  callback: Callback,
): Promise<Finished> {
  const { store, now } = settings
  const connect = oauthOf(connector)
  const url = new URL(`${callback.redirectUri}${callback.search}`)
  const state = url.searchParams.get('state') ?? ''
  const wanted = { ownerId: callback.ownerId, service: connector.id, at: now() }
  const attempt = await store.useAttempt(hashOf(state), wanted)
  const { check } = attempt
  if (attempt.kind === 'unknown') return { outcome: 'expired', check }
  if (attempt.kind !== 'open') return { outcome: attempt.kind, check }
  const error = url.searchParams.get('error')
  if (error !== null) return { outcome: REFUSALS.has(error) ? 'refused' : 'failed', check }
  // The service has done nothing wrong where the browser brings something else.
  if (!(await bringsCode(settings, connector, url))) return { outcome: 'failed', check }
  const granted = await callConnector(settings, connector, (context) =>
    Promise.race([
      grantFor({ context, connect, attempt, url, state, redirectUri: callback.redirectUri }),
      wait(doorLimits(connector, connect.token.endpoint).requestMs, NO_ANSWER, { ref: false }),
    ]),
  )
  if (!granted.ok)
    return { outcome: granted.failure.kind === 'permission' ? 'missing_permission' : 'failed', check }
  await store.connect({ ownerId: callback.ownerId, service: connector.id }, granted.data, now())
  const outcome = await Promise.race([
    chooseForOwner(settings, connector, callback.ownerId),
    wait(CHOOSING_MS, 'choose' as const, { ref: false }),
  ])
  return { outcome, check }
}

/** All that a service is asked for a whole grant has the time of one answer. */
const NO_ANSWER: ReadResult<never> = { ok: false, failure: { kind: 'vendor_down' } }
/**
 * How long the owner's browser waits for the list of accounts, whose requests are repeated when no answer comes; the page of the accounts asks for
 * it again. With the 15 s of the exchange it stays below the 20 s in which an owner has an answer (O07).
 */
const CHOOSING_MS = 4_000

/** What services send where a person says no. */
const REFUSALS: ReadonlySet<string> = new Set(['access_denied', 'user_cancelled_login', 'user_denied'])

/** Whether a callback brings one code, from the service that was asked. */
async function bringsCode(settings: ReadingSettings, connector: Connector, url: URL): Promise<boolean> {
  if (url.searchParams.getAll('code').length !== 1) return false
  const asked = await callQuietly(settings, connector, async (context) => {
    const isOther = isOfAnotherIssuer(clientOf(context, oauthOf(connector)), url)
    return { ok: true, data: !isOther }
  })
  return asked.ok && asked.data
}

interface Exchange {
  context: ConnectorContext
  connect: Connect
  attempt: Attempt
  url: URL
  state: string
  redirectUri: string
}

async function grantFor(exchange: Exchange): Promise<ReadResult<Grant>> {
  const { context, connect } = exchange
  const first = await exchanged(exchange)
  const grant = first.ok && connect.complete ? await connect.complete(context, first.data) : first
  if (!grant.ok) return grant
  const needed = connect.neededScopes ?? connect.scopes
  if (needed.every((scope) => grant.data.scopes.includes(scope))) return grant
  // What was allowed is of no use, so it is given back.
  await connect.revoke?.(context, grant.data)
  return { ok: false, failure: { kind: 'permission' } }
}

const LONGEST_EXTRA = 200

async function exchanged({
  context,
  connect,
  attempt,
  url,
  state,
  redirectUri,
}: Exchange): Promise<ReadResult<Grant>> {
  const extra = Object.fromEntries(
    (connect.callbackExtra ?? []).flatMap((name) => {
      const value = url.searchParams.get(name)
      return value === null ? [] : [[name, value.slice(0, LONGEST_EXTRA)]]
    }),
  )
  if (connect.exchange) {
    const code = url.searchParams.get('code') ?? ''
    const grant = await connect.exchange(context, { code, redirectUri })
    return grant.ok ? { ok: true, data: { ...grant.data, extra: { ...extra, ...grant.data.extra } } } : grant
  }
  const verifier = connect.authorize.pkce ? attempt.verifier : null
  const answer = await exchangeCode(clientOf(context, connect), { callback: url, state, verifier })
  if (!answer.ok) return answer
  return { ok: true, data: firstGrant(answer.tokens, { asked: connect.scopes, extra, now: context.now() }) }
}

/** The accounts that the owner's permission reaches. */
export async function accountsReached(
  settings: ReadingSettings,
  connector: Connector,
  connection: OwnedConnection,
): Promise<ReadResult<Selectable[]>> {
  const connect = oauthOf(connector)
  const tagIds = await settings.store.tagIdsOf(connection.ownerId)
  return withAccess(settings, { connector, connection }, (context, { grant, siteHost }) =>
    grant ? connect.accounts(context, grant, { siteHost, tagIds }) : Promise.resolve(NO_GRANT),
  )
}

const NO_GRANT: ReadResult<never> = { ok: false, failure: { kind: 'reauth' } }

/** Chooses an account by its id, if the permission reaches it. */
export async function chooseReached(
  settings: ReadingSettings,
  connector: Connector,
  { connection, accountId }: { connection: OwnedConnection; accountId: string },
): Promise<ReadResult<Selectable>> {
  const reached = await accountsReached(settings, connector, connection)
  if (!reached.ok) return reached
  const account = reached.data.find(({ id, refusal }) => id === accountId && refusal === undefined)
  if (!account) return { ok: false, failure: { kind: 'not_found' } }
  return chosen(settings, connector, { connection, account })
}

async function chosen(
  settings: ReadingSettings,
  connector: Connector,
  {
    connection,
    account,
    isStillWanted = async () => true,
  }: { connection: OwnedConnection; account: Selectable; isStillWanted?: () => Promise<boolean> },
): Promise<ReadResult<Selectable>> {
  const { choose } = oauthOf(connector)
  const { id, label } = account
  const grant = choose
    ? await withAccess(settings, { connector, connection }, (context, access) =>
        access.grant ? choose(context, access.grant, id) : Promise.resolve(NO_GRANT),
      )
    : null
  if (grant && !grant.ok) return grant
  if (!(await isStillWanted())) return { ok: false, failure: { kind: 'needs_selection' } }
  await settings.store.chooseAccount(connection.id, { id, label }, grant?.data ?? null)
  return { ok: true, data: account }
}

/** The account chosen before, where it is still reached; else the only one that is suggested; else the owner chooses. */
async function chooseForOwner(
  settings: ReadingSettings,
  connector: Connector,
  ownerId: string,
): Promise<ConnectOutcome> {
  const connection = await settings.store.connectionOf(ownerId, connector.id)
  if (!connection) return 'expired'
  const reached = await accountsReached(settings, connector, connection)
  if (!reached.ok) return 'choose'
  // The owner may choose on the page meanwhile (CHOOSING_MS): that stays.
  const isStillWanted = async (): Promise<boolean> => {
    const now = await settings.store.connectionOf(ownerId, connector.id)
    return now !== null && now.account?.id === connection.account?.id
  }
  if (!(await isStillWanted())) return 'choose'
  const open = reached.data.filter(({ refusal }) => refusal === undefined)
  const suggested = open.filter(({ isSuggested }) => isSuggested)
  const before = open.find(({ id }) => id === connection.account?.id)
  const account = before ?? (suggested.length === 1 ? suggested[0] : undefined)
  if (account) {
    const result = await chosen(settings, connector, { connection, account, isStillWanted })
    return result.ok ? 'connected' : 'choose'
  }
  if (connection.account) await settings.store.unchooseAccount(connection.id)
  return reached.data.length === 0 ? 'no_account' : 'choose'
}

/** Takes the permission back at the service, as far as that works, and deletes the connection. `false`: there was none. */
export async function endConnection(
  settings: ReadingSettings,
  connector: Connector,
  ownerId: string,
): Promise<boolean> {
  const { store } = settings
  const connection = await store.connectionOf(ownerId, connector.id)
  const revoke = connector.connect?.revoke
  if (connection && revoke)
    await callQuietly(settings, connector, async (context) => {
      const grant = await store.grantOf(connection.id)
      return grant ? revoke(context, grant) : { ok: true, data: null }
    })
  return store.disconnect(ownerId, connector.id)
}

/** {@link callConnector} without a note of how the service is doing. */
const callQuietly: typeof callConnector = (settings, connector, work) =>
  callConnector({ ...settings, notes: { noteState: async () => undefined } }, connector, work)

function oauthOf({ id, connect }: Connector): Connect {
  if (!connect) throw new Error(`${id} is not connected by OAuth`)
  return connect
}
