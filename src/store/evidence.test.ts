import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { openPool } from './database.ts'
import { testApi, type TestApi } from '#support/api.ts'
import { aMail } from '#support/mail-evidence.ts'
import { saveEvidence } from './evidence.ts'

const mail = {
  state: 'ok',
  value: aMail({ from: 'email', domain: 'joes.fixture' }),
  at: '2026-11-21T08:00:00.000Z',
  durationMs: 0,
} as const

describe('the file of evidence whose row is not written', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  it('is removed where the website is gone, and stays after any other error: an earlier scan’s row names it', async () => {
    const kept = new Set<string>()
    const files = {
      put: async (name: string) => void kept.add(name),
      get: async () => null,
      remove: async (name: string) => void kept.delete(name),
    }
    const gone = randomUUID()
    await assert.rejects(saveEvidence({ db: api.db, files }, gone, { mail }))
    assert.deepEqual([...kept], [])
    const broken = openPool('postgresql://fettle@127.0.0.1:1/fettle', 1)
    await assert.rejects(saveEvidence({ db: broken.db, files }, gone, { mail }))
    assert.deepEqual([...kept], [`evidence/${gone}/mail.json.gz`])
    await broken.close()
  })
})
