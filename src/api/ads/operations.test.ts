import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { connectionResults } from '#store/schema/connections.ts'
import { openAdwords } from '#stand-ins/adwords.ts'
import { ADS_IDS, adsBusinesses } from '#stand-ins/adwords.data.ts'
import { NO_SERVICES, SECRET, testApi, type TestApi } from '#support/api.ts'
import { connectAds } from '#support/google-connection.ts'

/** What the pages of all eight tabs ask for, in the order of the tabs, with what several of them ask for again. */
const FULL_LOOK = [
  '/ads',
  '/ads/campaigns',
  '/ads/days',
  '/ads/campaigns',
  '/ads/ad-groups',
  '/ads/strategies',
  '/ads/assets',
  '/ads/keywords',
  '/ads/search-terms',
  '/ads/negative-keywords',
]

/** Google counts operations of all owners together, and gives the lowest access level 2,880 a day. */
describe('the operations of a look at all eight tabs', () => {
  let api: TestApi
  let ads: Awaited<ReturnType<typeof openAdwords>>
  before(async () => {
    ads = await openAdwords({ accounts: adsBusinesses(20, 40) })
    const values = { GOOGLE_CLIENT_ID: 'test.apps.googleusercontent.com', GOOGLE_CLIENT_SECRET: 'secret' }
    api = await testApi({}, { ...NO_SERVICES, connections: { values, endpoints: ads.endpoints } })
  })
  after(async () => {
    await api.close()
    await ads.close()
    assert.deepEqual([api.faults, ads.faults], [[], []])
  })

  /** Connects an owner and makes the reads that the scan after choosing an account makes, and every daily read. */
  async function connected(account: string) {
    const owner = await api.owner()
    await connectAds(api.db, { ownerId: owner.id, account }, { secret: SECRET, oldSecrets: [] })
    const { connections } = api.services
    const connector = connections.connectors.find(({ id }) => id === 'adwords')
    const chosen = { state: 'connected', account: { id: account, label: '' }, handle: null } as const
    const routine = connector?.routine?.({ ...chosen, choices: {}, numbers: [] }, null) ?? []
    ads.requests.length = 0
    for (const { read, input } of routine)
      assert.ok((await connections.run(owner.id, { service: 'adwords', read, input })).ok, read)
    return {
      owner,
      ahead: operations(),
      look: async () => {
        ads.requests.length = 0
        for (const path of FULL_LOOK) assert.equal((await owner.get(path)).status, 200, path)
        return operations()
      },
    }
  }

  const operations = () => ads.requests.reduce((sum, one) => sum + one.operations, 0)

  /** Makes everything that was read older. */
  const age = (minutes: number) =>
    api.db
      .update(connectionResults)
      .set({ asOf: sql`${connectionResults.asOf} - make_interval(mins => ${minutes})` })

  it('are 9 for the first one, and 8 for every other of the day, after 5 when the account is chosen', async () => {
    const { ahead, look } = await connected(ADS_IDS.cafe)
    assert.equal(ahead, 5)
    assert.equal(await look(), 9)
    await age(16)
    assert.equal(await look(), 8)
    await age(22 * 60)
    assert.equal(await look(), 8)
  })

  it('are one more with smart campaigns, and two more ahead with lists', async () => {
    const { ahead, look } = await connected(ADS_IDS.cycles)
    assert.equal(ahead, 7)
    assert.equal(await look(), 10)
    await age(16)
    assert.equal(await look(), 9)
  })

  it('are none within 15 minutes', async () => {
    const { look } = await connected(ADS_IDS.cafe)
    await look()
    assert.equal(await look(), 0)
    await age(14)
    assert.equal(await look(), 0)
  })

  it('are none for other dates where nothing has figures', async () => {
    const { look, owner } = await connected(ADS_IDS.cafe)
    await look()
    ads.requests.length = 0
    assert.equal((await owner.get('/ads/negative-keywords?period=7days')).status, 200)
    assert.equal(operations(), 0)
  })
})
