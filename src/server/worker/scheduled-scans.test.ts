import assert from 'node:assert/strict'
import { after, beforeEach, before, describe, it } from 'node:test'
import { user } from '#store/schema/auth.ts'
import { TRIGGERS } from '#core/schedule.ts'
import { testStore, type TestStore } from '#support/store.ts'
import { queueDue } from './scheduled-scans.ts'
import { MINUTE_MS } from '#core/time-units.ts'

const START = Date.now()
/** What a million websites need of each minute: a look a day, of which one a week is a whole scan. */
const MILLION = 1_000_000 / (24 * 60)

describe('one minute of the clock', () => {
  let store: TestStore
  before(async () => {
    store = await testStore()
  })
  beforeEach(() => store.db.delete(user))
  after(() => store.close())

  /** Owners with a website each, all due since the start; `scanned`: every trigger ran then. */
  async function makeDueWebsites(count: number, scanned: boolean): Promise<void> {
    await store.pool.query(
      `with people as (
         insert into "user" (id, email, name, email_verified)
         select gen_random_uuid(), n || '@owners.fixture', 'Mia', true from generate_series(1, $1) n returning id
       ), people_who_own as (
         insert into owners (id, first_name, last_name) select id, 'Mia', 'Rose' from people returning id
       )
       insert into websites (owner_id, address, host, due_at)
       select id, 'https://' || id || '.fixture/', id || '.fixture', $2 from people_who_own`,
      [count, new Date(START)],
    )
    if (scanned)
      await store.pool.query(
        `insert into scans (website_id, cause, checks, triggers, state, created_at)
         select id, 'owner', '{}', $1::text[], 'done', $2
         from websites`,
        [TRIGGERS, new Date(START)],
      )
  }

  async function queuedIn(minute: number): Promise<string[]> {
    const queued: string[] = []
    const jobs = { scan: async ({ websiteId }: { websiteId: string }) => void queued.push(websiteId) }
    await queueDue({ db: store.db, jobs }, new Date(START + minute * MINUTE_MS))
    return queued
  }

  it('queues more than a million websites need, and each website once', async () => {
    await makeDueWebsites(1_250, false)
    const all: string[] = []
    for (const minute of [1, 2]) {
      const queued = await queuedIn(minute)
      if (minute === 1)
        assert.ok(queued.length > MILLION && queued.length <= 1_100, `${queued.length} were queued`)
      all.push(...queued)
    }
    assert.equal(new Set(all).size, 1_250)
    assert.equal(all.length, 1_250)
    assert.deepEqual(await queuedIn(3), [])
  })

  it('asks 2,000 websites for which nothing is due, and only then leaves the next to the next minute', async () => {
    await makeDueWebsites(2_100, true)
    assert.deepEqual(await queuedIn(1), [])
    assert.equal(await stillDue(), 100)
    assert.deepEqual(await queuedIn(2), [])
    assert.equal(await stillDue(), 0)
  })

  async function stillDue(): Promise<number> {
    const { rows } = await store.pool.query<{ due: number }>(
      'select count(*)::int as due from websites where due_at <= $1',
      [new Date(START + MINUTE_MS)],
    )
    return rows[0]?.due ?? -1
  }
})
