import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { PgBoss } from 'pg-boss'
import { testDatabase } from '#support/database.ts'
import { jobsOf, openBoss, prepareQueues, QUEUES } from './queues.ts'

describe('jobs that were handed in', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let boss: PgBoss
  before(async () => {
    database = await testDatabase()
    boss = openBoss(database.url, { working: false })
    // Its connections may still be saying goodbye when the database is dropped.
    boss.on('error', () => undefined)
    await boss.start()
    await prepareQueues(boss)
  })
  after(async () => {
    await boss.stop({ graceful: false })
    await database.close()
  })

  it('A23 are taken back for what is deleted, and for nothing else', async () => {
    const jobs = jobsOf(boss, async () => 'joes.fixture')
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
})
