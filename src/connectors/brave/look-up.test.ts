import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { BRAVE_KEY, openBrave, refusedByBrave } from '#stand-ins/brave.ts'
import { connectorContext } from '#support/connector-context.ts'
import { rankLookUpData } from '../rank.ts'
import { connector } from './connector.ts'

const access = { grant: null, account: null, siteHost: null }

describe('looking up a place in Brave Search', () => {
  let brave: Awaited<ReturnType<typeof openBrave>>
  before(async () => {
    brave = await openBrave({ ownHost: 'bluewren.example' })
  })
  beforeEach(() => void brave.paths.splice(0))
  after(() => brave.close())

  const context = (key = BRAVE_KEY) =>
    connectorContext({ endpoints: { brave: brave.base }, secrets: { BRAVE_API_KEY: key }, requestMs: 500 })
  const lookUp = (keyword: string, key?: string, location = 'AU') =>
    connector.read['lookup']?.run(
      context(key),
      { keyword, device: 'mobile', location, siteHost: 'bluewren.example' },
      access,
    )
  const placeOf = async (keyword: string) => {
    const result = await lookUp(keyword)
    return rankLookUpData.parse(result?.ok ? result.data : null).position
  }
  const failure = async (key?: string, location?: string) => {
    const result = await lookUp('florist', key, location)
    return result?.ok === false ? result.failure : null
  }

  it('reads page by page until the website is found', async () => {
    assert.equal(await placeOf('florist newtown'), 7)
    assert.equal(brave.paths.length, 1)
    assert.equal(await placeOf('flower delivery inner west'), 23)
    assert.equal(brave.paths.length, 3)
  })

  it('reads a hundred places at most', async () => {
    assert.equal(await placeOf('wedding flowers'), null)
    assert.deepEqual(
      brave.paths.map((path) => /offset=(\d)/u.exec(path)?.[1]),
      ['0', '1', '2', '3', '4'],
    )
  })

  it('waits for its turn where requests came too fast', async () => {
    brave.answerNext({ ...refusedByBrave(429, 'RATE_LIMITED'), headers: { 'retry-after': '1' } })
    assert.equal(await placeOf('florist newtown'), 7)
  })

  it('takes an answer without web results as none', async () => {
    brave.answerNext({ status: 200, body: { type: 'search' } })
    assert.equal(await placeOf('florist'), null)
  })

  it('keeps titles on one line, without marks that turn the direction, and no website of another protocol', async () => {
    const rose = { url: 'https://a.test/', title: '<b>Ro\u202Ese</b>\n s' }
    const script = { url: 'javascript:alert(1)', title: 'x' }
    brave.answerNext({ status: 200, body: { type: 'search', web: { results: [script, rose] } } })
    const result = await lookUp('florist')
    const text = JSON.stringify(result?.ok ? result.data : null)
    assert.ok(text.includes('"title":"<b>Rose</b> s"') && !text.includes('javascript'), text)
  })

  const refusals = [
    [
      'a used-up quota',
      'quota',
      { ...refusedByBrave(429, 'QUOTA_LIMITED'), headers: { 'retry-after': '3600' } },
    ],
    ['money', 'billing', refusedByBrave(402, 'USAGE_LIMIT_EXCEEDED')],
    ['a plan without it', 'not_approved', refusedByBrave(403, 'RESOURCE_NOT_ALLOWED')],
    ['HTML', 'bad_shape', { status: 200, body: '<html>' }],
    ['another shape', 'bad_shape', { status: 200, body: { type: 'search', web: { results: [{}] } } }],
  ] as const
  for (const [what, kind, answer] of refusals)
    it(`names why there is no result: ${what}`, async () => {
      brave.answerNext(answer)
      assert.equal((await failure())?.kind, kind)
    })

  it('names a wrong key, and a country that it does not know', async () => {
    assert.deepEqual(await failure('another-key-0123456789'), {
      kind: 'not_configured',
      code: 'SUBSCRIPTION_TOKEN_INVALID',
    })
    assert.equal((await failure(undefined, 'IE'))?.kind, 'rejected')
  })

  it('lists countries, of which it knows every one', async () => {
    const result = await connector.read['locations']?.run(context(), { country: 'NZ', typed: '' }, access)
    assert.ok(result?.ok)
    const codes = [...JSON.stringify(result.data).matchAll(/"code":"([A-Z]{2})"/gu)].map(([, code]) => code)
    assert.deepEqual([codes[0], codes.length], ['NZ', 11])
    for (const code of codes) assert.equal(await failure(undefined, code), null, code)
  })

  it('makes one search as a test', async () => {
    assert.equal((await connector.test?.(context()))?.ok, true)
    assert.equal(brave.paths.length, 1)
  })
})
