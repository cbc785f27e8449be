import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { testApi, type TestApi } from '#support/api.ts'
import { checkOf, resultOf } from '#support/result-of.ts'
import { saveRated } from '#support/save-rated.ts'
import { reportOfWebsite } from './report-input.ts'
import { endScan, newestScan, queueScan, takeScan } from './scans.ts'
import { addWebsite } from './websites.ts'

const ADDRESS = 'https://joes.fixture/'
/** Milliseconds by which a result is later than the beginning of its scan, and earlier than its end. */
const APART_MS = 5
const GOOD = { ssl: 'valid', sitemap: 'has_sitemap' } as const
type Judged = keyof typeof GOOD

describe('the report of a website', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  it('has the times of its newest scan where all results are of it, and else those of its results', async () => {
    const { id: ownerId } = await api.owner()
    const website = await addWebsite(api.db, { ownerId, address: ADDRESS })
    const scan = async (...ids: Judged[]) => {
      const { id } = await queueScan(api.db, { websiteId: website.id, cause: 'owner', checks: ids })
      const taken = await takeScan(api.db, id)
      assert.ok(taken)
      await pause(APART_MS)
      const at = new Date().toISOString()
      for (const check of ids) await saveRated(api.db, taken.hold, resultOf(check, GOOD[check], at))
      await pause(APART_MS)
      await endScan(api.db, taken.hold, { state: 'done', reason: null })
      return at
    }
    const times = async () => {
      const { startedAt, finishedAt, durationMs } = await reportOfWebsite(
        { db: api.db, files: api.services.files, version: '0.0.0' },
        { ...website, address: ADDRESS },
        { checks: [checkOf('ssl'), checkOf('sitemap')], at: new Date() },
      )
      return { startedAt, finishedAt, durationMs }
    }

    const first = await scan('ssl', 'sitemap')
    const whole = await newestScan(api.db, website.id)
    const [begun, ended] = [whole?.startedAt, whole?.endedAt]
    assert.ok(begun && ended)
    assert.deepEqual(await times(), {
      startedAt: begun.toISOString(),
      finishedAt: ended.toISOString(),
      durationMs: ended.getTime() - begun.getTime(),
    })

    const second = await scan('ssl')
    assert.deepEqual(await times(), { startedAt: first, finishedAt: second, durationMs: 0 })
  })
})
