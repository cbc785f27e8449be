import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { BRAVE_KEY, openBrave } from '#stand-ins/brave.ts'
import { DATAFORSEO_LOGIN, DATAFORSEO_PASSWORD, openDataForSeo } from '#stand-ins/dataforseo.ts'
import { keepLookup } from '#store/keyword-lookups.ts'
import { addWebsite } from '#store/websites.ts'
import { NO_SERVICES, testApi, type TestApi } from '#support/api.ts'
import { keywordLookupCalls } from '../contract/keyword-lookups.ts'
import { usedUpWords } from './look-up-keyword.ts'

const answerShape = keywordLookupCalls['GET /keyword-lookups'].answer
const NEWTOWN = '9069005'

describe('the keyword tool', () => {
  let dfs: Awaited<ReturnType<typeof openDataForSeo>>
  let brave: Awaited<ReturnType<typeof openBrave>>
  let api: TestApi
  let braveApi: TestApi
  let without: TestApi
  before(async () => {
    dfs = await openDataForSeo()
    brave = await openBrave({ ownHost: 'bluewren.fixture' })
    const both = { DATAFORSEO_LOGIN, DATAFORSEO_PASSWORD, BRAVE_API_KEY: BRAVE_KEY }
    const endpoints = { dfs: dfs.base, brave: brave.base }
    api = await testApi({}, { ...NO_SERVICES, connections: { values: both, endpoints } })
    const chosen = { ...both, RANK_PROVIDER: 'brave', RANK_DAILY_LOOKUPS: '2' }
    braveApi = await testApi({}, { ...NO_SERVICES, connections: { values: chosen, endpoints } })
    without = await testApi()
  })
  after(async () => {
    await Promise.all([api, braveApi, without].map((one) => one.close()))
    await dfs.close()
    await brave.close()
  })

  async function owner(of = api) {
    const made = await of.owner()
    const website = await addWebsite(of.db, { ownerId: made.id, address: 'https://bluewren.fixture/' })
    return {
      ...made,
      website,
      look: (keyword: string, location = NEWTOWN, device = 'mobile') =>
        made.post('/keyword-lookups', { keyword, device, location }),
      shown: async () => answerShape.parse((await made.get('/keyword-lookups')).body),
      remove: (id: string) => made.call('DELETE', `/keyword-lookups/${id}`, {}),
    }
  }

  it('keeps the place of the website, and who comes first', async () => {
    const mia = await owner()
    assert.equal((await mia.look('  Florist   Newtown ')).status, 200)
    const { provider, left, daily, keywords } = await mia.shown()
    assert.deepEqual([provider, left, daily], ['dataforseo', 19, 20])
    const [found] = keywords
    assert.deepEqual(
      [found?.keyword, found?.device, found?.location.label, found?.position],
      ['florist newtown', 'mobile', 'Newtown, New South Wales', 7],
    )
    assert.equal(found?.foundUrl, 'https://bluewren.fixture/shop')
    assert.deepEqual(
      found?.competitors.slice(0, 5).map(({ kind }) => kind),
      [null, 'directory', null, null, 'social'],
    )
    assert.ok(api.queued.some(({ websiteId }) => websiteId === mia.website.id))
  })

  it('answers the same search within a day from what is kept, without paying again', async () => {
    const mia = await owner()
    await mia.look('florist newtown')
    const paid = dfs.tasks.length
    await mia.look('FLORIST newtown')
    assert.deepEqual([dfs.tasks.length, (await mia.shown()).left], [paid, 19])
    await mia.look('florist newtown', NEWTOWN, 'desktop')
    assert.equal(dfs.tasks.length, paid + 1)
    assert.equal((await mia.shown()).keywords.length, 2)
  })

  it('keeps every place of a keyword over time', async () => {
    const mia = await owner()
    const place = { location: NEWTOWN, locationLabel: 'Newtown', foundUrl: null, competitors: [] }
    const asked = { websiteId: mia.website.id, provider: 'dataforseo', device: 'mobile' } as const
    const keep = (keyword: string, day: string, position: number | null) =>
      keepLookup(api.db, { ...asked, ...place, keyword, position, at: new Date(`${day}T02:00:00Z`) })
    await keep('florist newtown', '2026-08-24', 14)
    await keep('roses', '2026-09-14', null)
    await keep('florist newtown', '2026-10-24', 9)
    const { keywords } = await mia.shown()
    assert.deepEqual(
      keywords.map(({ keyword, places }) => [keyword, places.map(({ position }) => position)]),
      [
        ['florist newtown', [14, 9]],
        ['roses', [null]],
      ],
    )
  })

  it('says so where the keyword is missing or too long, the place unknown or the device of no kind', async () => {
    const mia = await owner()
    for (const keyword of ['', '   ', '\u202e'])
      assert.match((await mia.look(keyword)).text, /No results, please enter a keyword/u)
    assert.match((await mia.look('x'.repeat(81))).text, /Please use 80 characters or fewer/u)
    assert.equal((await mia.look('x'.repeat(80))).status, 200)
    for (const location of ['1', '', '../users'])
      assert.match((await mia.look('florist', location)).text, /Please choose a place from the list/u)
    assert.equal((await mia.look('florist', NEWTOWN, 'watch')).status, 422)
  })

  it('says why there are no results, and does not count as tried', async () => {
    const mia = await owner()
    await mia.look('florist newtown')
    dfs.answerNext({ status: 503 })
    const answer = await mia.look('wedding flowers')
    assert.equal(answer.status, 409)
    assert.match(answer.text, /No results available\. The search service didn’t answer/u)
    const { left, keywords } = await mia.shown()
    assert.deepEqual([left, keywords.length], [19, 1])
    assert.equal((await mia.look('wedding flowers')).status, 200)
    assert.equal((await mia.shown()).left, 18)
    assert.equal((await mia.shown()).keywords[0]?.position, null)
  })

  it('makes one look-up of an owner at a time', async () => {
    const mia = await owner()
    const first = dfs.holdNext()
    const going = mia.look('rose')
    await first.asked
    const refused = await mia.look('tulip')
    assert.equal(refused.status, 409)
    assert.match(refused.text, /still looking up/u)
    first.release()
    assert.equal((await going).status, 200)
    assert.equal((await mia.look('daisy')).status, 200)
  })

  it('removes a keyword with all of its places, and judges again', async () => {
    const mia = await owner()
    await mia.look('florist newtown')
    await mia.look('roses')
    const queued = api.queued.length
    const [roses] = (await mia.shown()).keywords
    assert.equal((await mia.remove(roses?.id ?? '')).status, 200)
    assert.deepEqual(
      (await mia.shown()).keywords.map(({ keyword }) => keyword),
      ['florist newtown'],
    )
    assert.ok(api.queued.length >= queued)
    assert.equal((await mia.remove(roses?.id ?? '')).status, 404)
  })

  it("A01 shows and removes nobody else's keywords", async () => {
    const mia = await owner()
    await mia.look('florist newtown')
    const [mine] = (await mia.shown()).keywords
    const max = await owner()
    assert.deepEqual((await max.shown()).keywords, [])
    assert.equal((await max.remove(mine?.id ?? '')).status, 404)
    assert.equal((await mia.shown()).keywords.length, 1)
  })

  it('lists places by what is typed', async () => {
    const mia = await owner()
    assert.match((await mia.get('/keyword-locations?typed=newt')).text, /"Newtown, New South Wales"/u)
    assert.match((await mia.get('/keyword-locations?typed=')).text, /^\{"locations":\[\{"code":"2036"/u)
  })

  it('asks the service that the operator chose, without a device where it knows none, up to the daily number', async () => {
    const mia = await owner(braveApi)
    assert.equal((await mia.look('florist newtown', 'AU', 'desktop')).status, 200)
    const { provider, left, keywords } = await mia.shown()
    assert.deepEqual([provider, left], ['brave', 1])
    assert.deepEqual([keywords[0]?.device, keywords[0]?.location.label], [null, 'Australia'])
    await mia.look('roses', 'AU')
    const third = await mia.look('lilies', 'AU')
    assert.equal(third.status, 429)
    assert.match(third.text, /That’s all 2 look-ups for today/u)
    assert.equal(usedUpWords(1), 'You’ve had your look-up for today. Come back tomorrow.')
  })

  it('is not possible without a service, or without a website', async () => {
    const mia = await owner(without)
    assert.equal((await mia.shown()).provider, null)
    assert.equal((await mia.look('florist')).status, 409)
    assert.deepEqual((await mia.get('/keyword-locations')).body, { locations: [] })
    const max = await api.owner()
    await addWebsite(api.db, { ownerId: max.id, address: null })
    const answer = await max.post('/keyword-lookups', {
      keyword: 'florist',
      device: 'mobile',
      location: NEWTOWN,
    })
    assert.match(answer.text, /Add your website first/u)
  })
})
