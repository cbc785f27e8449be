import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type ClientRequest, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { after, before, test } from 'node:test'
import { closing } from '#support/closing.ts'
import { egressFor } from '#support/egress.ts'
import { hear, type OpenProxy, openProxy, openTunnel, speak, statusOf } from '#support/proxy-client.ts'
import { type RawAnswer, startRawServer, writeEndlessly } from '#support/raw-server.ts'
import { startWebServer, type WebServer } from '#support/web-server.ts'
import { openBrowserProxy } from './browser-proxy.ts'
import type { ProxyBudget } from './browser-proxy-ledger.ts'
import type { Egress } from './types.ts'

const MIB = 1024 * 1024
const SPENT = { status: 403, refused: 'budget', body: '', broken: false }

let site: WebServer
let host = ''

before(async () => {
  site = await startWebServer({ '/': 'here', '/ten': '0123456789', '/one': '!' })
  host = `${site.address}:${site.port}`
})

after(() => site.close())

const proxyWith = (budget: Partial<ProxyBudget> = {}): Promise<OpenProxy> => openProxy([host], { budget })

/** Fetches one raw answer through the proxy. */
async function through(answer: RawAnswer, budget: Partial<ProxyBudget> = {}) {
  await using server = await closing(startRawServer(answer))
  const address = `127.0.0.2:${server.port}`
  await using open = await openProxy([address], { budget })
  const first = await open.ask(`http://${address}/`)
  const next = await open.ask(`http://${address}/`)
  return { first, next, entry: open.proxy.log()[0], isOver: open.proxy.overBudget() }
}

test('B20 a stream without end is cut at 50 MiB, and every later request is refused', async () => {
  const { first, next, entry, isOver } = await through((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    writeEndlessly(socket, Buffer.alloc(64 * 1024))
  })
  assert.deepEqual([first.status, first.broken], [200, true])
  assert.ok(entry && entry.bytes > 50 * MIB && entry.bytes < 51 * MIB, `${entry?.bytes} bytes`)
  assert.deepEqual(next, SPENT)
  assert.equal(isOver, true)
})

test('B20 the first byte over the limit ends every connection; the next page has a new budget', async () => {
  await using open = await proxyWith({ bytes: 10 })
  const { socket } = await openTunnel(open.proxy.port, host)
  assert.equal((await open.ask(`http://${host}/ten`)).body, '0123456789')
  assert.equal(open.proxy.overBudget(), false)
  await open.ask(`http://${host}/one`).catch(() => 'cut')
  await hear(socket)
  assert.equal(open.proxy.overBudget(), true)
  assert.deepEqual(await open.ask(`http://${host}/`), SPENT)
  assert.deepEqual(await statusOf(open.proxy.port, host), [403, 'budget'])
  open.proxy.reset()
  assert.deepEqual([open.proxy.overBudget(), open.proxy.blocked(), open.proxy.log()], [false, 0, []])
  assert.equal((await open.ask(`http://${host}/`)).body, 'here')
})

test('B20 a tunnel without end is cut too', async () => {
  await using server = await closing(
    startRawServer((socket) => writeEndlessly(socket, Buffer.alloc(64 * 1024)), { immediately: true }),
  )
  const target = `127.0.0.2:${server.port}`
  await using open = await openProxy([target], { budget: { bytes: MIB } })
  const { socket } = await openTunnel(open.proxy.port, target)
  assert.ok((await hear(socket)).length < 2 * MIB)
  assert.deepEqual(await statusOf(open.proxy.port, target), [403, 'budget'])
})

test('requests beyond the limit are refused, also after failed ones', async () => {
  await using open = await proxyWith({ requests: 3 })
  assert.equal((await open.ask(`http://${host}/`)).status, 200)
  assert.equal((await open.ask('http://127.0.0.3/')).refused, 'address_refused')
  assert.deepEqual(await statusOf(open.proxy.port, host), [200, null])
  assert.deepEqual(await open.ask(`http://${host}/`), SPENT)
  assert.deepEqual(await statusOf(open.proxy.port, host), [403, 'budget'])
})

test('connections beyond the limit are refused; a kept connection is reused', async () => {
  await using open = await proxyWith({ connections: 2 })
  for (const path of ['/', '/ten', '/']) assert.equal((await open.ask(`http://${host}${path}`)).status, 200)
  assert.deepEqual(await statusOf(open.proxy.port, host), [200, null])
  assert.deepEqual(await statusOf(open.proxy.port, host), [403, 'budget'])
  assert.equal((await open.ask(`http://${host}/`)).body, 'here')
})

const answerWith = (headerBytes: number): string =>
  `HTTP/1.1 200 OK\r\nx: ${'a'.repeat(headerBytes)}\r\ncontent-length: 2\r\n\r\nhi`

test('headers of up to 32 KiB are passed on, larger ones fail', async () => {
  assert.equal((await through(answerWith(32_000))).first.body, 'hi')
  assert.deepEqual((await through(answerWith(33_000))).first, {
    ...SPENT,
    status: 502,
    refused: 'connect_reset',
  })
  await using open = await proxyWith()
  const askWith = (size: number) =>
    speak(
      open.proxy.port,
      `GET http://${host}/ten HTTP/1.1\r\nhost: a\r\nconnection: close\r\nx: ${'a'.repeat(size)}\r\n\r\n`,
    )
  assert.match(await askWith(15_000), /0123456789/u)
  assert.equal(await askWith(33_000), '')
})

for (const [what, answer] of [
  ['a status that is none', 'HTTP/1.1 099 Odd\r\ncontent-length: 0\r\n\r\n'],
  ['another protocol', 'HTTP/1.1 101 Switching\r\nupgrade: odd\r\nconnection: upgrade\r\n\r\n'],
  ['a switch to no protocol', 'HTTP/1.1 101 Switching\r\n\r\n'],
] as const) {
  test(`${what} gives a 502, and the proxy goes on`, async () => {
    const { first, next } = await through(answer)
    assert.deepEqual(first, { ...SPENT, status: 502, refused: 'http_malformed' })
    assert.deepEqual(next, first)
  })
}

test('closing does not wait for a tunnel that is being dialled, and drops it when it opens', async () => {
  const egress = egressFor([host])
  const dialling = Promise.withResolvers<void>()
  const mayDial = Promise.withResolvers<void>()
  const dialled = Promise.withResolvers<Socket>()
  const slow: Egress = {
    ...egress,
    async dial(...to) {
      dialling.resolve()
      await mayDial.promise
      const outcome = await egress.dial(...to)
      if (outcome.ok) dialled.resolve(outcome.socket)
      return outcome
    },
  }
  const proxy = await openBrowserProxy(slow)
  const answer = speak(proxy.port, `CONNECT ${host} HTTP/1.1\r\nhost: a\r\n\r\n`)
  await dialling.promise
  await proxy.close()
  assert.equal(await answer, '')
  mayDial.resolve()
  const socket = await dialled.promise
  if (!socket.closed) await once(socket, 'close')
  await egress.close()
})

test('closing ends tunnels and exchanges in progress', async () => {
  const asked = Promise.withResolvers<void>()
  await using server = await closing(
    startRawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\nbegun')
      asked.resolve()
    }),
  )
  const begun = `127.0.0.2:${server.port}`
  await using open = await openProxy([begun])
  const { socket } = await openTunnel(open.proxy.port, begun)
  const exchange = open.ask(`http://${begun}/`).then(
    ({ broken }) => broken,
    () => true,
  )
  await asked.promise
  const answer = hear(socket)
  await open.proxy.close()
  assert.equal(await answer, '')
  assert.equal(await exchange, true)
  await assert.rejects(once(connect(open.proxy.port, '127.0.0.1'), 'connect'), { code: 'ECONNREFUSED' })
})

const STRANGER = 'GET http://shop.test/ HTTP/1.1\r\nhost: shop.test\r\n\r\n'

test('who has no password is asked for it once, and then disconnected', { timeout: 10_000 }, async () => {
  await using open = await proxyWith()
  const { server } = await open.proxy.listenAt('127.0.0.1')
  const port = Number(new URL(server).port)
  assert.match(await speak(port, STRANGER), /^HTTP\/1\.1 407 [^]*\r\nconnection: close\r\n/iu)
})

test('a proxy for a browser elsewhere holds as many connections as a page may open', {
  timeout: 10_000,
}, async () => {
  await using open = await proxyWith({ connections: 2 })
  const { server } = await open.proxy.listenAt('127.0.0.1')
  const port = Number(new URL(server).port)
  const held = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  assert.equal(await speak(port, STRANGER), '')
  const [first, second] = held
  first?.destroy()
  second?.write(STRANGER)
  assert.match(second ? await hear(second) : '', /^HTTP\/1\.1 407 /u)
  assert.match(await speak(port, STRANGER), /^HTTP\/1\.1 407 /u)
})

/** A website whose path `/slow` never answers; `asked` resolves with the first request for it, `ended` when one is over. */
async function openSlow() {
  const asked = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const server = await startWebServer({
    '/': 'here',
    '/slow': (request) => {
      request.once('close', () => ended.resolve())
      asked.resolve()
    },
  })
  return Object.assign(server, { asked: asked.promise, ended: ended.promise })
}

/** A request through the proxy that the client gives up. */
function askAndGiveUp(port: number, url: string): ClientRequest {
  const asked = get({ host: '127.0.0.1', port, path: url, agent: false })
  asked.on('error', () => asked.destroy())
  return asked
}

for (const isKept of [false, true]) {
  test(`a request that the browser gave up is sent once, and refuses nothing, ${isKept ? 'on a kept' : 'on a new'} connection`, async () => {
    await using server = await closing(openSlow())
    const slow = `127.0.0.2:${server.port}`
    await using open = await openProxy([slow])
    if (isKept) assert.equal((await open.ask(`http://${slow}/`)).body, 'here')
    const given = askAndGiveUp(open.proxy.port, `http://${slow}/slow`)
    await server.asked
    given.destroy()
    await server.ended
    assert.equal((await open.ask(`http://${slow}/`)).body, 'here')
    assert.equal(server.hits('/slow'), 1)
    const [{ allowed, refused } = {}] = open.proxy.log()
    assert.deepEqual([allowed, refused], [true, null])
  })
}

for (const end of ['reset', 'close'] as const) {
  test(`${end} ends a request on a kept connection, and nobody sends it again`, async () => {
    await using server = await closing(openSlow())
    const slow = `127.0.0.2:${server.port}`
    await using open = await openProxy([slow])
    assert.equal((await open.ask(`http://${slow}/`)).body, 'here')
    const given = askAndGiveUp(open.proxy.port, `http://${slow}/slow`)
    const closed = new Promise((resolve) => given.once('close', resolve))
    await server.asked
    await open.proxy[end]()
    await Promise.all([server.ended, closed])
    if (end === 'reset') assert.equal((await open.ask(`http://${slow}/`)).body, 'here')
    assert.equal(server.hits('/slow'), 1)
  })
}
