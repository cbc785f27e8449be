import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { PgBoss } from 'pg-boss'
import { openPool } from '#store/database.ts'
import { MINUTE_MS } from '#core/time-units.ts'
import { addMail } from '#store/mails.ts'
import { workWithoutJob } from '#store/work-without-job.ts'
import { queueScan } from '#store/scans.ts'
import { visitors } from '#store/schema/websites.ts'
import { addWebsite, hostOfWebsite } from '#store/websites.ts'
import { testDatabase } from '#support/database.ts'
import { queueJobs, openBoss, prepareQueues } from '../queues.ts'
import { requeueLostReportsAndMails, requeueLostWork } from './requeue-lost-work.ts'

const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS)

describe('unfinished work without a job', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let store: ReturnType<typeof openPool>
  let boss: PgBoss
  before(async () => {
    database = await testDatabase()
    store = openPool(database.url)
    boss = openBoss(database.url, { working: false })
    // Connections may be closed by the server when the database is dropped; without a listener the error would fail the test.
    boss.on('error', () => undefined)
    await boss.start()
    await prepareQueues(boss)
  })
  after(async () => {
    await boss.stop({ graceful: false })
    await store.close()
    await database.close()
  })

  it('F03 is queued once; work with a job is not queued again', async () => {
    const { db } = store
    const [visitor] = await db.insert(visitors).values({ tokenHash: 'x' }).returning()
    const website = await addWebsite(db, { visitorId: visitor?.id ?? '', address: 'https://joes.fixture/' })
    const scan = await queueScan(db, { websiteId: website.id, cause: 'visitor', checks: ['ssl'] })
    assert.deepEqual((await workWithoutJob(db)).scans, [
      { id: scan.id, websiteId: website.id, cause: 'visitor' },
    ])
    const jobs = queueJobs(boss, (websiteId) => hostOfWebsite(db, websiteId))
    await requeueLostWork(db, jobs)
    await requeueLostWork(db, jobs)
    assert.equal((await boss.findJobs('scan', { data: { websiteId: website.id } })).length, 1)
    assert.deepEqual((await workWithoutJob(db)).scans, [])
  })

  it('F03 is found while a worker runs as well: a mail gets its job, once, when it has waited for some minutes', async () => {
    const { db } = store
    const letter = { to: 'mia@owners.fixture', kind: 'summary', subject: 's', text: 't', html: 'h' } as const
    const id = await addMail(db, { ...letter, state: 'queued' })
    const jobs = queueJobs(boss, (websiteId) => hostOfWebsite(db, websiteId))
    await requeueLostReportsAndMails(db, jobs, later(-5))
    assert.equal((await boss.findJobs('mail')).length, 0)
    await requeueLostReportsAndMails(db, jobs, later(1))
    await requeueLostReportsAndMails(db, jobs, later(1))
    assert.equal((await boss.findJobs('mail', { data: { mailId: id } })).length, 1)
  })
})
