import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { SPREAD_MINUTES } from '#store/daily-reads.ts'
import { openPool } from '#store/database.ts'
import { makeConnectedOwners } from '#support/connected-owners.ts'
import { testDatabase, type TestDatabase } from '#support/database.ts'
import { nightOf, ownersWaits } from '../bench/support/night-figures.ts'

const SERVICES = ['twitter', 'facebook']

describe('the figures of a night of reads', () => {
  let database: TestDatabase
  let opened: ReturnType<typeof openPool>
  before(async () => {
    database = await testDatabase()
    opened = openPool(database.url, 2)
    await makeConnectedOwners(opened.pool, {
      count: 1,
      keys: { secret: 'no grant is encrypted with this secret', oldSecrets: [] },
      services: SERVICES.map((service) => ({ service, grant: null, account: () => null })),
      handles: {},
    })
  })
  after(async () => {
    await opened.close()
    await database.close()
  })

  it('count an account that was not read as waiting until now', async () => {
    const { pool } = opened
    const began = new Date('2026-11-20T12:00:00Z')
    const so = { began, minute: 2 * SPREAD_MINUTES, services: SERVICES }
    await pool.query(
      `insert into connection_results (connection_id, read, subject, data, as_of)
         select id, 'page', '', '{}', $1::timestamptz + make_interval(mins => ${SPREAD_MINUTES}) from connections where service = 'facebook'`,
      [began],
    )
    const read = await nightOf(pool, so)
    assert.deepEqual(
      read.map((each) => [each.read, each.worst === null]),
      [
        [1, false],
        [0, true],
      ],
    )
    const waits = await ownersWaits(pool, so)
    assert.ok((waits?.worst ?? 0) >= SPREAD_MINUTES, `${waits?.worst}`)
  })
})
