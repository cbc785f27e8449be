import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { ownerCreated } from '#store/owners.ts'
import { user } from '#store/schema/auth.ts'
import { scans } from '#store/schema/scans.ts'
import { queueScan } from '#store/scans.ts'
import { addWebsite } from '#store/websites.ts'
import { testStore, type TestStore } from '#support/store.ts'
import { queueDue } from './scheduled-scans.ts'
import { DAY_MS, HOUR_MS } from '#core/time-units.ts'

const START = Date.now()

describe('a clock that is set wrong', () => {
  let store: TestStore
  before(async () => {
    store = await testStore()
  })
  after(() => store.close())

  /** Number of scans that the schedule queues at this time; they end at once. */
  async function askedAt(ms: number): Promise<number> {
    let asked = 0
    const jobs = { scan: async () => void (asked += 1) }
    await queueDue({ db: store.db, jobs }, new Date(START + ms))
    await store.db.update(scans).set({ state: 'done' })
    return asked
  }

  it('F10 jumps by a day or by 40 years and back: what is due is scanned once, and again when it is next due', async () => {
    const { db } = store
    const id = randomUUID()
    await db.insert(user).values({ id, email: 'mia@owners.fixture', name: 'Mia', emailVerified: true })
    await ownerCreated(db, { id, firstName: 'Mia', lastName: 'Rose' })
    const website = await addWebsite(db, { ownerId: id, address: 'https://joes.fixture/' })
    await queueScan(db, {
      websiteId: website.id,
      cause: 'owner',
      checks: catalogue.map(({ id: check }) => check),
      triggers: catalogue.flatMap(({ triggers }) => triggers),
    })
    await store.db.update(scans).set({ state: 'done' })
    for (const [jump, expected] of [
      [2 * HOUR_MS, 0],
      [40 * 365 * DAY_MS, 1],
      [40 * 365 * DAY_MS + 2 * HOUR_MS, 0],
      [-DAY_MS, 0],
      [DAY_MS + 3 * HOUR_MS, 1],
      [DAY_MS + 5 * HOUR_MS, 0],
    ] as const)
      assert.equal(await askedAt(jump), expected, `${jump / HOUR_MS} hours on`)
  })
})
