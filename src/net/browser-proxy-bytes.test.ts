import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { test } from 'node:test'
import { closing } from '#support/closing.ts'
import { SHORT } from '#support/egress.ts'
import { hear, openProxy, openTunnel, statusOf } from '#support/proxy-client.ts'
import { startRawServer, writeEndlessly } from '#support/raw-server.ts'
import { startWebServer } from '#support/web-server.ts'

const MIB = 1024 * 1024
const SPENT = { status: 403, refused: 'budget', body: '', broken: false }

/** A website that counts the bytes that are sent to it, and answers when a request is over. */
async function openSink() {
  let bytes = 0
  const server = await startWebServer({
    '/': (request, response) => {
      request.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      request.on('end', () => response.end('got it'))
    },
  })
  return Object.assign(server, { bytes: () => bytes })
}

/** POSTs this many bytes through the proxy; gives the answer's status, or that there was none. */
async function post(port: number, url: string, size: number): Promise<number | 'none'> {
  const asked = request({ host: '127.0.0.1', port, path: url, method: 'POST', agent: false })
  asked.end(Buffer.alloc(size))
  const answered = once(asked, 'response').catch(() => [])
  const [incoming]: IncomingMessage[] = await answered
  asked.on('error', () => asked.destroy())
  incoming?.resume()
  return incoming?.statusCode ?? 'none'
}

test('B20 what a page sends counts as what it receives does, and is cut', async () => {
  await using sink = await closing(openSink())
  const address = `127.0.0.2:${sink.port}`
  await using open = await openProxy([address], { budget: { bytes: MIB } })
  assert.equal(await post(open.proxy.port, `http://${address}/`, MIB / 2), 200)
  assert.notEqual(await post(open.proxy.port, `http://${address}/`, 8 * MIB), 200)
  assert.equal(await post(open.proxy.port, `http://${address}/`, 1), 403)
  assert.deepEqual(await statusOf(open.proxy.port, address), [403, 'budget'])
  assert.ok(sink.bytes() < 4 * MIB, `${sink.bytes()} bytes`)
  assert.equal(open.proxy.overBudget(), true)
})

test('B20 what is sent through a tunnel is cut too', async () => {
  let bytes = 0
  await using server = await closing(
    startRawServer(
      (socket) => {
        socket.on('data', (chunk) => {
          bytes += chunk.length
        })
      },
      { immediately: true },
    ),
  )
  const target = `127.0.0.2:${server.port}`
  await using open = await openProxy([target], { budget: { bytes: MIB } })
  const { socket } = await openTunnel(open.proxy.port, target)
  writeEndlessly(socket, Buffer.alloc(64 * 1024))
  await hear(socket)
  assert.ok(bytes < 4 * MIB, `${bytes} bytes`)
  assert.deepEqual(await statusOf(open.proxy.port, target), [403, 'budget'])
})

test('B20 the pages of a scan have its bytes together, and nothing is dialled when they are used up', async () => {
  const budgets = { ...SHORT, scanBytes: 2.5 * MIB }
  await using server = await closing(startWebServer({ '/': 'a'.repeat(MIB) }))
  const address = `127.0.0.2:${server.port}`
  await using open = await openProxy([address], { settings: { budgets } })
  for (let page = 0; page < 2; page += 1) {
    assert.equal((await open.ask(`http://${address}/`)).body.length, MIB)
    open.proxy.reset()
  }
  assert.equal((await open.ask(`http://${address}/`)).broken, true)
  assert.equal(open.proxy.overBudget(), true)
  open.proxy.reset()
  assert.deepEqual(await open.ask(`http://${address}/`), SPENT)
  assert.deepEqual(await statusOf(open.proxy.port, address), [403, 'budget'])
  const dialled = await open.egress.dial('127.0.0.2', server.port)
  assert.equal(dialled.ok ? 'open' : dialled.failure.code, 'budget_bytes')
})
