import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { connectorContext } from '#support/connector-context.ts'
import { openX, X_TOKEN } from '#stand-ins/x.ts'
import type { Reply } from '#stand-ins/reply.ts'
import { HAS_X_CONTRACT } from '#stand-ins/x-contract.ts'
import { connector } from './connector.ts'
import { xPopular, xSummary } from './schema.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const now = () => NOW
const NOBODY = { grant: null, account: null, siteHost: null }
const { summary, popular } = connector.read

const busy = (reset: string) =>
  Array.from({ length: 4 }, () => ({ status: 429, headers: { 'x-rate-limit-reset': reset }, body: '{}' }))

describe('reading X', () => {
  let x: Awaited<ReturnType<typeof openX>>
  let daily: string

  beforeEach(async () => {
    x = await openX({ now })
    daily = ''
  })
  afterEach(async () => {
    await x.close()
    assert.deepEqual(x.faults, [])
  })

  const contextOf = (token = X_TOKEN) =>
    connectorContext({
      endpoints: { x: x.base },
      secrets: { X_BEARER_TOKEN: token, X_DAILY_READS: daily },
    })
  const read = async (handle: string, one = summary, context = contextOf()) => {
    assert.ok(one)
    return one.run(context, { handle }, NOBODY)
  }
  const failure = async (...replies: Reply[]) => {
    x.answerNext(...replies)
    const result = await read('HarbourCafe')
    return result.ok ? null : result.failure
  }

  it('reads the numbers of a business with one request for one user', async () => {
    const result = await read('harbourcafe')
    assert.ok(result.ok)
    assert.deepEqual(xSummary.parse(result.data), {
      user: { id: '901', username: 'HarbourCafe', name: 'Harbour Café', protected: false },
      followers: 4_182,
      following: 231,
      posts: 1_907,
      lastPostAt: '2026-11-20T16:00:00.000Z',
    })
    assert.deepEqual(x.paths, [
      '/2/users/by/username/harbourcafe?user.fields=public_metrics,most_recent_tweet_id,protected,verified',
    ])
  })

  it('reads the other business apart from it', async () => {
    const result = await read('quiet_quilts')
    assert.ok(result.ok)
    assert.equal(xSummary.parse(result.data).followers, 96)
  })

  it('has no last post for an account without any', async () => {
    const result = await read('neverposted')
    assert.ok(result.ok)
    assert.equal(xSummary.parse(result.data).lastPostAt, null)
  })

  it('has the own post of two weeks with the most engagements', async () => {
    const result = await read('HarbourCafe', popular)
    assert.ok(result.ok)
    const { popularPost } = xPopular.parse(result.data)
    assert.equal(popularPost?.text, 'The new oven is in. First sourdough on Saturday.')
    assert.deepEqual([popularPost.impressions, popularPost.engagements, popularPost.media], [2_914, 73, null])
    assert.match(popularPost.url ?? '', /^https:\/\/x\.com\/HarbourCafe\/status\/\d+$/u)
    assert.match(x.paths[1] ?? '', /start_time=2026-11-07T12%3A00%3A00Z&exclude=replies,retweets/u)
  })

  it('reads the popular post without asking for the user again that was read just before', async () => {
    const context = contextOf()
    assert.ok((await read('HarbourCafe', summary, context)).ok)
    assert.ok((await read('HarbourCafe', popular, context)).ok)
    assert.equal(x.paths.filter((path) => path.startsWith('/2/users/by/')).length, 1)
    assert.ok((await read('HarbourCafe', summary, context)).ok)
    assert.ok((await read('quiet_quilts', popular, context)).ok)
    assert.equal(x.paths.filter((path) => path.startsWith('/2/users/by/')).length, 3)
  })

  const readAhead = async (handles: readonly string[], context = contextOf()) => {
    assert.ok(summary?.ahead)
    const inputs = handles.map((handle) => ({ handle }))
    return { result: await summary.ahead.run(context, inputs), context }
  }

  it('reads many businesses with one request, each as it is read alone', async () => {
    const handles = ['HarbourCafe', 'quiet_quilts', 'nobody', 'hiddenshop', 'walledgarden', 'HARBOURCAFE']
    const alone = []
    for (const handle of handles) alone.push(await read(handle))
    x.paths.length = 0
    const { context } = await readAhead(handles)
    const together = []
    for (const handle of handles) together.push(await read(handle, summary, context))
    assert.deepEqual(together, alone)
    assert.deepEqual(x.paths, [
      '/2/users/by?usernames=harbourcafe,quiet_quilts,nobody,hiddenshop,walledgarden&user.fields=public_metrics,most_recent_tweet_id,protected,verified',
    ])
  })

  it('reads alone what an answer for many does not have, or has in another form', async () => {
    const user = { id: '1', username: 'a', name: 'A', most_recent_tweet_id: '1' }
    x.answerNext({ status: 200, body: { data: [user, 'b'] } })
    const { context } = await readAhead(['HarbourCafe', 'quiet_quilts'])
    assert.ok((await read('HarbourCafe', summary, context)).ok)
    assert.equal(x.paths.length, 2)
    for (const reply of [
      { status: 404, body: '{}' },
      { status: 200, body: '<html>' },
    ]) {
      x.answerNext(reply)
      const next = await readAhead(['HarbourCafe', 'quiet_quilts'])
      assert.equal(next.result.ok, false)
      assert.ok((await read('HarbourCafe', summary, next.context)).ok)
    }
  })

  it('reads alone a handle of which an answer for many says something unknown', async () => {
    const type = 'https://api.twitter.com/2/problems/disallowed-resource'
    x.answerNext({ status: 200, body: { errors: [{ type, value: 'harbourcafe' }] } })
    const { context } = await readAhead(['HarbourCafe', 'quiet_quilts'])
    assert.ok((await read('HarbourCafe', summary, context)).ok)
    assert.equal(x.paths.length, 2)
  })

  it('asks nothing more for many of whom X could not be asked', async () => {
    const inFive = String(NOW.getTime() / 1_000 + 300)
    x.answerNext(...busy(inFive))
    const { context } = await readAhead(['HarbourCafe', 'quiet_quilts'])
    const asked = x.paths.length
    const refused = await read('quiet_quilts', summary, context)
    assert.deepEqual(refused, {
      ok: false,
      failure: { kind: 'quota', retryAt: '2026-11-21T12:05:00.000Z' },
    })
    assert.equal(x.paths.length, asked)
  })

  it('asks anew after a minute', async () => {
    let at = NOW
    const context = { ...contextOf(), now: () => at }
    await readAhead(['HarbourCafe', 'quiet_quilts'], context)
    at = new Date(NOW.getTime() + 61_000)
    assert.ok((await read('HarbourCafe', summary, context)).ok)
    assert.equal(x.paths.length, 2)
  })

  it('has no popular post where there was none in two weeks', async () => {
    const result = await read('quiet_quilts', popular)
    assert.ok(result.ok)
    assert.equal(xPopular.parse(result.data).popularPost, null)
  })

  it('tells a handle without an account from one that we may not see', async () => {
    const kinds = []
    for (const handle of ['nobody', 'hiddenshop']) {
      const result = await read(handle)
      kinds.push(result.ok ? null : result.failure.kind)
    }
    assert.deepEqual(kinds, ['not_found', 'permission'])
    const hidden = await read('walledgarden', popular)
    assert.equal(hidden.ok ? null : hidden.failure.kind, 'permission')
  })

  it('says that the token is not accepted', async () => {
    const result = await read('HarbourCafe', summary, contextOf('wrong'))
    assert.equal(result.ok ? null : result.failure.kind, 'not_configured')
    assert.deepEqual(await failure({ status: 403 }), { kind: 'not_configured' })
  })

  it('waits for the end of the window that X names, and for no time that cannot be', async () => {
    const inFive = String(NOW.getTime() / 1_000 + 300)
    assert.deepEqual(await failure(...busy(inFive)), { kind: 'quota', retryAt: '2026-11-21T12:05:00.000Z' })
    assert.deepEqual(await failure(...busy('99999999999')), { kind: 'quota' })
    assert.deepEqual(await failure(...busy('soon')), { kind: 'quota' })
  })

  it('tells a used-up credit from a busy service', async () => {
    const capped = { status: 429, body: { type: 'https://api.x.com/2/problems/usage-capped' } }
    assert.deepEqual(await failure(capped, capped, capped, capped), { kind: 'billing', code: 'usage-capped' })
    assert.deepEqual(await failure({ status: 402 }), { kind: 'billing' })
  })

  it('reads an account after a passing outage, and not after a lasting one', async () => {
    const down = { status: 503 }
    assert.equal(await failure(down, down), null)
    assert.deepEqual(await failure(down, down, down, down), { kind: 'vendor_down' })
  })

  it('takes no answer in another form', async () => {
    const user = { id: '1', username: 'a', name: 'A', most_recent_tweet_id: '1' }
    const counts = { followers_count: 1, following_count: 1, tweet_count: 1 }
    for (const body of [
      '<html>',
      '',
      '{}',
      { data: user },
      { data: { ...user, public_metrics: { ...counts, followers_count: -4 } } },
      { data: { ...user, public_metrics: { ...counts, followers_count: 1e15 } } },
      { data: { ...user, public_metrics: { ...counts, followers_count: '7' } } },
      { data: { ...user, most_recent_tweet_id: undefined, public_metrics: counts } },
    ])
      assert.deepEqual(await failure({ status: 200, body }), { kind: 'bad_shape' }, JSON.stringify(body))
  })

  it('tidies a name, ignores fields that it does not know, and takes no post as later than now', async () => {
    const body = {
      data: {
        id: '1',
        username: 'a',
        name: '<b>\u202Ecafé</b>\n',
        more: 1,
        most_recent_tweet_id: '9000000000000000000',
        public_metrics: { followers_count: 0, following_count: 0, tweet_count: 1, more: 2 },
      },
    }
    x.answerNext({ status: 200, body })
    const result = await read('a')
    assert.ok(result.ok)
    const { user, lastPostAt } = xSummary.parse(result.data)
    assert.deepEqual([user.name, lastPostAt], ['<b>café</b>', NOW.toISOString()])
  })

  it('counts each user and post, gives back what was not used, and stops until midnight when none is left', async () => {
    daily = '14'
    const context = contextOf()
    // A user and two posts, then a user without any, then nobody.
    assert.ok((await read('HarbourCafe', popular, context)).ok)
    assert.ok((await read('quiet_quilts', popular, context)).ok)
    assert.ok(!(await read('nobody', summary, context)).ok)
    const refused = await read('HarbourCafe', popular, context)
    // Ten posts are too many for what is left; accounts may still be read, so no time is named.
    assert.deepEqual(refused.ok ? null : refused.failure, { kind: 'quota', isOfAccount: true })
    // Five are used: the refused read had its user before ten posts were too many.
    for (let count = 0; count < 9; count += 1)
      assert.ok((await read('HarbourCafe', summary, context)).ok, `${count}`)
    const over = await read('HarbourCafe', summary, context)
    assert.deepEqual(over.ok ? null : over.failure, { kind: 'quota', retryAt: '2026-11-22T00:00:00.000Z' })
  })

  it('counts each user of an answer for many, and those only', async () => {
    daily = '4'
    const { context } = await readAhead(['HarbourCafe', 'quiet_quilts', 'nobody', 'hiddenshop'])
    for (let count = 0; count < 2; count += 1)
      assert.ok((await read('neverposted', summary, context)).ok, `${count}`)
    const over = await read('neverposted', summary, context)
    assert.equal(over.ok ? null : over.failure.kind, 'quota')
  })

  it('leaves each account to a request of its own where all of them are too many for what is left', async () => {
    daily = '2'
    const { context } = await readAhead(['HarbourCafe', 'quiet_quilts', 'neverposted'])
    assert.ok((await read('neverposted', summary, context)).ok)
  })

  it("tests the operator's token with one account", async () => {
    assert.ok(connector.test)
    const result = await connector.test(contextOf())
    assert.ok(result.ok)
    assert.match(result.data.sentences.join(' '), /@XDevelopers/u)
  })
})

describe('X by its newest names', () => {
  it('is asked by the new names after it has refused the first', {
    skip: !HAS_X_CONTRACT && 'contract file absent',
  }, async () => {
    const x = await openX({ version: 'new names', now })
    const context = connectorContext({ endpoints: { x: x.base }, secrets: { X_BEARER_TOKEN: X_TOKEN } })
    assert.ok(summary && popular)
    const user = await summary.run(context, { handle: 'HarbourCafe' }, NOBODY)
    assert.ok(user.ok)
    assert.equal(xSummary.parse(user.data).posts, 1_907)
    assert.ok(x.paths[1]?.includes('expansions=most_recent_post_id'))
    const posts = await popular.run(context, { handle: 'HarbourCafe' }, NOBODY)
    assert.ok(posts.ok)
    assert.equal(xPopular.parse(posts.data).popularPost?.engagements, 73)
    await x.close()
    assert.deepEqual(x.faults, [])
  })
})
