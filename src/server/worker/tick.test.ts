import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { OutgoingMail } from '#mail/mailer.ts'
import { openPool } from '#store/database.ts'
import { remindersDue } from '#store/scheduled-work.ts'
import { hit } from '#store/limits.ts'
import { ownerCreated } from '#store/owners.ts'
import { evidence, scans, knownResults } from '#store/schema/scans.ts'
import { session, user, verification } from '#store/schema/auth.ts'
import { limits } from '#store/schema/limits.ts'
import { calls } from '#store/schema/calls.ts'
import { owners } from '#store/schema/owners.ts'
import { visitors, websites } from '#store/schema/websites.ts'
import { queueScan, type Scan } from '#store/scans.ts'
import { updatePlanOfWebsite } from '#store/update-plan.ts'
import { addWebsite } from '#store/websites.ts'
import { testDatabase } from '#support/database.ts'
import { scanned } from '#support/scanned.ts'
import { failedResult, resultOf } from '#support/result-of.ts'
import { openBoss, prepareQueues } from '../queues.ts'
import { tick } from './tick.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time-units.ts'

const [nothing, fails] = [async () => undefined, () => assert.fail()]
const BY_HAND = { checks: catalogue, scan: 'manual' } as const
const LOST = { report: nothing, mail: nothing }
const NO_JOBS = { ...LOST, readAccount: nothing, refreshAccounts: nothing, watchAds: nothing }

describe('the work of the clock', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let store: ReturnType<typeof openPool>
  let boss: PgBoss
  let queued: Pick<Scan, 'id' | 'websiteId' | 'cause'>[] = []
  let mails: OutgoingMail[] = []
  let [removed, oldFiles]: [string[], string[]] = [[], []]
  let [faults, start]: [unknown[], number] = [[], 0]

  before(async () => {
    database = await testDatabase()
    store = openPool(database.url)
    boss = openBoss(database.url, { working: false })
    boss.on('error', (error) => faults.push(error))
    await boss.start()
    await prepareQueues(boss)
  })
  after(async () => {
    await boss.stop({ graceful: true, timeout: 1_000 })
    await store.close()
    await database.close()
  })
  beforeEach(async () => {
    // Files that ran before this one in the same process may have taken minutes.
    start = Date.now()
    await store.db.delete(user)
    await store.db.delete(visitors)
    ;[queued, mails, removed, oldFiles] = [[], [], [], []]
    faults = []
  })

  const tickAt = (ms: number) =>
    tick(
      {
        db: store.db,
        boss,
        backups: { to: null, everyHours: 24, keepDays: 30, passphrase: null },
        jobs: { ...NO_JOBS, scan: async (scan) => void queued.push(scan) },
        files: { remove: async (name) => void removed.push(name), older: () => namesOf(oldFiles) },
        mailer: { send: async (message) => void mails.push(message) },
        connections: { connectors: [], isConfigured: async () => false, quota: fails, keepAlive: fails },
        switched: { rejudge: async () => undefined },
        origin: 'https://fettle.fixture',
        secret: 'a secret of thirty-two characters or more',
        onFault: (_, error) => void faults.push(error),
      },
      new Date(start + ms),
    )
  const summaries = () => mails.filter(({ kind }) => kind === 'summary')
  async function ownerWith(address: string | null = 'https://joes.fixture/') {
    const { db } = store
    const id = randomUUID()
    await db.insert(user).values({ id, email: `${id}@owners.fixture`, name: 'Mia', emailVerified: true })
    await ownerCreated(db, { id, firstName: 'Mia', lastName: 'Rose' })
    const website = await addWebsite(db, { ownerId: id, address })
    return { id, website }
  }
  const queueFullScan = (websiteId: string) =>
    queueScan(store.db, {
      websiteId,
      cause: 'owner',
      checks: catalogue.map(({ id }) => id),
      triggers: ['security', 'content', 'links', 'facebook'],
    })
  const end = () => store.db.update(scans).set({ state: 'done' })

  it('waits for a new website’s first scan, and then scans what that left out', async () => {
    const { website } = await ownerWith()
    await queueFullScan(website.id)
    await end()
    await tickAt(59 * MINUTE_MS)
    assert.equal(queued.length, 0)
    await tickAt(61 * MINUTE_MS)
    assert.equal(queued.length, 1)
    const [scan] = await store.db
      .select()
      .from(scans)
      .where(eq(scans.id, queued[0]?.id ?? ''))
    assert.equal(scan?.cause, 'schedule')
    assert.ok(scan?.checks.includes('sitemap') && !scan.checks.includes('ssl'))
    assert.deepEqual(faults, [])
  })

  it('queues everything due of a website as one scan: security after a day, the rest after a week', async () => {
    const { website } = await ownerWith()
    await scanned(store.db, website.id, [resultOf('ssl', 'valid', new Date(start).toISOString())])
    await tickAt(HOUR_MS + MINUTE_MS)
    await end()
    queued = []
    await tickAt(DAY_MS + 2 * HOUR_MS + 2 * MINUTE_MS)
    await tickAt(DAY_MS + 2 * HOUR_MS + 3 * MINUTE_MS)
    assert.equal(queued.length, 1)
    const checksOf = async () =>
      (
        await store.db
          .select()
          .from(scans)
          .where(eq(scans.id, queued.at(-1)?.id ?? ''))
      )[0]?.checks
    assert.deepEqual(await checksOf(), ['ssl'])
    await end()
    await tickAt(8 * DAY_MS + 2 * HOUR_MS)
    assert.equal(queued.length, 2)
    assert.ok(((await checksOf())?.length ?? 0) > 20)
  })

  it('queues nothing while a scan runs, nor for visitors, nor without a website', async () => {
    const { website } = await ownerWith()
    await queueFullScan(website.id)
    await ownerWith(null)
    const [visitor] = await store.db.insert(visitors).values({ tokenHash: 'x' }).returning()
    await addWebsite(store.db, { visitorId: visitor?.id ?? '', address: 'https://joes.fixture/' })
    await tickAt(2 * HOUR_MS)
    assert.deepEqual(
      queued.filter(({ cause }) => cause === 'schedule'),
      [],
    )
  })

  it('retries a failed check after 15 minutes, 2 and 12 hours, and then no more', async () => {
    const { website } = await ownerWith()
    const waits = [15 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS]
    let now = 0
    const miss = () =>
      scanned(store.db, website.id, [failedResult('sitemap', new Date(start + now).toISOString())], 'retry')
    for (const wait of waits) {
      await miss()
      await store.db.update(websites).set({ dueAt: new Date(start + now + 23 * HOUR_MS) })
      await store.db
        .update(scans)
        .set({ triggers: catalogue.flatMap(({ triggers }) => triggers), createdAt: new Date(start + now) })
      queued = []
      await tickAt(now + wait - 1_000)
      assert.deepEqual(queued, [])
      now += wait
      await tickAt(now)
      assert.deepEqual(
        queued.map(({ cause }) => cause),
        ['retry'],
      )
      await end()
    }
    await miss()
    const [row] = await store.db.select().from(knownResults)
    assert.equal(row?.failures, 4)
    assert.equal(row?.retryAt, null)
  })

  it('queues a scan whose job was lost again, once', async () => {
    const { website } = await ownerWith()
    const scan = await queueFullScan(website.id)
    await tickAt(4 * MINUTE_MS)
    assert.deepEqual(queued, [])
    await tickAt(6 * MINUTE_MS)
    assert.deepEqual(
      queued.map(({ id }) => id),
      [scan.id],
    )
    await boss.send('scan', { scanId: scan.id })
    await tickAt(7 * MINUTE_MS)
    assert.equal(queued.length, 1)
  })

  it('writes a summary once when it is due', async () => {
    const { id, website } = await ownerWith()
    await store.db.update(owners).set({ summaryEvery: 'week' })
    await scanned(store.db, website.id, [resultOf('sitemap', 'no_sitemap', new Date(start).toISOString())])
    await updatePlanOfWebsite(store.db, website.id, { ...BY_HAND, at: new Date(start) })
    await tickAt(7 * DAY_MS - HOUR_MS)
    assert.equal(summaries().length, 0)
    await tickAt(7 * DAY_MS + MINUTE_MS)
    await tickAt(7 * DAY_MS + 2 * MINUTE_MS)
    assert.equal(summaries().length, 1)
    assert.equal(summaries()[0]?.ownerId, id)
    assert.match(summaries()[0]?.letter.paragraphs.join(' ') ?? '', /Next: Sitemap\./u)
    await store.db.update(owners).set({ notifyAny: false })
    await tickAt(30 * DAY_MS)
    assert.equal(summaries().length, 1)
  })

  it('reminds of a small job at most once a day, and only owners who have been inactive', async () => {
    const { website } = await ownerWith()
    await scanned(store.db, website.id, [resultOf('sitemap', 'no_sitemap', new Date(start).toISOString())])
    await updatePlanOfWebsite(store.db, website.id, { ...BY_HAND, at: new Date(start) })
    await store.db.update(owners).set({ notifySummary: false })
    const day = async (from: number) => {
      for (let minute = 0; minute < 1_440; minute += 1) {
        const at = new Date(start + from + minute * MINUTE_MS)
        if ((await remindersDue(store.db, at)).length > 0) await tickAt(from + minute * MINUTE_MS)
      }
    }
    await day(2 * DAY_MS)
    assert.equal(mails.length, 0)
    await day(15 * DAY_MS)
    assert.deepEqual(
      mails.map(({ kind }) => kind),
      ['reminder'],
    )
    assert.match(mails[0]?.letter.paragraphs[0] ?? '', /Sitemap/u)
  })

  it('removes evidence and visitors after 30 days, with their files', async () => {
    const { website } = await ownerWith()
    const at = new Date(Date.now() - 31 * DAY_MS)
    await store.db.insert(evidence).values([
      { websiteId: website.id, key: 'site', file: 'evidence/old', at },
      { websiteId: website.id, key: 'mail', file: 'new', at: new Date() },
      { websiteId: website.id, key: 'pages', file: 'younger', at: new Date(Date.now() - 29 * DAY_MS) },
    ])
    const [visitor] = await store.db.insert(visitors).values({ tokenHash: 'y', createdAt: at }).returning()
    const theirs = await addWebsite(store.db, { visitorId: visitor?.id ?? '', address: 'https://a.fixture/' })
    await store.db
      .insert(evidence)
      .values({ websiteId: theirs.id, key: 'site', file: 'evidence/theirs', at: new Date() })
    await store.db.insert(visitors).values({ tokenHash: 'z', createdAt: new Date(Date.now() - 29 * DAY_MS) })
    await tickAt(0)
    assert.deepEqual(removed, ['evidence/old', 'evidence/theirs'])
    assert.equal((await store.db.select().from(visitors)).length, 1)
    assert.deepEqual(faults, [])
  })

  it('removes network addresses an hour after they were counted', async () => {
    const visit = { most: 3, windowSeconds: 3_600 }
    await hit(store.db, 'visit:192.0.2.1', visit, new Date(start))
    const kept = async () => (await store.db.select().from(limits)).some(({ key }) => key.includes('192.0.2'))
    await tickAt(59 * MINUTE_MS)
    assert.ok(await kept())
    await tickAt(HOUR_MS + MINUTE_MS)
    assert.ok(!(await kept()))
  })

  it('removes expired sessions and links', async () => {
    const { id } = await ownerWith()
    const expiresAt = new Date(start + DAY_MS)
    await store.db
      .insert(session)
      .values({ token: 'x', userId: id, ipAddress: '192.0.2.7', userAgent: 'A browser', expiresAt })
    await store.db.insert(verification).values({ identifier: 'x', value: id, expiresAt })
    const kept = async () => [
      (await store.db.select().from(session)).length,
      (await store.db.select().from(verification)).length,
    ]
    await tickAt(DAY_MS - MINUTE_MS)
    assert.deepEqual(await kept(), [1, 1])
    await tickAt(DAY_MS + MINUTE_MS)
    assert.deepEqual(await kept(), [0, 0])
  })

  it('removes answers to calls after a day', async () => {
    await store.db.insert(calls).values({ key: 'x', at: new Date(start) })
    await tickAt(DAY_MS - MINUTE_MS)
    assert.equal((await store.db.select().from(calls)).length, 1)
    await tickAt(DAY_MS + MINUTE_MS)
    assert.equal((await store.db.select().from(calls)).length, 0)
  })

  it('removes unused files', async () => {
    await store.db.delete(limits)
    oldFiles = [`logos/${randomUUID()}/${randomUUID()}.png`]
    await tickAt(0)
    assert.deepEqual(removed, oldFiles)
  })
})

async function* namesOf(names: readonly string[]): AsyncIterable<string> {
  yield* names
}
