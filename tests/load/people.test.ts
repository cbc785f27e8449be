import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { hashPassword } from '#api/auth/passwords.ts'
import { publish } from '#server/live-events.ts'
import type { Database } from '#store/database.ts'
import { ownerCreated } from '#store/owners.ts'
import { account, user } from '#store/schema/auth.ts'
import { type AtWork, atWork } from '#support/at-work.ts'
import type { HttpBrowser } from '#support/http-browser.ts'
import { PASSWORD, type Product, startProduct } from '#support/product.ts'
import { closeStreams, makeWatchers, openStreams } from '#support/streams.ts'
import { took } from '#support/time-limit.ts'
import { until } from '#support/until.ts'

const OWNERS = 60
const WATCHERS = 40
const STREAMS_EACH = 5

describe('many people at once', () => {
  let product: Product
  let work: AtWork
  before(async () => {
    product = await startProduct({ settings: { FETTLE_WORKERS: '0' } })
    work = await atWork(product)
  })
  after(async () => {
    await work.close()
    await product.stop()
  })

  test('L02 who sign in all succeed and read their own data, and nobody waits for those who only read', async () => {
    const reader = await product.signUp()
    const emails = await oldAccounts(work.db, OWNERS)
    const leaving = new AbortController()
    const reading = readUntil(reader, leaving.signal)
    const met = await Promise.all(
      emails.map(async (email) => {
        const browser = product.visitor()
        const { status } = await browser.post('/auth/sign-in/email', { email, password: PASSWORD })
        const me = await browser.get('/me')
        return { status, read: me.status, isOwn: me.text.includes(`"${email}"`) }
      }),
    )
    leaving.abort()
    assert.deepEqual(
      [...new Set(met.map((one) => JSON.stringify(one)))],
      [JSON.stringify({ status: 200, read: 200, isOwn: true })],
    )
    assert.ok((await reading) > OWNERS / 4, 'who only reads was kept waiting')
  })

  test('L03 a live event reaches each of 200 streams within a second, and no other stream', async () => {
    const watchers = await makeWatchers(work.db, WATCHERS)
    const tokens = watchers.flatMap(({ token }) => Array<string>(STREAMS_EACH).fill(token))
    const streams = await openStreams(product.port, tokens)
    assert.ok(streams.every(({ status }) => status === 200))
    const began = performance.now()
    await Promise.all(watchers.map(({ websiteId }) => publish(work.db, websiteId, { kind: 'plan' })))
    await until('the event arrived at all', () => streams.every(({ events }) => events > 0))
    took('the event arrived', began, 1_000)
    assert.deepEqual([...new Set(streams.map(({ events }) => events))], [1])
    closeStreams(streams)
  })

  test('L03 a sixth stream of one person is refused, and accepted when another has closed', async () => {
    const [watcher] = await makeWatchers(work.db, 1)
    assert.ok(watcher)
    const streams = await openStreams(product.port, Array<string>(6).fill(watcher.token))
    assert.deepEqual(
      streams.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 200, 200, 200, 200, 429],
    )
    closeStreams(streams)
    await until('there is room again', async () => {
      const again = await openStreams(product.port, [watcher.token])
      closeStreams(again)
      return again[0]?.status === 200
    })
  })

  test('L03 a client that does not read is disconnected, and the others get every event', async () => {
    const [watcher] = await makeWatchers(work.db, 1)
    assert.ok(watcher)
    const [stalled, reading] = await openStreams(product.port, [watcher.token, watcher.token])
    assert.ok(stalled && reading)
    stalled.socket.pause()
    const event = JSON.stringify({
      website: watcher.websiteId,
      event: { kind: 'report', report: 'a'.repeat(7_000), state: 'running', progress: 1 },
    })
    // More than the system buffers for a socket, and much more than a stream may have.
    const count = 2_000
    for (let sent = 0; sent < count; sent += 100) {
      await work.pool.query(
        "select pg_notify('fettle_live', $1 || repeat(' ', n)) from generate_series(1, 100) n",
        [event],
      )
      await until('the reading client has all events so far', () => reading.events >= sent + 100)
    }
    stalled.socket.resume()
    await until('the stalled client was disconnected', () => stalled.hasEnded)
    assert.ok(stalled.events < count, `it received ${stalled.events}`)
    assert.equal(reading.hasEnded, false)
    closeStreams([reading])
  })
})

/** Accounts with one password hash, so that making them takes no time. Returns their addresses. */
async function oldAccounts(db: Database, count: number): Promise<string[]> {
  const password = await hashPassword(PASSWORD)
  const people = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    email: `owner-${index}@owners.fixture`,
    name: 'Mia Rose',
  }))
  await db.insert(user).values(people)
  await db
    .insert(account)
    .values(people.map(({ id }) => ({ userId: id, accountId: id, providerId: 'credential', password })))
  for (const { id } of people) await ownerCreated(db, { id, firstName: 'Mia', lastName: 'Rose' })
  return people.map(({ email }) => email)
}

/** Makes one call after the other; returns how many were answered. */
async function readUntil(reader: HttpBrowser, signal: AbortSignal): Promise<number> {
  let reads = 0
  for (; !signal.aborted; reads += 1) assert.equal((await reader.get('/me')).status, 200)
  return reads
}
