import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { connectorContext } from '#support/connector-context.ts'
import { grantOf, readerOf } from '#support/graph-reading.ts'
import { META_APP, openGraph } from '#stand-ins/graph.ts'
import type { Reply } from '#stand-ins/reply.ts'
import { HARBOUR_PAGE, QUILTS_PAGE } from '#stand-ins/graph.data.ts'
import { graphError } from '#stand-ins/graph-checks.ts'
import type { ConnectorContext, NotedNames } from '../context.ts'
import { connector } from './connector.ts'
import { facebookGrowth, facebookPage, facebookPosts } from './schema.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const HARBOUR = { id: HARBOUR_PAGE.id, label: HARBOUR_PAGE.name }
const QUILTS = { id: QUILTS_PAGE.id, label: QUILTS_PAGE.name }
const TOKEN = `page-${HARBOUR.id}`

let graph: Awaited<ReturnType<typeof openGraph>>
let context: ConnectorContext
let names: NotedNames[]
beforeEach(async () => {
  graph = await openGraph({ now: () => NOW })
  names = []
  context = connectorContext({
    endpoints: graph.endpoints,
    secrets: { META_APP_ID: META_APP.id, META_APP_SECRET: META_APP.secret },
    requestMs: 1_000,
    names,
  })
})
afterEach(() => graph.close())
const read = readerOf(connector, () => context)
const failure = async (...replies: Reply[]) => {
  graph.answerNext(...replies)
  const result = await read('page', TOKEN, HARBOUR)
  return result.ok ? null : result.failure
}
const postsAfter = async () => {
  const result = await read('posts', TOKEN, HARBOUR)
  assert.ok(result.ok, JSON.stringify(result))
  return facebookPosts.parse(result.data)
}

describe('reading a Facebook page', () => {
  it('has its name and followers, with one call', async () => {
    const result = await read('page', TOKEN, HARBOUR)
    assert.ok(result.ok)
    assert.deepEqual(facebookPage.parse(result.data), {
      page: {
        id: '111222333',
        name: 'Harbour Café',
        username: 'harbourcafe',
        url: 'https://www.facebook.com/harbourcafe',
      },
      fans: 2_431,
      followers: 2_503,
    })
    assert.equal(graph.paths.length, 1)
    assert.match(graph.paths[0] ?? '', /^\/fb\/v26\.0\/111222333\?.*appsecret_proof=[0-9a-f]{64}$/u)
  })

  it('keeps two pages apart', async () => {
    const result = await read('page', `page-${QUILTS.id}`, QUILTS)
    assert.ok(result.ok)
    assert.equal(facebookPage.parse(result.data).fans, 41)
    const other = await read('page', `page-${QUILTS.id}`, HARBOUR)
    assert.equal(other.ok ? null : other.failure.kind, 'not_found')
  })

  it('adds up the posts of two weeks, and finds the most popular one with its views', async () => {
    const { popularPost, ...sums } = await postsAfter()
    assert.deepEqual(sums, { likes: 70, comments: 17, shares: 10, lastPostAt: '2026-11-20T16:00:00.000Z' })
    assert.deepEqual(
      [popularPost?.impressions, popularPost?.engagements, popularPost?.media],
      [4_120, 82, 'picture'],
    )
    assert.equal(popularPost?.text, 'The new oven is in. First sourdough on Saturday.')
  })

  it('keeps the newest post whatever its age, and counts none of it', async () => {
    const result = await read('posts', `page-${QUILTS.id}`, QUILTS)
    assert.ok(result.ok)
    assert.deepEqual(facebookPosts.parse(result.data), {
      likes: 0,
      comments: 0,
      shares: 0,
      lastPostAt: '2026-05-05T12:00:00.000Z',
      popularPost: null,
    })
  })

  it('tells the operator which metrics and fields Facebook no longer knows', async () => {
    const notedAfter = async (...retired: string[]) => {
      for (const name of retired) graph.retire(name)
      names.length = 0
      await postsAfter()
      const page = await read('page', TOKEN, HARBOUR)
      return { retired: names.flatMap((noted) => noted.retired), page: page.ok }
    }
    assert.deepEqual(await notedAfter(), { retired: [], page: true })
    const withFields = await notedAfter('overall_star_rating', 'full_picture')
    assert.deepEqual(withFields.retired.toSorted(), ['full_picture', 'overall_star_rating'])
    assert.equal(withFields.page, true)
    assert.deepEqual((await notedAfter('fan_count')).page, false)
    assert.ok(names.some(({ retired }) => retired.includes('fan_count')))
  })

  it('takes off what the operator was told of a metric that an earlier version asked for', async () => {
    await postsAfter()
    assert.ok(names.some(({ known }) => known.includes('post_clicks')))
    assert.ok(!graph.paths.some((path) => path.includes('post_clicks')))
  })

  it('loses only the views when Facebook retires them', async () => {
    graph.retire('post_media_view')
    const withoutViews = await postsAfter()
    assert.deepEqual([withoutViews.popularPost?.impressions, withoutViews.likes], [null, 70])
  })

  it('has the followers of 15 days, and none where Facebook does not count them', async () => {
    const daysOf = async (token: string, account: typeof HARBOUR) => {
      const result = await read('growth', token, account)
      assert.ok(result.ok)
      return facebookGrowth.parse(result.data).days
    }
    const days = await daysOf(TOKEN, HARBOUR)
    assert.equal(days.length, 15)
    assert.deepEqual(
      [days[0], days.at(-1)],
      [
        { day: '2026-11-07', value: 2_461 },
        { day: '2026-11-21', value: 2_503 },
      ],
    )
    assert.deepEqual(await daysOf(`page-${QUILTS.id}`, QUILTS), [])
    graph.retire('page_follows')
    assert.deepEqual(await daysOf(TOKEN, HARBOUR), [])
  })

  it('names each refusal', async () => {
    const kinds = []
    for (const [code, message, subcode] of [
      [190, 'Error validating access token'],
      [102, 'Session key invalid'],
      [10, 'Application does not have permission'],
      [200, 'Permissions error'],
      [803, 'Some of the aliases you requested do not exist'],
      [100, 'Unsupported get request', 33],
      [100, '(#100) Tried accessing nonexisting field (fan_count)'],
      [100, 'Invalid appsecret_proof provided in the API argument'],
      [2_635, 'You are calling a deprecated version'],
      [4_242, 'What nobody has documented'],
    ] as const)
      kinds.push((await failure(graphError(code, message, subcode)))?.kind)
    assert.deepEqual(kinds, [
      'reauth',
      'reauth',
      'permission',
      'permission',
      'not_found',
      'not_found',
      'bad_shape',
      'rejected',
      'bad_shape',
      'vendor_down',
    ])
  })

  it('waits an hour after a limit, or as long as Facebook says', async () => {
    assert.deepEqual(await failure(graphError(4, 'Application request limit reached')), {
      kind: 'quota',
      code: '4',
      retryAt: '2026-11-21T13:00:00.000Z',
    })
    const limit = graphError(80_001, 'There have been too many calls')
    const usage = {
      type: 'pages',
      call_count: 101,
      total_cputime: 3,
      total_time: 3,
      estimated_time_to_regain_access: 25,
    }
    context = connectorContext({ endpoints: graph.endpoints, secrets: { META_APP_SECRET: META_APP.secret } })
    const headers = { 'x-business-use-case-usage': JSON.stringify({ 111: [usage] }) }
    const ofPage = await failure({ ...limit, headers })
    assert.deepEqual([ofPage?.retryAt, ofPage?.isOfAccount], ['2026-11-21T12:25:00.000Z', true])
  })

  it('reads on after a passing outage, and says when there is a lasting one', async () => {
    const down = { status: 500, body: '' }
    assert.equal(await failure(down, down), null)
    assert.deepEqual(await failure(down, down, down, down), { kind: 'vendor_down' })
  })

  it('takes no answer in another form', async () => {
    const page = { id: '1', name: 'A', fan_count: 1, followers_count: 1 }
    for (const body of [
      '<html>',
      '',
      '[]',
      { ...page, fan_count: -4 },
      { ...page, fan_count: 1e15 },
      { ...page, id: 7 },
      { id: '1' },
    ])
      assert.deepEqual(await failure({ status: 200, body }), { kind: 'bad_shape' }, JSON.stringify(body))
  })

  it('tidies a name with a mark that turns the direction, and takes no post as later than now', async () => {
    const name = `<i>\u202ECaf\u0065\u0301</i>${'x'.repeat(300)}`
    graph.answerNext({
      status: 200,
      body: { id: '1', name, fan_count: 0, followers_count: 0, link: 'javascript:alert(1)' },
    })
    const result = await read('page', TOKEN, HARBOUR)
    assert.ok(result.ok)
    const { page } = facebookPage.parse(result.data)
    assert.ok(page.name.startsWith('<i>Café</i>x') && page.name.length === 100)
    assert.equal(page.url, null)
    const total = { data: [], summary: { total_count: 0 } }
    const post = { id: '1_2', created_time: '2099-01-01T00:00:00+0000', reactions: total, comments: total }
    graph.answerNext({ status: 200, body: { data: [post] } })
    assert.equal((await postsAfter()).lastPostAt, NOW.toISOString())
  })
})

describe('connecting Facebook', () => {
  const { connect } = connector
  const about = { siteHost: 'harbourcafe.example' }

  it('turns the first token into a long one, and knows what was allowed', async () => {
    const kept = await connect?.complete?.(context, grantOf('person-harbour'))
    assert.ok(kept?.ok)
    assert.equal(kept.data.accessToken, 'long-person-harbour')
    assert.equal(kept.data.accessExpiresAt, '2027-01-20T12:00:00.000Z')
    assert.deepEqual(kept.data.scopes, ['pages_show_list', 'pages_read_engagement', 'business_management'])
  })

  it('lists the pages, suggests the one of the website, and says why one cannot be chosen', async () => {
    const pages = await connect?.accounts(context, grantOf('long-person-harbour'), about)
    assert.ok(pages?.ok)
    assert.deepEqual(
      pages.data.map(({ label, detail, isSuggested, refusal }) => [
        label,
        detail,
        isSuggested,
        refusal !== undefined,
      ]),
      [
        ['Harbour Café', 'facebook.com/harbourcafe', true, false],
        ['Quiet Quilts', undefined, false, false],
        ['Town Market', undefined, false, true],
      ],
    )
  })

  it('lists hundreds of pages', async () => {
    const pages = await connect?.accounts(context, grantOf('person-agency'), about)
    assert.equal(pages?.ok && pages.data.length, 250)
    assert.equal(graph.paths.length, 3)
  })

  it("keeps the chosen page's own token, which has no end, and the person's to choose another", async () => {
    const chosen = await connect?.choose?.(context, grantOf('long-person-harbour'), HARBOUR.id)
    assert.ok(chosen?.ok)
    assert.deepEqual(
      [chosen.data.accessToken, chosen.data.accessExpiresAt, chosen.data.extra],
      [TOKEN, null, { userToken: 'long-person-harbour' }],
    )
    const again = await connect?.accounts(context, chosen.data, about)
    assert.equal(again?.ok && again.data.length, 3)
    const closed = await connect?.choose?.(context, grantOf('long-person-harbour'), '777')
    assert.equal(closed?.ok === false && closed.failure.kind, 'permission')
  })

  it('asks for a new permission when the token has ended', async () => {
    const grant = grantOf(TOKEN)
    assert.deepEqual(await connect?.refresh?.(context, grant), { ok: true, data: grant })
    graph.end(TOKEN)
    const over = await connect?.refresh?.(context, grant)
    assert.equal(over?.ok === false && over.failure.kind, 'reauth')
  })

  it('takes the permission back', async () => {
    const grant = { ...grantOf(TOKEN), extra: { userToken: 'long-person-harbour' } }
    assert.deepEqual(await connect?.revoke?.(context, grant), { ok: true, data: null })
    const after = await connect?.accounts(context, grant, about)
    assert.equal(after?.ok === false && after.failure.kind, 'reauth')
  })

  it("tests the operator's app", async () => {
    const tested = await connector.test?.(context)
    assert.ok(tested?.ok)
    assert.match(tested.data.sentences.join(' '), /Fettle at work/u)
    const secrets = { META_APP_ID: '1', META_APP_SECRET: 'wrong' }
    context = connectorContext({ endpoints: graph.endpoints, secrets })
    const wrong = await connector.test?.(context)
    assert.equal(wrong?.ok === false && wrong.failure.kind, 'not_configured')
  })
})
