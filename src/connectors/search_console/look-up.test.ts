import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { CONSOLE_TOKENS, openSearchConsole } from '#stand-ins/search-console.ts'
import { connectorContext } from '#support/connector-context.ts'
import { connector } from './connector.ts'

const OWN = { id: 'sc-domain:bluewren.example', label: 'bluewren.example' }
const grantOf = (accessToken: string) => ({
  accessToken,
  accessExpiresAt: null,
  refreshToken: null,
  refreshExpiresAt: null,
  scopes: [],
  extra: {},
})

describe('looking up an average place in Search Console', () => {
  let gsc: Awaited<ReturnType<typeof openSearchConsole>>
  before(async () => {
    gsc = await openSearchConsole()
  })
  after(() => gsc.close())

  const context = () => connectorContext({ endpoints: { gsc: gsc.base }, requestMs: 500 })
  const lookUp = (keyword: string, given: { token?: string; account?: typeof OWN | null } = {}) => {
    const { token = CONSOLE_TOKENS.florist, account = OWN } = given
    const asked = { keyword, device: 'mobile', location: 'aus', siteHost: 'bluewren.example' }
    return connector.read['lookup']?.run(context(), asked, { grant: grantOf(token), account, siteHost: null })
  }
  const failure = async (given?: Parameters<typeof lookUp>[1]) => {
    const result = await lookUp('florist newtown', given)
    return result?.ok === false ? result.failure.kind : null
  }
  const websites = async (token: string) => {
    const result = await connector.connect?.accounts(context(), grantOf(token), {
      siteHost: 'bluewren.example',
    })
    return result?.ok ? result.data : []
  }

  it('is the average of 28 days that Google has counted, with the page that was shown most', async () => {
    assert.deepEqual(await lookUp('florist newtown'), {
      ok: true,
      data: { position: 7.4, foundUrl: 'https://bluewren.example/shop', competitors: [] },
    })
    const [asked] = gsc.queries
    assert.deepEqual([asked?.startDate, asked?.endDate], ['2026-10-22', '2026-11-18'])
    assert.deepEqual(
      asked?.dimensionFilterGroups[0]?.filters.map(({ expression }) => expression),
      ['florist newtown', 'MOBILE', 'aus'],
    )
  })

  it('is none where Google has not shown the website', async () => {
    assert.deepEqual(await lookUp('roses'), {
      ok: true,
      data: { position: null, foundUrl: null, competitors: [] },
    })
  })

  it('keeps the average where the page is not told', async () => {
    gsc.answerNext(
      { status: 200, body: { rows: [{ impressions: 3, position: 0.4, more: 1 }] } },
      { status: 400 },
    )
    assert.deepEqual(await lookUp('florist newtown'), {
      ok: true,
      data: { position: 1, foundUrl: null, competitors: [] },
    })
  })

  it('names why there is none', async () => {
    assert.equal(await failure({ token: 'ended' }), 'reauth')
    assert.equal(await failure({ account: null }), 'needs_selection')
    assert.equal(await failure({ token: CONSOLE_TOKENS.plumber }), 'permission')
    const answers = [
      ['quota', { status: 429, headers: { 'retry-after': '3600' } }],
      ['bad_shape', { status: 200, body: '<html>' }],
      ['bad_shape', { status: 200, body: { rows: [{ impressions: -1, position: 3 }] } }],
    ] as const
    for (const [kind, answer] of answers) {
      gsc.answerNext(answer)
      assert.equal(await failure(), kind)
    }
  })

  it('offers the websites of the permission, the owner’s own first, and none that is not verified', async () => {
    const [own, other, old] = await websites(CONSOLE_TOKENS.florist)
    assert.deepEqual([own?.id, own?.label, own?.isSuggested], [OWN.id, OWN.label, true])
    assert.deepEqual([other?.isSuggested, other?.refusal], [false, undefined])
    assert.match(old?.refusal ?? '', /hasn’t verified/u)
    assert.deepEqual(await websites(CONSOLE_TOKENS.nobody), [])
    assert.deepEqual(
      (await websites(CONSOLE_TOKENS.plumber)).map(({ isSuggested }) => isSuggested),
      [false],
    )
  })
})
