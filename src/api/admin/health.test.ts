import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { startHeartbeat } from '#server/heartbeat.ts'
import { openPool } from '#store/database.ts'
import { addMail, endMail, takeMail } from '#store/mails.ts'
import { noteNames } from '#store/service-notes.ts'
import { noteServiceState } from '#store/service-states.ts'
import { processes } from '#store/schema/processes.ts'
import { addTallies, sweepTallies } from '#store/tallies.ts'
import { saveBackupFacts, saveBrowserFacts } from '#store/settings.ts'
import { type TestApi, testApi } from '#support/api.ts'
import { testQueue } from '#support/queue.ts'
import { adminHealthCalls } from '../contract/admin/health.ts'

const shape = adminHealthCalls['GET /admin/health'].answer

describe('health', () => {
  let api: TestApi
  let queue: Awaited<ReturnType<typeof testQueue>>
  before(async () => {
    api = await testApi()
    queue = await testQueue(api.url)
  })
  after(async () => {
    await queue.stop()
    await api.close()
  })
  const health = async () => {
    const operator = await api.owner({ operator: true })
    return shape.parse((await operator.get('/admin/health')).body)
  }

  it('A24 answers ok to everybody and no more', async () => {
    const { status, text, headers } = await api.visitor().get('/health')
    assert.deepEqual([status, text], [200, 'ok'])
    assert.equal(headers.get('cache-control'), 'private, no-store')
    const operator = await api.owner({ operator: true })
    assert.equal((await operator.get('/health')).text, 'ok')
  })

  it('A24 answers 503 while the database is down', async () => {
    const away = openPool('postgres://fettle@127.0.0.1:1/fettle', 1)
    const here = api.services.db
    api.services.db = away.db
    const { status, headers } = await api.visitor().get('/health')
    api.services.db = here
    await away.close()
    assert.deepEqual([status, headers.get('retry-after')], [503, '5'])
  })

  it('shows the operator versions, sizes and free space', async () => {
    const { versions, database, disk, browser, workers, opened } = await health()
    assert.deepEqual(opened, ['10.20.0.0/16:80,443'])
    assert.equal(versions.fettle, '0.0.0')
    assert.match(versions.postgresql, /^\d+/u)
    assert.ok(database.bytes > 1_000_000)
    assert.ok(database.migrations >= 3)
    assert.ok(Date.parse(database.newestMigration) > 0)
    assert.deepEqual(disk, { freeBytes: 4_000_000_000, totalBytes: 9_000_000_000 })
    assert.deepEqual([browser, workers], ['/usr/bin/chromium', 1])
  })

  it('shows processes as running while they report, as gone when they stop reporting, and not once they have ended', async () => {
    const beat = await startHeartbeat(api.db, 'worker', assert.fail)
    const [alive] = (await health()).processes
    assert.deepEqual([alive?.kind, alive?.pid, alive?.alive], ['worker', process.pid, true])
    assert.ok((alive?.memoryBytes ?? 0) > 1_000_000)

    await api.db.update(processes).set({ seenAt: sql`now() - interval '31 seconds'` })
    assert.deepEqual(
      (await health()).processes.map((one) => one.alive),
      [false],
    )
    await beat.stop()
    assert.deepEqual((await health()).processes, [])
  })

  it('tells of the last 24 hours: browsers, refusals and scans, and nothing that is older', async () => {
    const [old, now] = [new Date(Date.now() - 26 * 3_600_000), new Date()]
    await addTallies(api.db, 'browser_end', { crashed: 7 }, old)
    await addTallies(api.db, 'browser_end', { out_of_memory: 1 }, now)
    await addTallies(api.db, 'browser_end', { out_of_memory: 2, late: 1 }, now)
    await addTallies(api.db, 'refusal', { address_refused: 4 }, now)
    await addTallies(api.db, 'refusal', {}, now)
    const { lately } = await health()
    assert.deepEqual(lately.browserEnds, [
      { how: 'late', count: 1 },
      { how: 'out_of_memory', count: 3 },
    ])
    assert.deepEqual(lately.refusals, [{ kind: 'address_refused', count: 4 }])
    assert.deepEqual([lately.scans, lately.mails], [[], { sent: 0, failed: 0 }])
    await sweepTallies(api.db, new Date(now.getTime() + 1))
    assert.deepEqual((await health()).lately.browserEnds, [])
  })

  it('names outside services whose last request failed', async () => {
    assert.deepEqual((await health()).failedServices, [])
    const at = new Date()
    await noteServiceState(api.db, 'data_breach_check', { failure: { kind: 'quota' }, at })
    assert.deepEqual((await health()).failedServices, ['Have I Been Pwned'])
    await noteServiceState(api.db, 'data_breach_check', { failure: null, at })
    assert.deepEqual((await health()).failedServices, [])
  })

  it('names what outside services no longer know', async () => {
    await noteNames(api.db, 'facebook', { known: [], retired: ['post_clicks'], at: new Date() })
    assert.deepEqual((await health()).retiredNames, [{ service: 'Facebook', names: ['post_clicks'] }])
    await noteNames(api.db, 'facebook', { known: ['post_clicks'], retired: [], at: new Date() })
    assert.deepEqual((await health()).retiredNames, [])
  })

  it('shows the states of mail, and why the newest was not sent', async () => {
    const mail = { to: 'mia@example.com', kind: 'verify', subject: 'x', text: 'x', html: 'x' }
    await addMail(api.db, { ...mail, state: 'outbox' })
    const id = await addMail(api.db, { ...mail, state: 'queued' })
    await takeMail(api.db, id ?? '')
    await endMail(api.db, id ?? '', { state: 'failed', lastError: '550 No such user' })
    assert.deepEqual((await health()).mail, {
      server: null,
      waiting: 0,
      failed: 1,
      outbox: 1,
      lastError: '550 No such user',
    })
  })

  it('shows how the browser was isolated at its last start, or why it was refused', async () => {
    assert.equal((await health()).browserSeen, null)
    const running = { state: 'running', version: 'Chrome/1', sandbox: 'on', isolation: 'namespace' } as const
    await saveBrowserFacts(api.db, running)
    await saveBrowserFacts(api.db, running)
    assert.deepEqual((await health()).browserSeen, running)
    const refused = { state: 'refused', why: 'It sends packets past the proxy' } as const
    await saveBrowserFacts(api.db, refused)
    assert.deepEqual((await health()).browserSeen, refused)
  })

  it('counts a job that failed for good once, and shows the newest backup', async () => {
    assert.deepEqual([(await health()).failedJobs, (await health()).lastBackup], [0, null])
    await queue.fails('tick', {}, 'It broke')
    await saveBackupFacts(api.db, { at: '2026-11-20T10:00:00.000Z', bytes: 10 })
    await saveBackupFacts(api.db, { at: '2026-11-21T10:00:00.000Z', bytes: 20 })
    const { failedJobs, lastBackup } = await health()
    assert.equal(failedJobs, 1)
    assert.deepEqual(lastBackup, { at: '2026-11-21T10:00:00.000Z', bytes: 20 })
  })
})
