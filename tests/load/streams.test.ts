import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { publish } from '#server/live.ts'
import { type AtWork, atWork } from '#support/at-work.ts'
import { type Product, startProduct } from '#support/product.ts'
import { closeStreams, makeWatchers, openStreams } from '#support/streams.ts'
import { until } from '#support/until.ts'

const PEOPLE = 40
const EACH = 5

describe('streams of live events', () => {
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

  test('L03 an event reaches each of 200 streams within a second, and nobody else’s', async () => {
    const watchers = await makeWatchers(work.db, PEOPLE)
    const tokens = watchers.flatMap(({ token }) => Array<string>(EACH).fill(token))
    const streams = await openStreams(product.port, tokens)
    assert.ok(streams.every(({ status }) => status === 200))
    const began = performance.now()
    await Promise.all(watchers.map(({ websiteId }) => publish(work.db, websiteId, { kind: 'plan' })))
    await until('all have heard it', () => streams.every(({ heard }) => heard > 0))
    const ms = performance.now() - began
    assert.ok(ms < 1_000, `${ms} ms`)
    assert.deepEqual([...new Set(streams.map(({ heard }) => heard))], [1])
    closeStreams(streams)
  })

  test('L03 a sixth stream of one person is refused, and welcome again when another has gone', async () => {
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

  test('L03 a client that does not read is let go, and the others hear everything', async () => {
    const [watcher] = await makeWatchers(work.db, 1)
    assert.ok(watcher)
    const [deaf, keen] = await openStreams(product.port, [watcher.token, watcher.token])
    assert.ok(deaf && keen)
    deaf.socket.pause()
    const event = JSON.stringify({
      website: watcher.websiteId,
      event: { kind: 'report', report: 'a'.repeat(7_000), state: 'running', progress: 1 },
    })
    // As much as the system may hold back for a socket, and much more than a stream may.
    const count = 2_000
    for (let sent = 0; sent < count; sent += 100) {
      await work.pool.query(
        "select pg_notify('fettle_live', $1 || repeat(' ', n)) from generate_series(1, 100) n",
        [event],
      )
      await until('who reads has heard it', () => keen.heard >= sent + 100)
    }
    deaf.socket.resume()
    await until('the deaf one was let go', () => deaf.hasEnded)
    assert.ok(deaf.heard < count, `it heard ${deaf.heard}`)
    assert.equal(keen.hasEnded, false)
    closeStreams([keen])
  })
})
