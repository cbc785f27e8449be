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
    assert.deepEqual([api.faults, ads.faults], [[], []])
    await api.close()
    await ads.close()
  })

  async function connected(account: string) {
    const owner = await api.owner()
    await connectAds(api.db, { ownerId: owner.id, account }, { secret: SECRET, oldSecrets: [] })
    return async () => {
      ads.requests.length = 0
      for (const path of FULL_LOOK) assert.equal((await owner.get(path)).status, 200, path)
      return ads.requests.reduce((sum, { operations }) => sum + operations, 0)
    }
  }

  /** Makes everything that was read older. */
  const age = (minutes: number) =>
    api.db
      .update(connectionResults)
      .set({ asOf: sql`${connectionResults.asOf} - make_interval(mins => ${minutes})` })

  it('are 14 for the first one in an account without lists or smart campaigns', async () => {
    const look = await connected(ADS_IDS.cafe)
    assert.equal(await look(), 14)
  })

  it('are 17 for the first one in an account with all of them, and 9 for another within the hour', async () => {
    const look = await connected(ADS_IDS.cycles)
    assert.equal(await look(), 17)
    await age(16)
    assert.equal(await look(), 9)
  })

  it('are none within 15 minutes, and 8 after them', async () => {
    const look = await connected(ADS_IDS.cafe)
    await look()
    assert.equal(await look(), 0)
    await age(14)
    assert.equal(await look(), 0)
    await age(2)
    assert.equal(await look(), 8)
  })
})
