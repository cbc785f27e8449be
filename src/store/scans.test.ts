import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { testApi, type TestApi } from '#support/api.ts'
import { failedResult, resultOf } from '#support/result-of.ts'
import { endScan, queueScan, returnScan, takeScan } from './scans.ts'
import { saveRated } from '#support/save-rated.ts'
import { knownResultsOfCheck } from './known-results.ts'
import { addWebsite } from './websites.ts'

const NOW = '2026-11-21T08:00:00.000Z'

describe('a scan', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  async function queued() {
    const { id } = await api.owner()
    const website = await addWebsite(api.db, { ownerId: id, address: 'https://joes.fixture/' })
    const scan = await queueScan(api.db, { websiteId: website.id, cause: 'owner', checks: ['ssl'] })
    const take = async () => {
      const taken = await takeScan(api.db, scan.id)
      assert.ok(taken)
      return taken.hold
    }
    return { website, scan, take }
  }

  it('F13 refuses writes of a worker after another one has taken it', async () => {
    const { website, take } = await queued()
    const slow = await take()
    const second = await take()
    assert.equal(await saveRated(api.db, slow, resultOf('ssl', 'no_ssl', NOW)), false)
    assert.equal(await endScan(api.db, slow, { state: 'done', reason: null }), false)
    assert.equal(await knownResultsOfCheck(api.db, website.id, 'ssl'), null)
    assert.equal(await saveRated(api.db, second, resultOf('ssl', 'valid', NOW)), true)
    assert.equal(await endScan(api.db, second, { state: 'done', reason: null }), true)
    assert.equal((await knownResultsOfCheck(api.db, website.id, 'ssl'))?.newest.status, 'valid')
  })

  it('F13 is done once: a second delivery of its job does nothing', async () => {
    const { scan, take } = await queued()
    await endScan(api.db, await take(), { state: 'done', reason: null })
    assert.equal(await takeScan(api.db, scan.id), null)
  })

  it('goes back to the queue when its worker stops, and has one result for each check', async () => {
    const { website, take } = await queued()
    const first = await take()
    await saveRated(api.db, first, resultOf('ssl', 'no_ssl', NOW))
    await returnScan(api.db, first)
    await saveRated(api.db, await take(), resultOf('ssl', 'valid', NOW))
    const known = await knownResultsOfCheck(api.db, website.id, 'ssl')
    assert.equal(known?.newest.status, 'valid')
    assert.equal(known.lastKnown?.status, 'valid')
  })

  it('keeps the last known result when the new one is not conclusive', async () => {
    const { website, take } = await queued()
    const hold = await take()
    await saveRated(api.db, hold, resultOf('ssl', 'valid', NOW))
    const again = await queueScan(api.db, { websiteId: website.id, cause: 'owner', checks: ['ssl'] })
    const taken = await takeScan(api.db, again.id)
    assert.ok(taken)
    await saveRated(api.db, taken.hold, failedResult('ssl', NOW))
    const known = await knownResultsOfCheck(api.db, website.id, 'ssl')
    assert.equal(known?.newest.greyKind, 'unable')
    assert.equal(known.lastKnown?.status, 'valid')
  })
})
