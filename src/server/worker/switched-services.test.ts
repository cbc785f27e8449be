import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { scans } from '#store/schema/scans.ts'
import { saveConnection } from '#store/owner-connections.ts'
import { addWebsite } from '#store/websites.ts'
import { SECRET, testApi, type TestApi } from '#support/api.ts'
import { resultOf } from '#support/result-of.ts'
import { scanned } from '#support/scanned.ts'
import { SwitchedServices } from './switched-services.ts'

describe('removing the key of a service', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  /** `connected`: the service of which the owner has connected an account. */
  async function rejudgedOf(check: string, status: string, connected?: string): Promise<string[]> {
    const { id } = await api.owner()
    const website = await addWebsite(api.db, { ownerId: id, address: 'https://joes.fixture/' })
    await scanned(api.db, website.id, [resultOf(check, status, new Date().toISOString())])
    if (connected !== undefined)
      await saveConnection(
        api.db,
        { ownerId: id, service: connected, grant: null, scopes: [], at: new Date() },
        { secret: SECRET, oldSecrets: [] },
      )
    const { db, jobs, connections } = api.services
    await new SwitchedServices().rejudge({ db, jobs, connections }, new Date(Date.now() + 1_000))
    const rows = await api.db.select().from(scans).where(eq(scans.websiteId, website.id))
    return rows.filter(({ cause }) => cause === 'accounts').flatMap(({ checks }) => checks)
  }

  it('judges again what waited for an account', async () => {
    for (const [check, status] of [
      ['facebook', 'not_connected'],
      ['google-analytics', 'login_to_google_analytics'],
      ['google-my-business', 'permission_required'],
      ['search-engine-results', 'has_not_tried_keywords_tool'],
    ] as const)
      assert.deepEqual(await rejudgedOf(check, status), [check])
  })

  it('judges again what was read through an account', async () => {
    assert.deepEqual(await rejudgedOf('facebook', 'active', 'facebook'), ['facebook'])
    assert.deepEqual(await rejudgedOf('twitter', 'inactive', 'twitter'), ['twitter'])
  })

  it('leaves alone what no account of this service told', async () => {
    assert.deepEqual(await rejudgedOf('facebook', 'no_account'), [])
    assert.deepEqual(await rejudgedOf('facebook', 'no_account', 'twitter'), [])
  })
})
