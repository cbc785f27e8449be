import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { addSubject, keepAnswer } from '#store/connections.ts'
import { openPool } from '#store/database.ts'
import { ownerCreated } from '#store/owners.ts'
import { user } from '#store/schema/auth.ts'
import { cliCalls } from '#support/cli-calls.ts'
import { testDatabase } from '#support/database.ts'
import { HIBP_KEY, openHibp } from './stand-ins/hibp.ts'

const CLI = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url))

describe('fettle connections test', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let hibp: Awaited<ReturnType<typeof openHibp>>
  before(async () => {
    database = await testDatabase()
    hibp = await openHibp({ kAnonymity: true })
  })
  after(async () => {
    await hibp.close()
    await database.close()
  })

  const settings = (): NodeJS.ProcessEnv => ({
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    FETTLE_SECRET_KEY: 'a secret of thirty-two characters or more',
    FETTLE_ALLOW_ENDPOINTS: '1',
    FETTLE_ENDPOINTS: JSON.stringify({ hibp: hibp.base }),
  })
  const fettle = (operands: readonly string[], more: NodeJS.ProcessEnv = {}) =>
    new Promise<{ status: number; out: string }>((resolve) => {
      const env = { ...settings(), ...more }
      const done = (error: Error | null, out: string, problem: string) =>
        resolve({ status: error && 'code' in error ? Number(error.code) : 0, out: `${out}${problem}` })
      execFile(process.execPath, [CLI, 'connections', ...operands], { env }, done)
    })

  /** Keeps an answer for an owner's own account. */
  async function keepAnswerOf(service: string, read: string): Promise<void> {
    const { db, close } = openPool(database.url)
    const id = randomUUID()
    await db.insert(user).values({ id, name: 'Mia Hart', email: 'mia@joes.fixture', emailVerified: true })
    await ownerCreated(db, { id, firstName: 'Mia', lastName: 'Hart' })
    const asked = { ownerId: id, service, read, subject: 'all' }
    await addSubject(db, asked)
    await keepAnswer(db, asked, { data: {}, asOf: new Date() })
    await close()
  }

  it('says what the key can do', async () => {
    const { status, out } = await fettle(['test', 'data_breach_check'], { HIBP_API_KEY: HIBP_KEY })
    assert.equal(status, 0, out)
    assert.match(out, /^Have I Been Pwned works\.\nPlan Pwned 1/u)
    assert.match(out, /only the beginning of their hash is sent/u)
    assert.ok(!out.includes(HIBP_KEY))
  })

  it('names what is not confirmed with the real service, which a stand-in never is', async () => {
    const { out } = await fettle(['test', 'data_breach_check'], { HIBP_API_KEY: HIBP_KEY })
    assert.match(out, /A stand-in answered in place of the service: it confirms nothing\./u)
    assert.match(out, /Not confirmed yet:\n- the form of an answer to a look-up by hash\. Use a key/u)
    assert.ok(!out.includes('Confirmed with the real service'))
  })

  it('names what the answers for an owner’s own account have confirmed', async () => {
    const before = await fettle(['test', 'google_analytics'])
    assert.match(before.out, /Not confirmed yet:\n- how totals of two named ranges are written/u)
    await keepAnswerOf('google_analytics', 'users')
    const { out } = await fettle(['test', 'google_analytics'])
    assert.match(out, /Confirmed with the real service:\n- how totals of two named ranges are written/u)
    assert.ok(!out.includes('Not confirmed yet'))
  })

  it('says what is wrong with a key, and when there is none', async () => {
    const refused = await fettle(['test', 'data_breach_check'], { HIBP_API_KEY: '0'.repeat(32) })
    assert.equal(refused.status, 1)
    assert.match(refused.out, /does not accept the key/u)
    const none = await fettle(['test', 'data_breach_check'])
    assert.equal(none.status, 1)
    assert.match(none.out, /is not set up: set HIBP_API_KEY/u)
  })

  it('takes "test" and a known service', async () => {
    const wrong = [[], ['test'], ['show', 'data_breach_check'], ['test', 'other'], ['test', 'a', 'b']]
    const calls = wrong.map((operands) => ['connections', ...operands])
    const ended = await cliCalls(calls, settings())
    assert.deepEqual(
      ended.map(({ status }) => status),
      wrong.map(() => 2),
    )
  })
})
