import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { testApi, type TestApi } from '#support/api.ts'
import { testDatabase } from '#support/database.ts'
import { failedResult } from '#support/result-of.ts'
import { scanned } from '#support/scanned.ts'
import { until } from '#support/until.ts'
import { openPool } from './database.ts'
import { ownerCreated } from './owners.ts'
import { askForReport } from './reports.ts'
import { queueScan, unfinishedScans } from './scans.ts'
import { user } from './schema/auth.ts'
import { serviceSettings } from './schema/connections.ts'
import { sealValue } from './sealing.ts'
import { saveServiceSetting, serviceSettingOf } from './service-settings.ts'
import { changeSetting, settingOf } from './settings.ts'
import { addWebsite } from './websites.ts'
import { queueWhereNotJudged } from './without-website.ts'

const OLD = { secret: 'the key before this one, of 32 letters', oldSecrets: [] }
const KEYS = { secret: 'the present key, which has 32 letters', oldSecrets: [OLD.secret] }
const NAME = 'HIBP_API_KEY'
const NOW = '2026-11-22T09:00:00.000Z'
const GATE = 77

describe('what others write meanwhile', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  const someoneWaits = () =>
    until('a statement waits for a row', async () => {
      const { rowCount } = await api.db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rowCount === 1
    })

  it('to a service’s setting stays where a value of an earlier key is read at the same time', async () => {
    await saveServiceSetting(api.db, { name: NAME, value: 'before' }, OLD)
    const reading = await api.db.transaction(async (tx) => {
      await tx
        .update(serviceSettings)
        .set(sealValue('typed now', NAME, KEYS))
        .where(eq(serviceSettings.name, NAME))
      const read = serviceSettingOf(api.db, NAME, KEYS)
      await someoneWaits()
      return { read }
    })
    assert.equal(await reading.read, 'before')
    assert.equal(await serviceSettingOf(api.db, NAME, KEYS), 'typed now')
  })

  it('of reports: two that are asked for at once are one', async () => {
    const { id: ownerId } = await api.owner()
    const website = await addWebsite(api.db, { ownerId, address: 'https://joes.fixture/' })
    const wanted = { ownerId, websiteId: website.id, kind: 'blueprint' }
    // As many connections as there are requests are open.
    await Promise.all([1, 2, 3].map(() => api.db.execute(sql`select pg_sleep(0.05)`)))
    const asked = await Promise.all([1, 2, 3].map(() => askForReport(api.db, wanted)))
    assert.equal(asked.filter(({ isNew }) => isNew).length, 1)
    assert.equal(new Set(asked.map(({ report }) => report.id)).size, 1)
  })

  it('to a setting that the product keeps for itself stays beside what this process writes', async () => {
    const note = (service: string) =>
      changeSetting(api.db, 'retiredNames', (names) => ({ ...names, [service]: {} }))
    await Promise.all(['one', 'two', 'three'].map(note))
    const { value } = await settingOf(api.db, 'retiredNames')
    assert.deepEqual(Object.keys(value).toSorted(), ['one', 'three', 'two'])
  })
})

describe('a business without a website', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let store: ReturnType<typeof openPool>
  let gate: Client
  before(async () => {
    database = await testDatabase()
    store = openPool(database.url)
    gate = new Client({ connectionString: database.url })
    await gate.connect()
  })
  after(async () => {
    await gate.end()
    await store.close()
    await database.close()
  })

  it('is scanned once where another worker queues a scan after the search for such businesses began', async () => {
    const [account] = await store.db
      .insert(user)
      .values({ name: 'Mia Rose', email: 'mia@owners.fixture' })
      .returning()
    assert.ok(account)
    await ownerCreated(store.db, { id: account.id, firstName: 'Mia', lastName: 'Rose' })
    const { id: websiteId } = await addWebsite(store.db, { ownerId: account.id, address: null })
    await scanned(store.db, websiteId, [failedResult('ssl', NOW, { reasonCode: 'no_website' })])
    // The search reads what is known through a gate, which is closed.
    await store.db.execute(sql`alter table known_results rename to known_results_kept`)
    await store.db.execute(sql`create function pass() returns bool language plpgsql volatile as
      $$ begin perform pg_advisory_xact_lock_shared(77); return true; end $$`)
    await store.db.execute(sql`create view known_results as select * from known_results_kept where pass()`)
    await gate.query('select pg_advisory_lock($1)', [GATE])
    const checks = { all: ['ssl', 'sitemap'], needWebsite: [], triggers: [] }
    const second = queueWhereNotJudged(store.db, checks, new Date(NOW))
    await until('the search waits', async () => {
      const waiting = "select 1 from pg_locks where locktype = 'advisory' and not granted"
      return (await gate.query(waiting)).rowCount === 1
    })
    await queueScan(store.db, { websiteId, cause: 'schedule', checks: ['ssl'] })
    await gate.query('select pg_advisory_unlock($1)', [GATE])
    assert.deepEqual(await second, [])
    assert.equal((await unfinishedScans(store.db, websiteId)).length, 1)
  })
})
