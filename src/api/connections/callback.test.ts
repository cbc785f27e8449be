import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Connector } from '#connectors/connector.ts'
import { authorizationAddress, newVerifier, type OAuthClient } from '#net/oauth.ts'
import { openPartnerDoor } from '#net/partner-door.ts'
import { connectionAttempts, connections, serviceStates } from '#store/schema/connections.ts'
import { addWebsite } from '#store/websites.ts'
import { NO_SERVICES, ORIGIN, testApi, type TestApi } from '#support/api.ts'
import { CLUB_CLIENT, clubConnector, openClub } from '#support/club.ts'
import { followUntil } from '#support/oidc-server.ts'
import { until } from '#support/until.ts'
import { startWebServer, type WebAnswer, type WebServer } from '#support/web-server.ts'
import { callbackAddress } from './callback.ts'

const startShape = z.object({ url: z.string() })
const PAGE = '/profile/online-presence?service=club&outcome='
const OURS = callbackAddress(ORIGIN, 'club')
const THEIRS = callbackAddress('https://evil.fixture', 'club')
/** Milliseconds in which the club has to answer here. */
const SHORT_MS = 800
/** Milliseconds in which the owner has an answer, and those that a service has for exchanging a code (connectors, 2.2). */
const [ANSWER_MS, EXCHANGE_MS] = [20_000, 15_000]

type Club = Awaited<ReturnType<typeof openClub>>

/** An owner at the beginning, with what they do in their browser. */
async function ownerOf(api: TestApi) {
  const made = await api.owner()
  await addWebsite(api.db, { ownerId: made.id, address: 'https://joes.fixture/' })
  return {
    ...made,
    /** The service's page to which the owner is sent. */
    begin: async (headers: Record<string, string> = {}) =>
      new URL(startShape.parse((await made.post('/connections/club/start', {}, headers)).body).url),
    /** Where the answer of the service leads to. */
    arrive: async (search: string, headers: Record<string, string> = {}) =>
      (await made.get(`/connections/club/callback${search}`, headers)).headers.get('location'),
  }
}

/** Allows on the service's page, and gives the query with which the browser is sent back. */
const allowed = async (page: URL, back = OURS): Promise<string> =>
  new URL(await followUntil(page.href, back)).search

const withParameter = (page: URL, name: string, value: string): URL => {
  const changed = new URL(page)
  changed.searchParams.set(name, value)
  return changed
}

const codeOf = (search: string): string => new URLSearchParams(search).get('code') ?? ''

function withCode(search: string, code: string): string {
  const changed = new URLSearchParams(search)
  changed.set('code', code)
  return `?${changed.toString()}`
}

/** A challenge of a verifier that nobody here keeps. */
async function otherChallenge(origin: string): Promise<string> {
  const { id, secret } = CLUB_CLIENT
  const client: OAuthClient = {
    id,
    secret,
    secretIn: 'header',
    authorizeUrl: `${origin}/login/authorize`,
    tokenBase: origin,
    tokenPath: '/login/token',
    door: openPartnerDoor({ base: origin, userAgent: 'Fettle/test' }),
  }
  const asked = { redirectUri: OURS, state: 'x', scope: '', verifier: newVerifier(), parameters: {} }
  return new URL(await authorizationAddress(client, asked)).searchParams.get('code_challenge') ?? ''
}

const apiWith = (
  connector: Connector,
  { values, endpoints }: Pick<Club, 'values'> & { endpoints: Readonly<Record<string, string>> },
) => testApi({}, { ...NO_SERVICES, connections: { values, endpoints }, connectors: [connector] })

describe('the answer of a service that was asked for a permission', () => {
  let api: TestApi
  let club: Club
  before(async () => {
    club = await openClub()
    api = await apiWith(clubConnector, club)
  })
  after(async () => {
    await api.close()
    await club.close()
  })
  beforeEach(async () => {
    club.oauth.told.length = 0
    await api.db.delete(connections)
    await api.db.delete(connectionAttempts)
  })
  const linked = () => api.db.$count(connections)
  const REFUSED = [{ grant: 'authorization_code', isGiven: false }]

  it('O02 links no account where the verifier is not that of the page', async () => {
    const mia = await ownerOf(api)
    const page = await mia.begin()
    const other = withParameter(page, 'code_challenge', await otherChallenge(club.oauth.origin))
    assert.notEqual(other.href, page.href)
    assert.equal(await mia.arrive(await allowed(other)), `${PAGE}failed`)
    assert.deepEqual([await linked(), club.oauth.told], [0, REFUSED])
  })

  it('O02 links no account with the code of another attempt, and none with one that was used', async () => {
    const mia = await ownerOf(api)
    const max = await ownerOf(api)
    const foreign = codeOf(await allowed(await max.begin()))
    const own = await allowed(await mia.begin())
    assert.equal(await mia.arrive(withCode(own, foreign)), `${PAGE}failed`)
    assert.deepEqual([await linked(), club.oauth.told], [0, REFUSED])
    const good = await allowed(await mia.begin())
    assert.equal(await mia.arrive(good), `${PAGE}connected`)
    const again = await allowed(await max.begin())
    assert.equal(await max.arrive(withCode(again, codeOf(good))), `${PAGE}failed`)
    assert.equal(await linked(), 1)
  })

  it('says nothing of the service where the browser brings no code, several, or the name of another service', async () => {
    const mia = await ownerOf(api)
    for (const change of ['', '&code=1&code=2', '&code=1&iss=https://evil.fixture']) {
      await api.db.delete(serviceStates)
      const state = (await mia.begin()).searchParams.get('state') ?? ''
      assert.equal(await mia.arrive(`?state=${state}${change}`), `${PAGE}failed`)
      assert.deepEqual(await api.db.select().from(serviceStates), [], change)
    }
    assert.deepEqual(club.oauth.told, [])
  })

  it('asks the service whether it knows the code, whatever else the browser brings', async () => {
    const mia = await ownerOf(api)
    await api.db.delete(serviceStates)
    for (const more of ['response=1', 'state=another', 'id_token=1']) {
      const state = (await mia.begin()).searchParams.get('state') ?? ''
      assert.equal(await mia.arrive(`?code=1&state=${state}&${more}`), `${PAGE}failed`)
      assert.deepEqual(club.oauth.told.splice(0), REFUSED, more)
    }
    assert.deepEqual(await api.db.select().from(serviceStates), [])
  })

  it('keeps the account that the owner chose while the list of accounts was still to come', async () => {
    const mia = await ownerOf(api)
    const search = await allowed(await mia.begin())
    club.club.waitMs = 300
    club.club.tokens.length = 0
    const arrived = mia.arrive(search)
    await until('the list is asked for', () => club.club.tokens.length === 1)
    await api.db.update(connections).set({ accountId: '2', accountLabel: 'River' })
    assert.equal(await arrived, `${PAGE}choose`)
    club.club.waitMs = 0
    const [row] = await api.db.select({ id: connections.accountId }).from(connections)
    assert.equal(row?.id, '2')
  })

  it('O08 refuses to begin with another return address, and keeps no attempt', async () => {
    const mia = await ownerOf(api)
    for (const name of ['redirectUri', 'redirect_uri', 'callbackURL', 'returnTo', 'next'])
      assert.equal((await mia.post('/connections/club/start', { [name]: THEIRS })).status, 422, name)
    assert.equal(await api.db.$count(connectionAttempts), 0)
  })

  it('O08 sends the registered return address, whatever host and query the request names', async () => {
    const mia = await ownerOf(api)
    const named = { host: 'evil.fixture', 'x-forwarded-host': 'evil.fixture', 'x-forwarded-proto': 'http' }
    const page = await mia.begin(named)
    assert.equal(page.searchParams.get('redirect_uri'), OURS)
    const query = `?redirect_uri=${encodeURIComponent(THEIRS)}`
    const { body } = await mia.post(`/connections/club/start${query}`)
    assert.ok(!JSON.stringify(body).includes('evil'), JSON.stringify(body))
    // The service refuses a code for which another address is named than at the beginning.
    assert.equal(await mia.arrive(await allowed(page), named), `${PAGE}connected`)
  })

  it('O08 links no account with a code that was sent to another host', async () => {
    const mia = await ownerOf(api)
    const caught = await allowed(withParameter(await mia.begin(), 'redirect_uri', THEIRS), THEIRS)
    assert.equal(await mia.arrive(caught), `${PAGE}failed`)
    assert.deepEqual([await linked(), club.oauth.told], [0, REFUSED])
  })
})

describe('a service that does not answer as it should when a code is exchanged', () => {
  let api: TestApi
  let club: Club
  let tokens: WebServer
  let inside: WebServer
  let answer: WebAnswer
  let isListed = true
  let isChoosing = false
  let isComplete = true
  let choosing = Promise.resolve()
  before(async () => {
    club = await openClub()
    inside = await startWebServer(() => ({ body: '{}' }))
    tokens = await startWebServer(() => answer, { host: '127.0.0.1' })
    const { connect } = clubConnector
    assert.ok(connect)
    const connector: Connector = {
      ...clubConnector,
      endpoints: { ...clubConnector.endpoints, clubToken: 'https://club.fixture' },
      limits: { requestMs: SHORT_MS },
      connect: {
        ...connect,
        token: { ...connect.token, endpoint: 'clubToken' },
        complete: async (_, grant) =>
          isComplete ? { ok: true, data: grant } : new Promise<never>(() => undefined),
        accounts: (...asked) => (isListed ? connect.accounts(...asked) : new Promise(() => undefined)),
        choose: async (_, grant) => {
          isChoosing = true
          await choosing
          return { ok: true, data: grant }
        },
      },
    }
    api = await apiWith(connector, {
      ...club,
      endpoints: { ...club.endpoints, clubToken: tokens.origin },
    })
  })
  after(async () => {
    await api.close()
    await Promise.all([club.close(), tokens.close(), inside.close()])
  })
  /** Where the owner is sent after this answer to the code. */
  const arrival = async (next: WebAnswer) => {
    answer = next
    const mia = await ownerOf(api)
    const state = (await mia.begin()).searchParams.get('state') ?? ''
    return mia.arrive(`?code=1&state=${state}`)
  }

  const given = JSON.stringify({ access_token: 'a', token_type: 'bearer', scope: 'members posts' })
  const json = { 'content-type': 'application/json' }
  const late: WebAnswer = (_, response) =>
    void wait(SHORT_MS * 4, null, { ref: false }).then(() => response.end(given))
  const drip: WebAnswer = (_, response) => {
    response.writeHead(200, json)
    const timer = setInterval(() => response.write(' '), SHORT_MS / 10)
    response.once('close', () => clearInterval(timer))
  }
  const wrong: Readonly<Record<string, () => WebAnswer>> = {
    HTML: () => '<html>Welcome</html>',
    'HTML that says it is JSON': () => ({ headers: json, body: '<html>Welcome</html>' }),
    '10 MB': () => ({ headers: json, body: given.padEnd(10 * 1024 * 1024) }),
    'a redirect to a private address': () => ({ status: 302, headers: { location: `${inside.origin}/` } }),
    'an answer that comes late': () => late,
    'an answer without an end': () => drip,
  }
  for (const [what, answerOf] of Object.entries(wrong))
    it(`O07 links no account, and says so calmly and in time: ${what}`, async () => {
      const [before, from] = [tokens.requests.length, performance.now()]
      assert.equal(await arrival(answerOf()), `${PAGE}failed`)
      assert.ok(performance.now() - from < SHORT_MS * 4, 'it was waited for longer than the limit')
      assert.deepEqual([tokens.requests.length - before, inside.requests.length], [1, 0])
      assert.deepEqual([await api.db.$count(connections), api.faults], [0, []])
    })

  it('O07 links the account where the same answer is short and comes in time', async () => {
    assert.equal(await arrival({ headers: json, body: given }), `${PAGE}connected`)
  })

  it('keeps the account that the owner chose while another was being chosen', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    choosing = promise
    isChoosing = false
    await api.db.delete(connections)
    const arrived = arrival({ headers: json, body: given })
    await until('an account is being chosen', () => isChoosing)
    await api.db.update(connections).set({ accountId: '2', accountLabel: 'River' })
    resolve()
    assert.equal(await arrived, `${PAGE}choose`)
    const [row] = await api.db.select({ id: connections.accountId }).from(connections)
    assert.equal(row?.id, '2')
  })

  it('O07 links no account, in time, where what a service is asked for the whole grant does not come', async () => {
    isComplete = false
    const [before, from] = [await api.db.$count(connections), performance.now()]
    assert.equal(await arrival({ headers: json, body: given }), `${PAGE}failed`)
    assert.ok(performance.now() - from < SHORT_MS * 4, 'it was waited for longer than the limit')
    assert.equal(await api.db.$count(connections), before)
    isComplete = true
  })

  it('O07 lets the owner choose the account later where the list of accounts does not come', async () => {
    isListed = false
    const [before, from] = [await api.db.$count(connections), performance.now()]
    assert.equal(await arrival({ headers: json, body: given }), `${PAGE}choose`)
    assert.ok(performance.now() - from < ANSWER_MS - EXCHANGE_MS, 'with the exchange it would be too late')
    assert.equal(await api.db.$count(connections), before + 1)
  })
})
