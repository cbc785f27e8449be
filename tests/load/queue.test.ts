import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { queueJobs, QUEUES } from '#server/queues.ts'
import { openPool } from '#store/database.ts'
import { countJobs } from '#store/queue.ts'
import { testDatabase } from '#support/database.ts'
import { testQueue } from '#support/queue.ts'

const BACKLOG = 10_000
const DONE = 100

describe('a backlog of ten thousand jobs', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let store: ReturnType<typeof openPool>
  let queue: Awaited<ReturnType<typeof testQueue>>
  before(async () => {
    database = await testDatabase()
    store = openPool(database.url, 2)
    queue = await testQueue(database.url)
  })
  after(async () => {
    await queue.stop()
    await store.close()
    await database.close()
  })

  test('L04 is counted exactly, processed one by one, and accepts more', async () => {
    const { boss } = queue
    const data = Array.from({ length: BACKLOG }, (_, index) => ({ reportId: `report ${index}` }))
    await boss.insert(
      QUEUES.report,
      data.map((one) => ({ data: one })),
    )
    assert.equal(await waiting(), BACKLOG)
    const done = new Set<string>()
    for (let count = 0; count < DONE; count += 1) {
      const [job] = await boss.fetch<{ reportId: string }>(QUEUES.report)
      assert.ok(job)
      done.add(job.data.reportId)
      await boss.complete(QUEUES.report, job.id)
    }
    assert.equal(done.size, DONE, 'each job is given out once')
    await queueJobs(boss, async () => null).report('one more')
    assert.equal(await waiting(), BACKLOG - DONE + 1)
  })

  /** Counts as the operator's page does. */
  const waiting = async (): Promise<number> =>
    (await countJobs(store.db))
      .filter((row) => row.queue === QUEUES.report && row.state === 'created')
      .reduce((sum, row) => sum + row.count, 0)
})
