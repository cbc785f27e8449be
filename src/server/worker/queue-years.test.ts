import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { DAY_MS } from '#core/time-units.ts'
import { connections } from '#store/schema/connections.ts'
import { noteWantedRead } from '#store/wanted-reads.ts'
import { clubConnector } from '#support/club.ts'
import { testApi, type TestApi } from '#support/api.ts'
import { queueYears } from './queue-years.ts'

const SERVICE = 'books'
const YEARS = ['2024-06-30', '2025-06-30', '2026-06-30']

describe('the business years of a day', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  it('are all queued again after a minute in which the queue failed, and then not until the next day', async () => {
    const { db } = api
    const { id } = await api.owner()
    const row = {
      ownerId: id,
      service: SERVICE,
      connectedAt: new Date(),
      accountId: '1',
      mode: 'live',
    } as const
    const [connection] = await db.insert(connections).values(row).returning()
    assert.ok(connection)
    const at = new Date(Date.now() - 2 * DAY_MS)
    for (const subject of YEARS) await noteWantedRead(db, { connection, read: 'summary', subject, at })
    const connectors = [{ ...clubConnector, id: SERVICE, financesOf: () => [] }]
    const queued: string[] = []
    const queue = (most: number) =>
      queueYears(
        {
          db,
          connections: Object.create(api.services.connections, { connectors: { value: connectors } }),
          jobs: {
            async readAccount({ input, byClock }) {
              if (queued.length === most) throw new Error('the queue is gone')
              queued.push(`${input['yearEnding']} ${byClock}`)
            },
          },
        },
        new Date(),
      )
    await assert.rejects(queue(1), /gone/u)
    queued.length = 0
    await queue(10)
    await queue(10)
    assert.deepEqual(
      queued.toSorted(),
      YEARS.map((year) => `${year} true`),
    )
  })
})
