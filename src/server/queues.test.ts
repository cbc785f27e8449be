import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { ScanCause } from '#core/scan-states.ts'
import { openPool } from '#store/database.ts'
import { removeCompletedJobs } from '#store/queue.ts'
import { testDatabase } from '#support/database.ts'
import { hasScanJob, queueJobs, openBoss, prepareQueues, QUEUES, type ScanJob } from './queues.ts'

describe('jobs in the queue', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let boss: PgBoss
  before(async () => {
    database = await testDatabase()
    boss = openBoss(database.url, { working: false })
    // Connections may be closed by the server when the database is dropped; without a listener the error would fail the test.
    boss.on('error', () => undefined)
    await boss.start()
    await prepareQueues(boss)
  })
  after(async () => {
    await boss.stop({ graceful: false })
    await database.close()
  })

  beforeEach(() => boss.deleteAllJobs())

  it('have the settings of this version in a database of an earlier one', async () => {
    await boss.updateQueue(QUEUES.withoutWebsite, { expireInSeconds: 300 })
    await prepareQueues(boss)
    assert.equal((await boss.getQueue(QUEUES.withoutWebsite))?.expireInSeconds, 1_200)
  })

  it('are of daily reads once only, also in a database of an earlier version, from when none waits there', async () => {
    await boss.deleteQueue(QUEUES.daily)
    await boss.createQueue(QUEUES.daily)
    const left = await boss.send(QUEUES.daily, {})
    await prepareQueues(boss)
    assert.equal((await boss.getQueue(QUEUES.daily))?.policy, 'standard')
    assert.equal((await boss.findJobs(QUEUES.daily)).length, 1)
    await boss.deleteJob(QUEUES.daily, left ?? '')
    await prepareQueues(boss)
    assert.equal((await boss.getQueue(QUEUES.daily))?.policy, 'exclusive')
  })

  it('A23 are removed with what they are about, and no others are', async () => {
    const jobs = queueJobs(boss, async () => 'joes.fixture')
    for (const who of ['mia', 'joe']) {
      await jobs.scan({ id: `first scan of ${who}`, websiteId: `website of ${who}`, cause: 'owner' })
      await jobs.scan({ id: `second scan of ${who}`, websiteId: `website of ${who}`, cause: 'answers' })
      await jobs.report(`report of ${who}`)
      await jobs.mail(`mail to ${who}`)
    }
    await jobs.drop({ websites: ['website of mia'], reports: ['report of mia'], mails: ['mail to mia'] })

    const left = await Promise.all(
      [QUEUES.scan, QUEUES.report, QUEUES.mail].map((queue) => boss.findJobs(queue)),
    )
    assert.deepEqual(
      left.map((found) => found.length),
      [2, 1, 1],
    )
    assert.ok(left.flat().every(({ data }) => JSON.stringify(data).includes('joe')))
  })

  it('of a business without a website wait for no scan of a website, and are removed with it', async () => {
    const jobs = queueJobs(boss, async (websiteId) => (websiteId === 'none' ? null : 'joes.fixture'))
    await jobs.scan({ id: 'of a website', websiteId: 'some', cause: 'owner' })
    await jobs.scan({ id: 'without one', websiteId: 'none', cause: 'owner' })
    const [job] = await boss.fetch<ScanJob>(QUEUES.withoutWebsite)
    assert.equal(job?.data.scanId, 'without one')
    assert.ok(await hasScanJob(boss, 'without one'))
    assert.ok(!(await hasScanJob(boss, 'of nobody')))
    await boss.complete(QUEUES.withoutWebsite, job.id)
    await jobs.scan({ id: 'another', websiteId: 'none', cause: 'answers' })
    await jobs.drop({ websites: ['none'], reports: [], mails: [] })
    assert.deepEqual(await boss.findJobs(QUEUES.withoutWebsite, { data: { scanId: 'another' } }), [])
    assert.equal((await boss.findJobs(QUEUES.scan)).length, 1)
  })

  it('are removed an hour after they were completed, and no others are', async () => {
    const { db, close } = openPool(database.url, 1)
    const add = async (state: string, completed: string): Promise<string> => {
      const id = (await boss.send(QUEUES.report, { reportId: randomUUID() })) ?? ''
      await db.execute(
        sql`update pgboss.job set state = ${state}, completed_on = now() - ${completed}::interval where id = ${id}`,
      )
      return id
    }
    const kept = [
      await add('completed', '59 minutes'),
      await add('failed', '2 hours'),
      await add('created', '2 hours'),
    ]
    await add('completed', '61 minutes')
    await removeCompletedJobs(db)
    await close()
    const left = await boss.findJobs(QUEUES.report)
    assert.deepEqual(left.map(({ id }) => id).toSorted(), kept.toSorted())
  })

  /** The websites in the order in which one worker would start their scans. */
  async function served(): Promise<string[]> {
    const order: string[] = []
    for (;;) {
      const [job] = await boss.fetch<ScanJob>(QUEUES.scan)
      if (!job) return order
      order.push(job.data.websiteId)
      await boss.complete(QUEUES.scan, job.id)
    }
  }

  it('L05 are served in turns: a website with a hundred scans does not delay one with a single scan', async () => {
    const jobs = queueJobs(boss, async (websiteId) => `${websiteId}.fixture`)
    const ask = (websiteId: string, cause: ScanCause = 'owner') =>
      jobs.scan({ id: randomUUID(), websiteId, cause })
    for (let count = 0; count < 100; count += 1) await ask('mia')
    const [first] = await boss.fetch<ScanJob>(QUEUES.scan)
    await ask('joe')
    await ask('ann')
    await ask('ann')
    await boss.complete(QUEUES.scan, first?.id ?? '')
    const order = await served()
    assert.deepEqual(order.slice(0, 4), ['joe', 'ann', 'mia', 'ann'])
    assert.equal(order.length, 102)
  })

  it('L05 of a website with many scans keep their turn when others come later', async () => {
    const jobs = queueJobs(boss, async (websiteId) => `${websiteId}.fixture`)
    for (const websiteId of ['mia', 'mia', 'mia'])
      await jobs.scan({ id: randomUUID(), websiteId, cause: 'owner' })
    const order: string[] = []
    for (const next of ['joe', 'ann', 'eve', 'pat']) {
      const [job] = await boss.fetch<ScanJob>(QUEUES.scan)
      order.push(job?.data.websiteId ?? '')
      await jobs.scan({ id: randomUUID(), websiteId: next, cause: 'owner' })
      await boss.complete(QUEUES.scan, job?.id ?? '')
    }
    assert.deepEqual([...order, ...(await served())], ['mia', 'joe', 'mia', 'ann', 'eve', 'mia', 'pat'])
  })

  it('are served by urgency: rejudging after an answer, then scans people wait for, then scheduled scans', async () => {
    const jobs = queueJobs(boss, async (websiteId) => `${websiteId}.fixture`)
    for (const cause of ['schedule', 'owner', 'answers'] as const)
      await jobs.scan({ id: randomUUID(), websiteId: cause, cause })
    assert.deepEqual(await served(), ['answers', 'owner', 'schedule'])
  })
})
