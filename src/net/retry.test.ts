import assert from 'node:assert/strict'
import { test } from 'node:test'
import { egressFor, hurriedClock } from '#support/egress.ts'
import { codeOf } from '#support/fetch-once.ts'
import { startRawServer } from '#support/raw-server.ts'
import { closedPort } from '#support/tls-servers.ts'
import { startWebServer, type WebAnswer } from '#support/web-server.ts'
import type { FetchOptions } from './types.ts'

/** Fetches a page that gives these answers in order, and then repeats the last. */
async function tries(answers: readonly WebAnswer[], options: FetchOptions = {}) {
  const left = [...answers]
  const site = await startWebServer(() => (left.length > 1 ? left.shift() : left[0]) ?? '')
  const clock = hurriedClock()
  const egress = egressFor([`127.0.0.2:${site.port}`], { clock, pace: 'off' })
  const answer = await egress.fetch(`${site.origin}/`, options)
  await egress.close()
  await site.close()
  return { code: codeOf(answer), asked: site.requests.length, waits: clock.waits.filter((ms) => ms >= 1_000) }
}

test('502, 503 and 504 are retried after 2 s and 6 s', async () => {
  for (const status of [502, 503, 504]) {
    assert.deepEqual(await tries([{ status }]), { code: String(status), asked: 3, waits: [2_000, 6_000] })
  }
  assert.deepEqual(await tries([{ status: 502 }, 'here']), { code: '200', asked: 2, waits: [2_000] })
})

test('other answers are not retried', async () => {
  for (const status of [200, 404, 403, 429, 500, 999]) {
    assert.deepEqual(await tries([{ status }]), { code: String(status), asked: 1, waits: [] })
  }
})

test('a caller that wants one try gets one', async () => {
  assert.deepEqual(await tries([{ status: 503 }], { retry: false }), { code: '503', asked: 1, waits: [] })
})

const busy = (status: number, seconds: string): WebAnswer => ({
  status,
  headers: { 'retry-after': seconds },
})

test('a `Retry-After` of up to 30 s is respected once', async () => {
  assert.deepEqual(await tries([busy(429, '30')]), { code: '429', asked: 2, waits: [30_000] })
  assert.deepEqual(await tries([busy(503, '3'), 'here']), { code: '200', asked: 2, waits: [3_000] })
  assert.deepEqual(await tries([busy(429, '31')]), { code: '429', asked: 1, waits: [] })
})

test('a `Retry-After` that is a date is respected too', async () => {
  const inTenSeconds = new Date(Date.now() + 10_000).toUTCString()
  const { code, waits } = await tries([busy(429, inTenSeconds), 'here'])
  const [ms = 0] = waits
  assert.deepEqual([code, waits.length], ['200', 1])
  assert.ok(ms > 7_000 && ms <= 10_000, `${ms} ms`)
  const inAnHour = new Date(Date.now() + 3_600_000).toUTCString()
  assert.deepEqual(await tries([busy(429, inAnHour)]), { code: '429', asked: 1, waits: [] })
})

test('connections that fail are tried three times', async () => {
  const port = await closedPort()
  const clock = hurriedClock()
  const egress = egressFor([`127.0.0.2:${port}`], { clock, pace: 'off' })
  const answer = await egress.fetch(`http://127.0.0.2:${port}/`)
  await egress.close()
  assert.equal(codeOf(answer), 'connect_refused')
  assert.deepEqual(clock.waits, [2_000, 6_000])
})

test('an interrupted body is requested again', async () => {
  const server = await startRawServer((socket, connection) => {
    socket.end(`HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n${connection === 1 ? 'he' : 'hello'}`)
  })
  const egress = egressFor([`127.0.0.2:${server.port}`])
  const answer = await egress.fetch(`http://127.0.0.2:${server.port}/`)
  await egress.close()
  await server.close()
  assert.equal(answer.ok && answer.body.toString(), 'hello')
})

test('a kept connection that the server closed is replaced at once, also without retries', async () => {
  const server = await startRawServer((socket, connection) => {
    socket.write(`HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\n${connection}`)
    if (connection === 1) socket.on('data', () => socket.resetAndDestroy())
  })
  const clock = hurriedClock()
  const egress = egressFor([`127.0.0.2:${server.port}`], { clock, pace: 'off' })
  const url = `http://127.0.0.2:${server.port}/`
  const bodies = []
  for (const _ of [1, 2]) {
    const answer = await egress.fetch(url, { retry: false })
    bodies.push(answer.ok ? answer.body.toString() : answer.failure.code)
  }
  await egress.close()
  await server.close()
  assert.deepEqual(bodies, ['1', '2'])
  assert.deepEqual(clock.waits, [])
})

test('after five futile retries of a host its next addresses are requested once, until a retry helps', async () => {
  const site = await startWebServer((path) =>
    path === '/passing' ? ([{ status: 503 }, 'here'][site.hits(path) - 1] ?? 'here') : { status: 503 },
  )
  const egress = egressFor([`127.0.0.2:${site.port}`], { clock: hurriedClock(), pace: 'off' })
  const asked = async (path: string): Promise<number> => {
    await egress.fetch(`${site.origin}${path}`)
    return site.hits(path)
  }
  assert.equal(await asked('/passing'), 2)
  const counts = []
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/6', '/7']) counts.push(await asked(path))
  assert.deepEqual(counts, [3, 3, 3, 3, 3, 1, 1])
  await egress.close()
  await site.close()
})
