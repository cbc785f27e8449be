import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { MINUTE_MS } from '#core/time-units.ts'
import { A_MOVE } from '#support/a-move.ts'
import { testApi, type TestApi } from '#support/api.ts'
import { movesOf } from './plans.ts'
import { planMoves } from './schema/plans.ts'
import { addWebsite } from './websites.ts'

const START = Date.parse('2026-11-21T08:00:00Z')

describe('the moves of a plan that are shown', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  /** Moves a minute apart, oldest first; `true`: it is silent. */
  async function moved(...silent: boolean[]): Promise<string> {
    const { id: ownerId } = await api.owner()
    const { id: websiteId } = await addWebsite(api.db, { ownerId, address: 'https://joes.fixture/' })
    const rows = silent.map((isSilent, minute) => {
      const at = new Date(START + minute * MINUTE_MS)
      return { websiteId, check: A_MOVE.check, move: { ...A_MOVE, at: at.toISOString(), isSilent }, at }
    })
    await api.db.insert(planMoves).values(rows)
    return websiteId
  }
  const minutesOf = async (websiteId: string, asked: { since?: Date; limit: number }) =>
    (await movesOf(api.db, websiteId, asked)).map(({ at }) => (Date.parse(at) - START) / MINUTE_MS)

  it('are the newest that are not silent', async () => {
    const websiteId = await moved(false, false, false, true, true, true)
    assert.deepEqual(await minutesOf(websiteId, { limit: 2 }), [2, 1])
    assert.deepEqual(await minutesOf(websiteId, { limit: 100 }), [2, 1, 0])
  })

  it('are only those after a time, where one is given', async () => {
    const websiteId = await moved(false, false, true, false, true)
    assert.deepEqual(await minutesOf(websiteId, { since: new Date(START), limit: 1 }), [3])
    assert.deepEqual(await minutesOf(websiteId, { since: new Date(START), limit: 100 }), [3, 1])
  })

  it('do not say whether they are silent', async () => {
    const [move] = await movesOf(api.db, await moved(false), { limit: 1 })
    assert.equal('isSilent' in (move ?? {}), false)
  })
})
