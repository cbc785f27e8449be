import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { testDatabase } from '#support/database.ts'
import { resultOf } from '#support/result-of.ts'
import { scanned } from '#support/scanned.ts'
import { openPool } from './database.ts'
import { removeOldResults } from './old-results.ts'
import { addWebsite } from './websites.ts'

const DAYS = ['2025-01-01', '2025-06-01', '2026-01-01', '2026-06-01'].map((day) => `${day}T00:00:00.000Z`)

describe('old results', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let store: ReturnType<typeof openPool>
  before(async () => {
    database = await testDatabase()
    store = openPool(database.url, 2)
  })
  after(async () => {
    await store.close()
    await database.close()
  })

  test('are removed, but the newest and the newest conclusive one of each check', async () => {
    const { db, pool } = store
    const { rows } = await pool.query<{ id: string }>(
      "insert into visitors (token_hash) values ('somebody') returning id",
    )
    const website = await addWebsite(db, { visitorId: rows[0]?.id ?? '', address: 'https://joes.fixture/' })
    const [check] = catalogue
    const status = Object.keys(check?.statuses ?? {}).find((name) => name !== 'unable_to_detect') ?? ''
    for (const at of DAYS) await scanned(db, website.id, [resultOf(check?.id ?? '', status, at)])
    const days = async () =>
      (await pool.query<{ at: Date }>('select at from results order by at')).rows.map(({ at }) =>
        at.toISOString(),
      )
    assert.equal(await removeOldResults(db, new Date('2025-03-01'), 10), 1)
    assert.deepEqual(await days(), DAYS.slice(1))
    assert.equal(await removeOldResults(db, new Date('2030-01-01'), 10), 2)
    assert.deepEqual(await days(), DAYS.slice(3))
    assert.equal(await removeOldResults(db, new Date('2030-01-01'), 10), 0)
  })
})
