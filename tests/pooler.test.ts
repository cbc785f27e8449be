import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openBoss, prepareQueues, QUEUES } from '#server/queues.ts'
import { listenTo, notify } from '#store/listen-notify.ts'
import { migrateDatabase, MIGRATIONS, timesOf } from '#store/migrate.ts'
import { openPool } from '#store/database.ts'
import { testDatabase } from '#support/database.ts'
import { hasPooler, startPooler } from '#support/pooler.ts'
import { startProduct } from '#support/product.ts'
import { until } from '#support/until.ts'

const skip = hasPooler() ? false : 'this machine has no pgbouncer'

describe('behind pgbouncer, which lends connections for a transaction', { skip }, () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let pooler: Awaited<ReturnType<typeof startPooler>>
  before(async () => {
    database = await testDatabase()
    pooler = await startPooler(database.url)
  })
  after(async () => {
    await pooler.stop()
    await database.close()
  })

  it('three servers that start together migrate once', async () => {
    const store = openPool(pooler.url, 2)
    await store.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA drizzle CASCADE')
    await Promise.all(Array.from({ length: 3 }, () => migrateDatabase(pooler.url)))
    const { rows } = await store.pool.query(
      'select created_at::float8 as time from drizzle.__drizzle_migrations',
    )
    assert.deepEqual(
      rows.map(({ time }) => time),
      timesOf(MIGRATIONS),
    )
    await store.close()
  })

  it('what is sent through it is heard past it', async () => {
    const store = openPool(pooler.url, 1)
    const heard: string[] = []
    const { close } = await listenTo(database.url, ['somewhere'], {
      onText: (_, text) => void heard.push(text),
      onFault: (error) => assert.fail(String(error)),
      onGap: () => undefined,
    })
    await notify(store.db, 'somewhere', 'hello')
    await until('the text was heard', () => heard.length > 0)
    assert.deepEqual(heard, ['hello'])
    await close()
    await store.close()
  })

  it('twenty jobs are each done once, by more workers than it has connections', async (t) => {
    const bosses = Array.from({ length: 3 }, () =>
      openBoss(pooler.url, { working: true, listenUrl: database.url }),
    )
    t.after(() => Promise.all(bosses.map((boss) => boss.stop({ graceful: true, timeout: 5_000 }))))
    const done: string[] = []
    for (const boss of bosses) {
      boss.on('error', (error) => assert.fail(error))
      await boss.start()
    }
    const [first] = bosses
    assert.ok(first)
    await prepareQueues(first)
    for (const boss of bosses)
      await boss.work<{ reportId: string }>(
        QUEUES.report,
        { localConcurrency: 3, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 },
        async (jobs) => void done.push(...jobs.map(({ data }) => data.reportId)),
      )
    const ids = Array.from({ length: 20 }, (_, index) => `report ${index}`)
    await first.insert(
      QUEUES.report,
      ids.map((reportId) => ({ data: { reportId } })),
    )
    await until('all were done', () => done.length >= ids.length)
    assert.deepEqual(done.toSorted(), ids.toSorted())
  })

  it('the product starts, and somebody signs up and reads their page', async () => {
    const product = await startProduct({
      settings: { DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: database.url },
    })
    try {
      const owner = await product.signUp()
      assert.equal((await owner.get('/me')).status, 200)
    } finally {
      await product.stop()
    }
  })
})
