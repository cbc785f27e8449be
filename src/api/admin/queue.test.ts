import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { addMail, cutOldTokens, mailState } from '#store/mails.ts'
import { askForReport } from '#store/reports.ts'
import { failScan, queueScan } from '#store/scans.ts'
import { mails } from '#store/schema/mails.ts'
import { reports } from '#store/schema/reports.ts'
import { scans } from '#store/schema/scans.ts'
import { websiteOfOwner } from '#store/websites.ts'
import { type TestApi, testApi } from '#support/api.ts'
import { onboarded } from '#support/onboarding.ts'
import { testQueue } from '#support/queue.ts'
import { queueCalls } from '../contract/admin/queue.ts'

const shape = queueCalls['GET /admin/queue'].answer

describe('the queue as the operator sees it', () => {
  let api: TestApi
  let queue: Awaited<ReturnType<typeof testQueue>>
  let operator: Awaited<ReturnType<TestApi['owner']>>
  before(async () => {
    api = await testApi()
    queue = await testQueue(api.url)
    api.services.jobs = queue.jobs
    operator = await api.owner({ operator: true })
  })
  after(async () => {
    await queue.stop()
    await api.close()
  })
  const look = async () => shape.parse((await operator.get('/admin/queue')).body)
  const retry = (id: string) => operator.post(`/admin/queue/${id}/retry`)
  const failedOf = async (id: string) => (await look()).failed.find((job) => job.id === id)

  const website = async () => {
    const mia = await onboarded(api)
    const found = await websiteOfOwner(api.db, mia.id)
    assert.ok(found)
    return { ...found, ownerId: mia.id }
  }

  it('counts the waiting jobs of each queue, and the time of the oldest', async () => {
    await queue.jobs.report(randomUUID())
    await queue.jobs.report(randomUUID())
    const found = (await look()).queues.find((one) => one.queue === 'report')
    assert.deepEqual([found?.waiting, found?.active, found?.failed], [2, 0, 0])
    assert.ok(Date.parse(found?.oldest ?? '') <= Date.now())
  })

  it('does not count a job as late that is scheduled for later', async () => {
    await queue.jobs.mail(randomUUID(), 3_600)
    const found = (await look()).queues.find((one) => one.queue === 'mail')
    assert.deepEqual([found?.waiting, found?.oldest], [1, null])
  })

  it('queues a scan again that failed for good, once', async () => {
    const { id: websiteId } = await website()
    const scan = await queueScan(api.db, { websiteId, cause: 'owner', checks: ['ssl'] })
    const id = await queue.fails('scan', { scanId: scan.id }, 'The inspector died')
    await failScan(api.db, scan.id)
    const job = await failedOf(id)
    assert.deepEqual(
      [job?.queue, job?.about, job?.reason, job?.tries, job?.canRetry],
      ['scan', 'blue-wren.fixture', 'The inspector died', 1, true],
    )
    assert.equal((await retry(id)).status, 200)
    assert.equal((await retry(id)).status, 404)
    const [now] = await api.db.select().from(scans).where(eq(scans.id, scan.id))
    assert.deepEqual([now?.state, now?.reason, now?.endedAt], ['queued', null, null])
    const waiting = JSON.stringify(await queue.waiting('scan'))
    assert.equal(waiting.split(scan.id).length - 1, 1)
    assert.equal(await failedOf(id), undefined)
  })

  it('removes from the list what its owner has cancelled since, and repeats nothing', async () => {
    const { id: websiteId } = await website()
    const scan = await queueScan(api.db, { websiteId, cause: 'owner', checks: ['ssl'] })
    const id = await queue.fails('scan', { scanId: scan.id }, 'Gone')
    await api.db.update(scans).set({ state: 'cancelled' }).where(eq(scans.id, scan.id))
    assert.match((await retry(id)).text, /nothing left to do/u)
    assert.equal(await failedOf(id), undefined)
    assert.ok(!JSON.stringify(await queue.waiting('scan')).includes(scan.id))
  })

  it('queues a report and a mail again', async () => {
    const { id: websiteId, ownerId } = await website()
    const { report } = await askForReport(api.db, { ownerId, websiteId, kind: 'blueprint' })
    await api.db.update(reports).set({ state: 'failed' }).where(eq(reports.id, report.id))
    const mail = { to: 'mia@example.com', kind: 'verify', subject: 'x', text: 'x', html: 'x' }
    const mailId = (await addMail(api.db, { ...mail, state: 'queued' })) ?? ''
    assert.equal((await retry(await queue.fails('report', { reportId: report.id }, 'x'))).status, 200)
    assert.equal((await retry(await queue.fails('mail', { mailId }, 'x'))).status, 200)
    const [again] = await api.db.select().from(reports).where(eq(reports.id, report.id))
    assert.deepEqual([again?.state, await mailState(api.db, mailId)], ['queued', 'queued'])
  })

  it('sends no mail again whose link has expired', async () => {
    const mail = { to: 'mia@example.com', kind: 'reset', subject: 'x', html: 'x', state: 'queued' } as const
    const mailId = (await addMail(api.db, { ...mail, text: 'https://fettle.example/reset#token=abc' })) ?? ''
    await api.db.update(mails).set({ state: 'failed' }).where(eq(mails.id, mailId))
    await cutOldTokens(api.db, new Date(Date.now() + 1_000))
    const id = await queue.fails('mail', { mailId }, 'x')
    assert.match((await retry(id)).text, /nothing left to do/u)
    assert.deepEqual([await mailState(api.db, mailId), await failedOf(id)], ['failed', undefined])
  })

  it('shows of a failed statement what the database said, and not the values in it', async () => {
    // As pg-boss keeps what Drizzle throws.
    const query = 'insert into nowhere values ($1)'
    const output = {
      message: `Failed query: ${query}\nparams: mia@example.com`,
      query,
      params: ['mia@example.com'],
      cause: { message: 'relation "nowhere" does not exist' },
    }
    const id = await queue.fails('report', { reportId: randomUUID() }, 'x')
    await api.db.execute(
      sql`update pgboss.job set output = ${JSON.stringify(output)}::jsonb where id = ${id}`,
    )
    assert.equal((await failedOf(id))?.reason, `${query}: relation "nowhere" does not exist`)
  })

  it('shows scheduled work and deleted subjects as nothing to repeat, only to be removed from the list', async () => {
    const id = await queue.fails('report', { reportId: randomUUID() }, 'x')
    const job = await failedOf(id)
    assert.deepEqual([job?.about, job?.canRetry], ['', false])
    assert.equal((await retry(id)).status, 200)
    assert.equal(await failedOf(id), undefined)
  })

  it('A04 answers 404 to an unknown job', async () => {
    for (const id of [randomUUID(), 'x', '0']) assert.equal((await retry(id)).status, 404, id)
  })
})
