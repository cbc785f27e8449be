import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { DATAFORSEO_LOGIN, DATAFORSEO_PASSWORD, failed, openDataForSeo } from '#stand-ins/dataforseo.ts'
import { connectorContext } from '#support/connector-context.ts'
import { connector } from './connector.ts'

const NEWTOWN = '9069005'
const access = { grant: null, account: null, siteHost: null }

describe('looking up a place in Google by DataForSEO', () => {
  let dfs: Awaited<ReturnType<typeof openDataForSeo>>
  before(async () => {
    dfs = await openDataForSeo()
  })
  after(() => dfs.close())

  const context = (password = DATAFORSEO_PASSWORD) =>
    connectorContext({
      endpoints: { dfs: dfs.base },
      secrets: { DATAFORSEO_LOGIN, DATAFORSEO_PASSWORD: password },
      requestMs: 500,
    })
  const lookUp = (keyword: string, of = context(), location = NEWTOWN, siteHost = 'bluewren.example') => {
    const asked = { keyword, device: 'mobile', location, siteHost }
    return connector.read['lookup']?.run(of, asked, access)
  }
  const failure = async (of = context(), location = NEWTOWN) => {
    const result = await lookUp('florist newtown', of, location)
    return result?.ok === false ? result.failure : null
  }

  it('counts organic results only, and names the websites that come first', async () => {
    const result = await lookUp('florist newtown')
    assert.ok(result?.ok)
    const { data } = result
    assert.ok(typeof data === 'object' && data && 'position' in data && 'competitors' in data)
    assert.equal(data.position, 7)
    assert.ok(Array.isArray(data.competitors) && data.competitors.length === 9)
    assert.deepEqual(data.competitors[1], {
      position: 2,
      host: 'yellowpages.com.au',
      title: 'Florists in Newtown: the 10 best',
      url: 'https://www.yellowpages.com.au/florist-newtown',
    })
  })

  it('ends at the page that has the website, and reads a hundred places where none has', async () => {
    await lookUp('wedding flowers')
    const asked = dfs.tasks.at(-1)
    assert.deepEqual([asked?.depth, asked?.max_crawl_pages, asked?.device], [100, 10, 'mobile'])
    assert.deepEqual(asked?.stop_crawl_on_match, [
      { match_value: 'bluewren.example', match_type: 'with_subdomains' },
    ])
    const result = await lookUp('wedding flowers')
    assert.ok(result?.ok && JSON.stringify(result.data).includes('"position":null'))
  })

  it('ends at the page that has the website by another host of its domain', async () => {
    for (const siteHost of ['www.bluewren.example', 'bluewren.example:8443', 'shop.bluewren.example']) {
      const result = await lookUp('florist newtown', context(), NEWTOWN, siteHost)
      assert.ok(result?.ok && JSON.stringify(result.data).includes('"position":7'), siteHost)
      const stopAt = dfs.tasks.at(-1)?.stop_crawl_on_match
      assert.deepEqual(stopAt, [{ match_value: 'bluewren.example', match_type: 'with_subdomains' }], siteHost)
    }
  })

  it('takes a search without results as "not in the top 100"', async () => {
    assert.deepEqual(await lookUp('nothing at all'), {
      ok: true,
      data: { position: null, foundUrl: null, competitors: [] },
    })
  })

  it('sends signs that the service would decode as they were typed', async () => {
    await lookUp('100% wool + silk')
    assert.equal(dfs.tasks.at(-1)?.keyword, '100%25 wool %2B silk')
  })

  it('makes a look-up once, whatever happens to it: each costs money', async () => {
    for (const answer of [{ status: 503 }, { status: 429 }, { status: 500 }]) {
      const before = dfs.paths.length
      dfs.answerNext(answer)
      assert.notEqual(await failure(), null)
      assert.equal(dfs.paths.length, before + 1)
    }
  })

  const refusals = [
    ['a rate', 'quota', failed(40_202)],
    ['a cost limit', 'quota', failed(40_203)],
    ['no money left', 'billing', failed(40_200)],
    ['an account that is not verified', 'not_approved', failed(40_104)],
    ['a task that failed', 'vendor_down', failed(40_103)],
    ['an outage', 'vendor_down', failed(50_000)],
    ['HTML', 'bad_shape', { status: 200, body: '<html>' }],
    ['nothing', 'bad_shape', { status: 200 }],
    ['another shape', 'bad_shape', { status: 200, body: { status_code: 20_000, tasks: [{}] } }],
    ['no task', 'bad_shape', { status: 200, body: { status_code: 20_000, tasks: [] } }],
  ] as const
  for (const [what, kind, answer] of refusals)
    it(`names why there is no result: ${what}`, async () => {
      dfs.answerNext(answer)
      assert.equal((await failure())?.kind, kind)
    })

  it('names a wrong password, and a place that the service does not know', async () => {
    assert.equal((await failure(context('another password')))?.kind, 'not_configured')
    assert.equal((await failure(context(), '1'))?.kind, 'rejected')
  })

  it('keeps titles on one line, without marks that turn the direction', async () => {
    const hostile = { type: 'organic', rank_group: 1, url: 'https://a.test/', title: '<b>Ro\u202Ese</b>\n s' }
    dfs.answerNext({
      status: 200,
      body: {
        status_code: 20_000,
        more: 1,
        tasks: [{ status_code: 20_000, result: [{ items: [hostile] }] }],
      },
    })
    const result = await lookUp('florist')
    assert.ok(result?.ok && JSON.stringify(result.data).includes('"title":"<b>Rose</b> s"'))
  })

  it('cuts no address: of a longer one it keeps the homepage of the other website, and nothing of its own', async () => {
    const long = `/?q=${'x'.repeat(600)}`
    const items = ['https://a.test', 'https://www.bluewren.example'].map((origin, index) => ({
      type: 'organic',
      rank_group: index + 1,
      url: `${origin}${long}`,
      title: 'T',
    }))
    dfs.answerNext({
      status: 200,
      body: { status_code: 20_000, tasks: [{ status_code: 20_000, result: [{ items }] }] },
    })
    const other = { position: 1, host: 'a.test', title: 'T', url: 'https://a.test' }
    assert.deepEqual(await lookUp('florist'), {
      ok: true,
      data: { position: 2, foundUrl: null, competitors: [other] },
    })
  })

  it('lists the places of the owner’s country first, and asks for them once', async () => {
    const of = context()
    const list = (typed: string, code?: string) =>
      connector.read['locations']?.run(of, { country: 'AU', typed, ...(code ? { code } : {}) }, access)
    const labels = async (typed: string) => {
      const result = await list(typed)
      return result?.ok ? JSON.stringify(result.data) : ''
    }
    assert.ok((await labels('')).startsWith('{"locations":[{"code":"2036","label":"Australia"}'))
    assert.ok((await labels('new')).includes('"Newtown, New South Wales"'))
    assert.ok((await labels('united k')).includes('"United Kingdom"'))
    assert.deepEqual(await list('', NEWTOWN), {
      ok: true,
      data: { locations: [{ code: NEWTOWN, label: 'Newtown, New South Wales' }] },
    })
    assert.equal(dfs.paths.filter((path) => path.includes('/locations/')).length, 1)
  })

  it('tells the operator how much money is left', async () => {
    assert.deepEqual(await connector.test?.(context()), {
      ok: true,
      data: { sentences: ['US$48.50 left in the account.'] },
    })
  })
})
