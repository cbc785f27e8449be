import assert from 'node:assert/strict'
import type { Socket } from 'node:net'
import { test } from 'node:test'
import { egressFor } from '#support/egress.ts'
import { bodyCodeOf, codeOf, OK, fetchOnce } from '#support/fetch-once.ts'
import { startRawServer } from '#support/raw-server.ts'
import { startWebServer } from '#support/web-server.ts'

test('H08 an interrupted body keeps what was received, with its failure', async () => {
  const short = await fetchOnce(`${OK}content-length: 100\r\n\r\nshort`)
  const chunk = await fetchOnce(`${OK}transfer-encoding: chunked\r\n\r\n5\r\nshort\r\n40\r\ncut`)
  const between = await fetchOnce(`${OK}transfer-encoding: chunked\r\n\r\n5\r\nshort\r\n`)
  const closing = await fetchOnce(
    `${OK}connection: close\r\ntransfer-encoding: chunked\r\n\r\n5\r\nshort\r\n40\r\ncut`,
  )
  const reset = await fetchOnce((socket) => {
    socket.write(`${OK}content-length: 100\r\n\r\nshort`, () => setImmediate(() => socket.resetAndDestroy()))
  })
  for (const answer of [short, chunk, between, closing, reset]) {
    assert.equal(bodyCodeOf(answer), 'http_truncated')
    assert.equal(answer.ok && answer.truncated, true)
    assert.match(answer.ok ? answer.body.toString() : '', /^short/u)
  }
})

test('H09 contradictory and invalid lengths are malformed', async () => {
  const heads = [
    'content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    'content-length: 5\r\ncontent-length: 6\r\n\r\nhello!',
    'content-length: -1\r\n\r\nhello',
    'content-length: 99999999999999999999\r\n\r\nhello',
    'transfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\nhello',
  ]
  for (const head of heads) assert.equal(bodyCodeOf(await fetchOnce(OK + head)), 'http_malformed', head)
})

test('H10 answers that are not HTTP/1.1', async () => {
  const answers = [
    'SSH-2.0-OpenSSH_9.6\r\n',
    '<html>HTTP/0.9 has no headers</html>',
    `${OK}x: a\0b\r\ncontent-length: 0\r\n\r\n`,
    'HTTP/1.1 200 OK\ncontent-length: 0\n\n',
    `${OK}x : 1\r\ncontent-length: 0\r\n\r\n`,
    `${OK}x: 1\r\n folded\r\ncontent-length: 0\r\n\r\n`,
    'HTTP/1.1 000 Zero\r\ncontent-length: 0\r\n\r\n',
    'HTTP/1.1 099 Low\r\ncontent-length: 0\r\n\r\n',
    'HTTP/9.9 200 OK\r\ncontent-length: 0\r\n\r\n',
  ]
  for (const answer of answers)
    assert.equal(codeOf(await fetchOnce(answer)), 'http_malformed', JSON.stringify(answer))
})

test('H11 unexpected 100 and 101 answers are malformed', async () => {
  assert.equal(
    codeOf(await fetchOnce('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n')),
    'http_malformed',
  )
  assert.equal(codeOf(await fetchOnce('HTTP/1.1 100 Continue\r\n\r\n')), 'http_malformed')
  const empty = await fetchOnce('HTTP/1.1 204 No Content\r\ncontent-length: 5\r\n\r\nhello')
  assert.deepEqual([codeOf(empty), empty.ok && empty.body.length], ['204', 0])
  assert.equal(codeOf(await fetchOnce('HTTP/1.1 304 Not Modified\r\n\r\n')), '304')
})

test('H11 hints before the answer are passed over', async () => {
  const hints = 'HTTP/1.1 103 Early Hints\r\nlink: </a.css>; rel=preload\r\n\r\n'
  assert.equal(codeOf(await fetchOnce(`${hints}${hints}${OK}content-length: 0\r\n\r\n`)), '200')
})

/** Whether five bytes, sent as a part with this header, count as cut. */
const isCut = async (range: string): Promise<boolean> => {
  const answer = await fetchOnce(`HTTP/1.1 206 Partial Content\r\n${range}content-length: 5\r\n\r\nhello`)
  assert.equal(answer.ok && answer.body.toString(), 'hello')
  return answer.ok && answer.truncated
}

test('H11 a part of a body that was asked for whole counts as cut, unless it is all of it', async () => {
  assert.equal(await isCut('content-range: bytes 0-4/1000\r\n'), true)
  assert.equal(await isCut('content-range: bytes 5-9/10\r\n'), true)
  assert.equal(await isCut('content-range: bytes 0-4/*\r\n'), true)
  assert.equal(await isCut(''), true)
  assert.equal(await isCut('content-range: bytes 0-4/5\r\n'), false)
})

test('H12 H13 an answer of any status is returned', async () => {
  for (const status of [403, 404, 429, 451, 500, 503, 999]) {
    const answer = await fetchOnce(`HTTP/1.1 ${status} X\r\ncontent-length: 4\r\n\r\nbody`)
    assert.equal(answer.ok && answer.status, status)
    assert.equal(answer.ok && answer.body.toString(), 'body')
  }
})

const STRAY = `${OK}content-length: 5\r\n\r\nstray`

/** Bodies of four requests in a row; `answer` gives the server's first answer on each connection. */
async function fourInARow(answer: (socket: Socket, good: string) => void): Promise<string[]> {
  const server = await startRawServer((socket, connection) => {
    const good = `${OK}content-length: 1\r\n\r\n${connection}`
    answer(socket, good)
    socket.on('data', () => socket.write(good))
  })
  const egress = egressFor([`127.0.0.2:${server.port}`])
  const bodies: string[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    const got = await egress.fetch(`http://127.0.0.2:${server.port}/${turn}`)
    bodies.push(got.ok ? got.body.toString() : got.failure.code)
  }
  await egress.close()
  await server.close()
  return bodies
}

test('H14 an extra answer is not taken for that of a later request', async () => {
  const sameSegment = await fourInARow((socket, good) => socket.write(good + STRAY))
  const later = await fourInARow((socket, good) => {
    socket.write(good, () => setImmediate(() => socket.write(STRAY)))
  })
  for (const body of [...sameSegment, ...later]) assert.match(body, /^\d$/u)
})

test('H22 five hundred cookies, or one of a megabyte, are too many headers; none is sent with another request', async () => {
  const many = `${OK}${'set-cookie: a=1\r\n'.repeat(500)}content-length: 0\r\n\r\n`
  assert.equal(codeOf(await fetchOnce(many)), 'headers_too_large')
  assert.equal(
    codeOf(await fetchOnce(`${OK}set-cookie: a=${'b'.repeat(1_048_576)}\r\n\r\n`)),
    'headers_too_large',
  )
  const site = await startWebServer({ '/': { headers: { 'set-cookie': ['a=1', 'b=2'] } } })
  const egress = egressFor([`127.0.0.2:${site.port}`])
  const first = await egress.fetch(`${site.origin}/`)
  await egress.fetch(`${site.origin}/`)
  await egress.close()
  await site.close()
  assert.deepEqual(first.ok && first.setCookies, ['a=1', 'b=2'])
  assert.deepEqual(
    site.requests.map(({ headers }) => headers.cookie),
    [undefined, undefined],
  )
})

test('H23 an `Alt-Svc` header for HTTP/3 is ignored', async () => {
  const site = await startWebServer({ '/': { headers: { 'alt-svc': 'h3=":443"; ma=86400' }, body: 'here' } })
  const egress = egressFor([`127.0.0.2:${site.port}`])
  await egress.fetch(`${site.origin}/`)
  const again = await egress.fetch(`${site.origin}/`)
  await egress.close()
  await site.close()
  assert.equal(again.ok && again.address, '127.0.0.2')
})

test('H24 a HEAD request has no body, and one sent by the server does no harm', async () => {
  const lying = await fetchOnce(`${OK}content-length: 5\r\n\r\nhello`, { method: 'HEAD' })
  assert.deepEqual([codeOf(lying), lying.ok && lying.body.length], ['200', 0])
  const refusing = await fetchOnce('HTTP/1.1 405 No\r\nallow: GET\r\n\r\n', { method: 'HEAD' })
  assert.equal(codeOf(refusing), '405')
})

test('H25 the same User-Agent on every request, never one of a browser', async () => {
  const site = await startWebServer({ '/': { status: 302, headers: { location: '/b' } }, '/b': 'b' })
  const userAgent = 'Fettle/1.0 (+https://fettle.fixture/bot)'
  const egress = egressFor([`127.0.0.2:${site.port}`], { userAgent })
  await egress.fetch(`${site.origin}/`)
  await egress.close()
  await site.close()
  assert.deepEqual(
    site.requests.map(({ headers }) => headers['user-agent']),
    [userAgent, userAgent],
  )
})
