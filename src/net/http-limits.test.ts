import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { egressFor, SHORT } from '#support/egress.ts'
import { bodyCodeOf, codeOf, OK, fetchOnce } from '#support/fetch-once.ts'
import { writeEndlessly } from '#support/raw-server.ts'
import { startWebServer } from '#support/web-server.ts'
import { DEFAULT_BUDGETS } from './budgets.ts'

async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const from = performance.now()
  return [await work, performance.now() - from]
}

/** Whether a time is at least the budget, and at most half as much more, for a busy machine. */
const isAbout = (took: number, budget: number): boolean => took > budget * 0.95 && took < budget * 1.5 + 200

test('H01 a request without an answer ends at the headers’ budget', async () => {
  const [answer, took] = await timed(fetchOnce(() => undefined))
  assert.equal(codeOf(answer), 'http_too_slow')
  assert.ok(isAbout(took, SHORT.headersMs), `${took} ms`)
})

test('H01 the default budget is 10 s', async () => {
  const [answer, took] = await timed(fetchOnce(() => undefined, { settings: { budgets: DEFAULT_BUDGETS } }))
  assert.equal(codeOf(answer), 'http_too_slow')
  assert.ok(isAbout(took, 10_000), `${took} ms`)
})

test('H02 headers sent byte by byte end at the budget', async () => {
  const answer = await fetchOnce((socket) => {
    socket.write(`${OK}x-slow: `)
    writeEndlessly(socket, 'a', 20)
  })
  assert.equal(codeOf(answer), 'http_too_slow')
})

test('H03 endless header lines, slow or fast, are refused', async () => {
  const drip = await fetchOnce((socket) => {
    socket.write(OK)
    writeEndlessly(socket, 'x-more: 1\r\n', 20)
  })
  assert.equal(codeOf(drip), 'http_too_slow')
  const flood = await fetchOnce((socket) => {
    socket.write(OK)
    writeEndlessly(socket, 'x-more: 1\r\n'.repeat(1_000))
  })
  assert.equal(codeOf(flood), 'headers_too_large')
})

const HINT = 'HTTP/1.1 103 Early Hints\r\nlink: </a.css>\r\n\r\n'

test('H04 eight interim answers are accepted, nine are not', async () => {
  const [eight, nine] = [8, 9].map((count) => HINT.repeat(count) + `${OK}content-length: 2\r\n\r\nhi`)
  assert.equal(codeOf(await fetchOnce(eight ?? '')), '200')
  assert.equal(codeOf(await fetchOnce(nine ?? '')), 'http_too_slow')
})

test('H04 interim answers do not extend the deadline', async () => {
  const [answer, took] = await timed(fetchOnce((socket) => writeEndlessly(socket, HINT, 100)))
  assert.equal(codeOf(answer), 'http_too_slow')
  assert.ok(isAbout(took, SHORT.headersMs), `${took} ms`)
})

test('H05 a body sent byte by byte ends at the total budget', async () => {
  const [answer, took] = await timed(
    fetchOnce((socket) => {
      socket.write(`${OK}content-length: 100000\r\n\r\n`)
      writeEndlessly(socket, 'a', 20)
    }),
  )
  assert.equal(bodyCodeOf(answer), 'http_too_slow')
  assert.equal(answer.ok && answer.truncated, true)
  assert.ok(isAbout(took, SHORT.requestMs), `${took} ms`)
})

test('H05 a body that stalls ends at the idle budget', async () => {
  const [answer, took] = await timed(
    fetchOnce((socket) => socket.write(`${OK}content-length: 9\r\n\r\nstart`)),
  )
  assert.equal(bodyCodeOf(answer), 'http_too_slow')
  assert.equal(answer.ok && answer.body.toString(), 'start')
  assert.ok(took < SHORT.requestMs * 1.5, `${took} ms`)
})

test('H06 a body without end is cut at the limit', async () => {
  const piece = Buffer.alloc(65_536, 'a')
  const before = process.memoryUsage().arrayBuffers
  const answer = await fetchOnce((socket) => {
    socket.write(`${OK}\r\n`)
    writeEndlessly(socket, piece)
  })
  const grown = process.memoryUsage().arrayBuffers - before
  assert.equal(bodyCodeOf(answer), 'body_too_large')
  assert.equal(answer.ok && answer.body.length, DEFAULT_BUDGETS.wireBytes)
  assert.ok(grown < 16 * 1024 * 1024, `${grown} bytes`)
})

test('H06 a body at the limit is accepted', async () => {
  const budgets = { ...SHORT, wireBytes: 1_000 }
  const exact = await fetchOnce(`${OK}content-length: 1000\r\n\r\n${'a'.repeat(1_000)}`, {
    settings: { budgets },
  })
  const more = await fetchOnce(`${OK}content-length: 1001\r\n\r\n${'a'.repeat(1_001)}`, {
    settings: { budgets },
  })
  assert.equal(exact.ok && exact.bodyFailure, null)
  assert.equal(exact.ok && exact.truncated, false)
  assert.equal(bodyCodeOf(more), 'body_too_large')
  assert.equal(more.ok && more.body.length, 1_000)
})

test('H07 headers of 64 KiB, and ten thousand fields, are refused', async () => {
  assert.equal(codeOf(await fetchOnce(`${OK}x: ${'a'.repeat(65_536)}\r\n\r\n`)), 'headers_too_large')
  assert.equal(codeOf(await fetchOnce(`${OK}${'x: 1\r\n'.repeat(10_000)}\r\n`)), 'headers_too_large')
})

const answerOf = (fields: number): string => `${OK}${'x: 1\r\n'.repeat(fields - 1)}content-length: 0\r\n\r\n`

test('H07 two hundred fields are accepted, one more is not', async () => {
  assert.equal(codeOf(await fetchOnce(answerOf(200))), '200')
  assert.equal(codeOf(await fetchOnce(answerOf(201))), 'headers_too_large')
})

test('`drain` reads no body, and `head` only as much as asked for', async () => {
  const site = await startWebServer({ '/big': 'a'.repeat(1_000_000), '/small': 'small' })
  const egress = egressFor([`127.0.0.2:${site.port}`])
  const drained = await egress.fetch(`${site.origin}/big`, { body: 'drain' })
  const head = await egress.fetch(`${site.origin}/big`, { body: 'head', maxBytes: 100 })
  const whole = await egress.fetch(`${site.origin}/small`, { body: 'head', maxBytes: 100 })
  await egress.close()
  await site.close()
  assert.deepEqual([codeOf(drained), drained.ok && drained.body.length], ['200', 0])
  assert.deepEqual(head.ok && [head.body.length, head.truncated, head.bodyFailure], [100, true, null])
  assert.deepEqual(whole.ok && [whole.body.toString(), whole.truncated], ['small', false])
})

test('robots.txt has its own limit, and a sitemap may be larger than a page', async () => {
  const budgets = { ...SHORT, robotsBytes: 10, wireBytes: 20, sitemapWireBytes: 40 }
  const text = `${OK}content-length: 30\r\n\r\n${'a'.repeat(30)}`
  const robots = await fetchOnce(text, { kind: 'robots', settings: { budgets } })
  const sitemap = await fetchOnce(text, { kind: 'sitemap', settings: { budgets } })
  assert.deepEqual(robots.ok && [robots.body.length, robots.truncated, robots.bodyFailure], [10, true, null])
  assert.deepEqual(sitemap.ok && [sitemap.body.length, sitemap.truncated], [30, false])
})

test('H21 a body that cannot be decoded at all is incomplete, also where its limit only cuts', async () => {
  const budgets = { ...SHORT, robotsBytes: 10 }
  const codes = []
  for (const encoding of ['compress', 'gzip, gzip, gzip']) {
    const text = `${OK}content-encoding: ${encoding}\r\ncontent-length: 30\r\n\r\n${'a'.repeat(30)}`
    for (const kind of ['robots', 'page'] as const)
      codes.push(bodyCodeOf(await fetchOnce(text, { kind, settings: { budgets } })))
  }
  assert.deepEqual(codes, ['decode_failed', 'decode_failed', 'decode_too_large', 'decode_too_large'])
})

test('H21 of a cut body that is encoded the beginning is read, and it is no failure that it ends there', async () => {
  const packed = gzipSync('Disallow: /shop\n'.repeat(2_000))
  const head = `${OK}content-encoding: gzip\r\ncontent-length: ${packed.length}\r\n\r\n`
  const raw = Buffer.concat([Buffer.from(head), packed])
  for (const robotsBytes of [packed.length - 10, packed.length + 10]) {
    const answer = await fetchOnce(raw, { kind: 'robots', settings: { budgets: { ...SHORT, robotsBytes } } })
    assert.ok(answer.ok)
    assert.deepEqual([answer.truncated, answer.bodyFailure], [true, null])
    assert.match(answer.body.toString(), /^Disallow: \/shop\n/u)
  }
})

test('a scan that used up its bytes sends no more requests', async () => {
  const site = await startWebServer({ '/': 'a'.repeat(2_000) })
  const egress = egressFor([`127.0.0.2:${site.port}`], { budgets: { ...SHORT, scanBytes: 3_000 } })
  const codes = []
  for (let turn = 0; turn < 3; turn += 1) codes.push(codeOf(await egress.fetch(`${site.origin}/`)))
  const { requests, bytesIn, bytesOut } = egress.usage()
  await egress.close()
  await site.close()
  assert.deepEqual(codes, ['200', '200', 'budget_bytes'])
  assert.equal(requests, 2)
  assert.ok(bytesIn > 4_000 && bytesOut > 100)
})

test('a cancelled scan stops waiting, before and inside a body', async () => {
  for (const start of ['', `${OK}content-length: 100\r\n\r\nstart`]) {
    const controller = new AbortController()
    const answer = await fetchOnce(
      (socket) => {
        socket.write(start)
        setImmediate(() => controller.abort())
      },
      { signal: controller.signal },
    )
    assert.equal(codeOf(answer), 'cancelled')
  }
})
