import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { testApi, type TestApi } from '#support/api.ts'
import { until } from '#support/until.ts'
import { addTallies, talliesSince } from './tallies.ts'

const at = (time: string) => new Date(`2026-11-${time}:00Z`)

describe('what is counted for the operator', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  it('is added by two processes at a time, in whichever order each has counted', async () => {
    const at = new Date('2026-11-21T10:20:00Z')
    let other: Promise<void> | undefined
    await api.db.transaction(async (tx) => {
      await addTallies(tx, 'refusal', { address_refused: 1 }, at)
      other = addTallies(api.db, 'refusal', { background: 2, address_refused: 2 }, at)
      await isWaiting()
      await addTallies(tx, 'refusal', { background: 1 }, at)
    })
    await other
    assert.deepEqual(await talliesSince(api.db, new Date('2026-11-21T10:00:00Z')), [
      { what: 'refusal', label: 'address_refused', count: 3 },
      { what: 'refusal', label: 'background', count: 3 },
    ])
  })

  it('counts since a time, and in whole hours: a day is never cut short by the minutes of this hour', async () => {
    await addTallies(api.db, 'browser_end', { late: 1 }, at('24T09:59'))
    await addTallies(api.db, 'browser_end', { crashed: 1 }, at('24T10:45'))
    const [first, ...more] = await talliesSince(api.db, at('24T10:30'))
    assert.deepEqual([first, more.length], [{ what: 'browser_end', label: 'crashed', count: 1 }, 0])
  })

  const isWaiting = () =>
    until('the other process waits', async () => {
      const { rowCount } = await api.db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rowCount === 1
    })
})
