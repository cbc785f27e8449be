import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { aConnection } from '#support/connection-view.ts'
import { connectorContext } from '#support/connector-context.ts'
import { grantOf, readerOf } from '#support/graph-reading.ts'
import { startWebServer } from '#support/web-server.ts'
import { INSTAGRAM_APP, openGraph } from '#stand-ins/graph.ts'
import { BUSY_ACCOUNT, HARBOUR_ACCOUNT, QUILTS_ACCOUNT } from '#stand-ins/graph.data.ts'
import { graphError } from '#stand-ins/graph-checks.ts'
import type { ConnectorContext } from '../context.ts'
import { connector } from './connector.ts'
import { instagramItems, instagramProfile } from './schema.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const HARBOUR = { id: HARBOUR_ACCOUNT.id, label: '@harbour.cafe' }
const TOKEN = 'long-person-harbour'

let graph: Awaited<ReturnType<typeof openGraph>>
let context: ConnectorContext
const contextWith = (endpoints: Record<string, string> = {}) =>
  connectorContext({
    endpoints: { ...graph.endpoints, ...endpoints },
    secrets: { INSTAGRAM_APP_ID: INSTAGRAM_APP.id, INSTAGRAM_APP_SECRET: INSTAGRAM_APP.secret },
  })
const read = readerOf(connector, () => context)
const itemsAfter = async (token = TOKEN, account = HARBOUR) => {
  const result = await read('media', token, account)
  assert.ok(result.ok, JSON.stringify(result))
  return instagramItems.parse(result.data)
}

/** Each test has a service of its own. */
function serveEach(): void {
  beforeEach(async () => {
    graph = await openGraph({ now: () => NOW })
    context = contextWith()
  })
  afterEach(() => graph.close())
}

const postsOn = (on: string) => instagramProfile.parse(connector.read['profile']?.sample({}, on)).posts

describe('reading an Instagram account', () => {
  serveEach()

  it('has its numbers, with one call', async () => {
    const result = await read('profile', TOKEN, HARBOUR)
    assert.ok(result.ok)
    const { profile, ...numbers } = instagramProfile.parse(result.data)
    assert.deepEqual(numbers, { followers: 1_872, following: 402, posts: 204 })
    assert.deepEqual([profile.username, profile.accountType], ['harbour.cafe', 'BUSINESS'])
    assert.equal(graph.paths.length, 1)
  })

  it('has posts and reels without stories, and asks for the views of two weeks only', async () => {
    const { items, lastPostAt, popularPost } = await itemsAfter()
    assert.deepEqual(
      items.map(({ kind, likes }) => [kind, likes]),
      [
        ['picture', 12],
        ['video', 58],
        ['picture', 900],
      ],
    )
    assert.equal(lastPostAt, '2026-11-20T16:00:00.000Z')
    assert.deepEqual(
      [popularPost?.impressions, popularPost?.engagements, popularPost?.media],
      [4_120, 81, 'video'],
    )
    assert.equal(graph.paths.length, 3)
  })

  it('has all posts of two weeks, and measures those with the most likes and comments', async () => {
    const busy = { id: BUSY_ACCOUNT.id, label: '@busy' }
    const { items, popularPost } = await itemsAfter('long-person-busy', busy)
    assert.deepEqual(
      [items.length, popularPost?.text, popularPost?.impressions, popularPost?.engagements],
      [60, 'Queues down the street', 7_000, 690],
    )
    assert.equal(graph.paths.filter((path) => path.includes('/insights')).length, 50)
  })

  it('keeps the views when Instagram retires a metric that nothing needs', async () => {
    graph.retire('reach')
    const { popularPost } = await itemsAfter()
    assert.equal(popularPost?.impressions, 4_120)
  })

  it('has a sample with as many posts as its number grows by in two weeks', () => {
    const [day, before] = ['2026-11-23', '2026-11-09']
    const { items } = instagramItems.parse(connector.read['media']?.sample({}, day))
    assert.equal(items.length, postsOn(day) - postsOn(before))
    for (const { at } of items) assert.ok(at > before && at < day, at)
  })

  it('asks only for what gives the fields of a refresh', async () => {
    const view = aConnection({ account: HARBOUR })
    const callsFor = async (...fields: string[]) => {
      const before = graph.paths.length
      for (const one of connector.routine?.(view, fields) ?? [])
        assert.ok((await read(one.read, TOKEN, HARBOUR)).ok, one.read)
      return graph.paths.slice(before).map((path) => path.split(/[?]/u)[0]?.replace(/\d{6,}/u, 'id'))
    }
    assert.deepEqual(await callsFor('followers'), ['/ig/v26.0/me'])
    assert.deepEqual(await callsFor('followers', 'following', 'posts'), ['/ig/v26.0/me'])
    assert.equal((await callsFor('items')).filter((path) => path?.endsWith('/me')).length, 0)
    assert.deepEqual(await callsFor('fans'), [])
    const all = connector.routine?.(view, null).map((one) => one.read)
    assert.deepEqual(all, ['profile', 'media'])
  })

  it('keeps two accounts apart, one without a post', async () => {
    const other = { id: QUILTS_ACCOUNT.id, label: '@quiet_quilts' }
    assert.deepEqual(await itemsAfter('long-person-quilts', other), {
      items: [],
      lastPostAt: null,
      popularPost: null,
    })
    const foreign = await read('media', 'long-person-quilts', HARBOUR)
    assert.equal(foreign.ok ? null : foreign.failure.kind, 'not_found')
  })

  it('counts likes and comments when Instagram retires its own sum, and keeps posts without views', async () => {
    graph.retire('total_interactions')
    assert.deepEqual((await itemsAfter()).popularPost?.engagements, 72)
    graph.retire('views')
    const { popularPost, items } = await itemsAfter()
    assert.deepEqual([popularPost?.impressions, popularPost?.engagements, items.length], [null, 72, 3])
  })

  it('asks a personal account to become a professional one', async () => {
    const token = 'long-person-private'
    const result = await read('profile', token, null)
    assert.equal(result.ok ? null : result.failure.kind, 'needs_selection')
    const accounts = await connector.connect?.accounts(context, grantOf(token), { siteHost: null })
    assert.ok(accounts?.ok)
    assert.match(accounts.data[0]?.refusal ?? '', /professional account/u)
    assert.equal(accounts.data[0]?.isSuggested, false)
  })

  it('says when the permission has ended', async () => {
    graph.answerNext(graphError(190, 'Error validating access token'))
    const result = await read('profile', TOKEN, HARBOUR)
    assert.equal(result.ok ? null : result.failure.kind, 'reauth')
  })

  it('takes no answer in another form, and tidies a caption', async () => {
    graph.answerNext({
      status: 200,
      body: { user_id: 1, username: 'a', account_type: 'BUSINESS', followers_count: -1 },
    })
    const wrong = await read('profile', TOKEN, HARBOUR)
    assert.equal(wrong.ok ? null : wrong.failure.kind, 'bad_shape')
    const item = {
      id: '1',
      caption: '\u202E<b>\nA',
      media_type: 'IMAGE',
      timestamp: '2099-01-01T00:00:00+0000',
      more: 1,
    }
    graph.answerNext({ status: 200, body: { data: [item] } })
    const { items, lastPostAt } = await itemsAfter()
    assert.deepEqual([items[0]?.caption, lastPostAt], ['<b> A', NOW.toISOString()])
  })
})

describe('connecting Instagram', () => {
  serveEach()

  const { connect } = connector

  it("reads Instagram's own answer to a code, alone or in a list", async () => {
    const first = { access_token: 'person-harbour', user_id: 17_841_400_000_000 }
    const permissions = 'instagram_business_basic,instagram_business_manage_insights'
    for (const body of [
      { ...first, permissions: permissions.split(',') },
      { data: [{ ...first, permissions }] },
    ]) {
      const server = await startWebServer(() => ({ body: JSON.stringify(body) }), { host: '127.0.0.1' })
      const code = { code: 'c', redirectUri: 'https://fettle.example/callback' }
      const grant = await connect?.exchange?.(contextWith({ igToken: server.origin }), code)
      await server.close()
      assert.ok(grant?.ok)
      assert.deepEqual([grant.data.accessToken, grant.data.scopes.length], ['person-harbour', 2])
      assert.equal(server.requests[0]?.method, 'POST')
    }
  })

  it('turns the first token into one of 60 days, and renews it without the owner', async () => {
    const kept = await connect?.complete?.(context, grantOf('person-harbour'))
    assert.ok(kept?.ok)
    assert.deepEqual(
      [kept.data.accessToken, kept.data.accessExpiresAt],
      ['long-person-harbour', '2027-01-20T12:00:00.000Z'],
    )
    const renewed = await connect?.refresh?.(context, kept.data)
    assert.ok(renewed?.ok)
    assert.equal(renewed.data.accessToken, 'long-long-person-harbour')
    graph.end('long-long-person-harbour')
    const over = await connect?.refresh?.(context, renewed.data)
    assert.equal(over?.ok === false && over.failure.kind, 'reauth')
  })

  it('chooses the only account of the permission', async () => {
    const accounts = await connect?.accounts(context, grantOf(TOKEN), { siteHost: null })
    assert.deepEqual(accounts?.ok && accounts.data, [
      { id: HARBOUR.id, label: '@harbour.cafe', detail: 'Harbour Café', isSuggested: true },
    ])
  })
})
