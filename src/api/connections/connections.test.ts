import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { exportOf } from '#store/export.ts'
import {
  connectionAttempts,
  connectionNumbers,
  connectionResults,
  connections,
} from '#store/schema/connections.ts'
import { addWebsite } from '#store/websites.ts'
import { ORIGIN, type TestApi } from '#support/api.ts'
import { type ClubApi, openClubApi } from '#support/club-api.ts'
import { followUntil } from '#support/oidc-server.ts'
import { connectionCalls } from '../contract/connections.ts'

const listShape = connectionCalls['GET /connections'].answer
const accountsShape = connectionCalls['GET /connections/{service}/accounts'].answer
const startShape = z.object({ url: z.string() })
const PLACE = '/profile/online-presence?service=club&outcome='

/** The address below `/api` to which the service sends the browser back. */
const allow = async (url: string) => (await followUntil(url, ORIGIN)).slice(`${ORIGIN}/api`.length)

const choices = (from: number) =>
  Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`choice${from + index}`, 'yes']))

describe('connecting an account', () => {
  let api: TestApi
  let service: ClubApi['service']
  let club: ClubApi
  before(async () => {
    club = await openClubApi()
    ;({ api, service } = club)
  })
  after(() => club.close())
  beforeEach(() => {
    Object.assign(service.oauth.answer, { kind: 'allow', unticked: [] })
    service.club.accounts = [
      { id: '1', name: 'Harbour', host: 'joes.fixture' },
      { id: '2', name: 'River', host: null },
    ]
    service.oauth.told.length = 0
  })

  async function owner() {
    const made = await api.owner()
    await addWebsite(api.db, { ownerId: made.id, address: 'https://joes.fixture/' })
    const begin = async () => startShape.parse((await made.post('/connections/club/start')).body).url
    const arrive = async (path: string) => (await made.get(path)).headers.get('location') ?? ''
    return {
      ...made,
      begin,
      allow,
      arrive,
      connect: async () => arrive(await allow(await begin())),
      shown: async () => listShape.parse((await made.get('/connections')).body).connections[0],
      run: () => api.services.connections.run(made.id, { service: 'club', read: 'members', input: {} }),
      row: async () => {
        const [row] = await api.db.select().from(connections).where(eq(connections.ownerId, made.id))
        return row
      },
    }
  }

  it('leads to the service and back, chooses the account of the website, and reads it', async () => {
    const mia = await owner()
    assert.equal((await mia.shown())?.state, 'not_connected')
    assert.equal(await mia.connect(), `${PLACE}connected`)
    const shown = await mia.shown()
    assert.deepEqual([shown?.state, shown?.account, shown?.mode], ['connected', 'Harbour', 'live'])
    assert.deepEqual(await mia.run(), { ok: true, data: { name: 'Harbour', members: 12 } })
    assert.notEqual((await mia.shown())?.lastReadAt, null)
  })

  it('asks for nothing that is fresh', async () => {
    const mia = await owner()
    await mia.connect()
    await mia.run()
    const asked = service.club.tokens.length
    assert.ok((await mia.run()).ok)
    assert.equal(service.club.tokens.length, asked)
  })

  it('asks once where two want the same at the same time', async () => {
    const mia = await owner()
    await mia.connect()
    const asked = service.club.tokens.length
    const answers = await Promise.all([mia.run(), mia.run()])
    assert.deepEqual(answers[0], answers[1])
    assert.equal(service.club.tokens.length, asked + 1)
  })

  it('lets the owner choose where none or several accounts belong to the website', async () => {
    const mia = await owner()
    service.club.accounts = service.club.accounts.map((one) => ({ ...one, host: null }))
    assert.equal(await mia.connect(), `${PLACE}choose`)
    assert.equal((await mia.shown())?.state, 'needs_selection')
    const { accounts } = accountsShape.parse((await mia.get('/connections/club/accounts')).body)
    assert.deepEqual(
      accounts.map(({ label }) => label),
      ['Harbour', 'River'],
    )
    assert.equal((await mia.put('/connections/club/account', { id: '3' })).status, 422)
    assert.equal((await mia.put('/connections/club/account', { id: '2' })).status, 200)
    assert.equal((await mia.shown())?.account, 'River')
  })

  it('deletes what was read from an account when another one is chosen', async () => {
    const mia = await owner()
    await mia.connect()
    await mia.run()
    await mia.put('/connections/club/choices', { choices: { confirmed: 'yes' } })
    await mia.put('/connections/club/account', { id: '2' })
    const { id = '', choices } = (await mia.row()) ?? {}
    assert.deepEqual(choices, {})
    for (const table of [connectionResults, connectionNumbers])
      assert.deepEqual(await api.db.select().from(table).where(eq(table.connectionId, id)), [])
  })

  it('says why no account could be chosen, and of a service that answered not that it did not', async () => {
    const mia = await owner()
    await mia.connect()
    const refusals: string[] = []
    for (const status of [402, 403, 429]) {
      service.club.answer = { status, headers: { 'retry-after': '3600' } }
      const { body } = await mia.put('/connections/club/account', { id: '2' })
      refusals.push(z.object({ message: z.string() }).parse(body).message)
    }
    service.club.answer = null
    assert.deepEqual(refusals, [
      'Sailing Club isn’t working here. Whoever runs Fettle can see why.',
      'Sailing Club no longer accepts Fettle’s permission. Connect it again.',
      'Sailing Club has reached its limit for now. Try again later.',
    ])
  })

  it('keeps no more choices than one call may have', async () => {
    const mia = await owner()
    await mia.connect()
    const choose = (from: number) => mia.put('/connections/club/choices', { choices: choices(from) })
    assert.deepEqual([(await choose(0)).status, (await choose(0)).status], [200, 200])
    assert.equal((await choose(1)).status, 422)
    assert.deepEqual((await mia.row())?.choices, choices(0))
  })

  it('says when the permission reaches no account', async () => {
    const mia = await owner()
    service.club.accounts = []
    assert.equal(await mia.connect(), `${PLACE}no_account`)
  })

  it('O03 comes back calmly when the owner says no', async () => {
    const mia = await owner()
    service.oauth.answer.kind = 'refuse'
    assert.equal(await mia.connect(), `${PLACE}refused`)
    assert.equal((await mia.shown())?.state, 'not_connected')
  })

  it('O04 stores nothing when a needed permission is unticked, and does without another', async () => {
    const mia = await owner()
    service.oauth.answer.unticked = ['members']
    assert.equal(await mia.connect(), `${PLACE}missing_permission`)
    assert.equal(await mia.row(), undefined)
    service.oauth.answer.unticked = ['posts']
    assert.equal(await mia.connect(), `${PLACE}connected`)
    assert.deepEqual((await mia.row())?.scopes, ['members'])
  })

  it('comes back to the page of the check on which it began, whatever came of it', async () => {
    const mia = await owner()
    const from = async (check: string) => {
      const { body } = await mia.post('/connections/club/start', { check })
      return mia.arrive(await mia.allow(startShape.parse(body).url))
    }
    const page = '/social-media/facebook?service=club&outcome='
    service.oauth.answer.kind = 'refuse'
    assert.equal(await from('facebook'), `${page}refused`)
    service.oauth.answer.kind = 'allow'
    assert.equal(await from('facebook'), `${page}connected`)
    // Checks that it does not fill, and none.
    for (const check of ['ssl', '//evil.fixture']) assert.equal(await from(check), `${PLACE}connected`)
  })

  it('O01 takes an answer once', async () => {
    const mia = await owner()
    const path = await mia.allow(await mia.begin())
    assert.equal(await mia.arrive(path), `${PLACE}connected`)
    assert.equal(await mia.arrive(path), `${PLACE}used`)
    assert.equal(service.oauth.told.length, 1)
  })

  it('O01 takes no forged, late or foreign answer, and none after disconnecting', async () => {
    const mia = await owner()
    for (const query of ['', '?state=forged&code=1', '?state=a&state=b', '?error=access_denied'])
      assert.equal(await mia.arrive(`/connections/club/callback${query}`), `${PLACE}expired`)
    const late = await mia.allow(await mia.begin())
    await api.db.update(connectionAttempts).set({ createdAt: new Date(Date.now() - 11 * 60_000) })
    assert.equal(await mia.arrive(late), `${PLACE}expired`)
    const max = await owner()
    const foreign = await max.allow(await max.begin())
    assert.equal(await mia.arrive(foreign), `${PLACE}other_owner`)
    assert.equal(await max.arrive(foreign), `${PLACE}used`)
    await mia.connect()
    const begun = await mia.allow(await mia.begin())
    await mia.call('DELETE', '/connections/club', {})
    assert.equal(await mia.arrive(begun), `${PLACE}expired`)
    assert.deepEqual([await mia.row(), await max.row()], [undefined, undefined])
  })

  it('O02 refuses an answer that names another issuer', async () => {
    const mia = await owner()
    const path = await mia.allow(await mia.begin())
    const mixed = path.replace(/iss=[^&]*/u, `iss=${encodeURIComponent('https://evil.fixture')}`)
    assert.notEqual(mixed, path)
    assert.equal(await mia.arrive(mixed), `${PLACE}failed`)
    assert.deepEqual(service.oauth.told, [])
  })

  it('asks to sign in first, and leads to no other website', async () => {
    const mia = await owner()
    const path = await mia.allow(await mia.begin())
    const answer = await api.visitor().get(`${path}&next=https://evil.fixture`)
    const to = new URL(answer.headers.get('location') ?? '', ORIGIN)
    assert.deepEqual([to.origin, to.pathname], [ORIGIN, '/login'])
    assert.equal(to.searchParams.get('next'), `${PLACE}signed_out`)
  })

  it('disconnects at the service and here, and leaves nothing', async () => {
    const mia = await owner()
    await mia.connect()
    await mia.run()
    const { id = '' } = (await mia.row()) ?? {}
    const before = service.oauth.revoked.length
    assert.equal((await mia.call('DELETE', '/connections/club', {})).status, 200)
    assert.equal(await mia.row(), undefined)
    assert.deepEqual(
      await api.db.select().from(connectionNumbers).where(eq(connectionNumbers.connectionId, id)),
      [],
    )
    assert.equal(service.oauth.revoked.length, before + 1)
    assert.equal((await mia.call('DELETE', '/connections/club', {})).status, 404)
  })

  it('keeps account and figures when the same account is connected again', async () => {
    const mia = await owner()
    await mia.connect()
    await mia.run()
    const before = await mia.row()
    assert.equal(await mia.connect(), `${PLACE}connected`)
    const now = await mia.row()
    assert.deepEqual([now?.id, now?.accountId], [before?.id, before?.accountId])
    assert.equal(await api.db.$count(connectionNumbers, eq(connectionNumbers.connectionId, now?.id ?? '')), 1)
  })

  it('exports what was read, and never the grant', async () => {
    const mia = await owner()
    await mia.connect()
    await mia.run()
    const row = await mia.row()
    const parts: string[] = []
    for (const { name, rows } of await exportOf(api.db, mia.id))
      for await (const batch of rows) parts.push(`${name} ${JSON.stringify(batch)}`)
    const text = parts.join('\n')
    assert.match(text, /"metric":"members"/u)
    assert.match(text, /"accountLabel":"Harbour"/u)
    assert.ok(row?.grant && !text.includes(row.grant))
    assert.ok(!text.includes(service.club.tokens.at(-1) ?? 'no token'))
  })

  it('keeps no token readable, and sends none to the browser', async () => {
    const mia = await owner()
    await mia.connect()
    const token = service.club.tokens.at(-1) ?? ''
    const list = await mia.get('/connections')
    assert.ok(token.length > 20)
    assert.ok(!JSON.stringify(await mia.row()).includes(token) && !list.text.includes(token))
    assert.deepEqual(api.faults, [])
  })

  it('A01 shows and changes nobody else’s connection', async () => {
    const mia = await owner()
    await mia.connect()
    const max = await owner()
    assert.equal((await max.shown())?.state, 'not_connected')
    assert.equal((await max.get('/connections/club/accounts')).status, 404)
    assert.equal((await max.put('/connections/club/account', { id: '2' })).status, 404)
    assert.equal((await max.call('DELETE', '/connections/club', {})).status, 404)
    assert.equal((await mia.shown())?.account, 'Harbour')
  })
})
