import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { test } from 'node:test'
import { findRemoteBrowser } from './remote-browser.ts'

/** What every WebSocket server adds to the key of a client (RFC 6455, section 1.3). */
const WEB_SOCKET = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const LONG_MS = 60_000

/** A browser that accepts DevTools connections and says nothing. */
async function silentBrowser() {
  const asked = Promise.withResolvers<undefined>()
  const open: Duplex[] = []
  const server = createServer((_, response) => {
    response.end(JSON.stringify({ webSocketDebuggerUrl: 'ws://127.0.0.1/devtools/browser/1' }))
  })
  server.on('upgrade', ({ headers }, socket) => {
    const key = `${headers['sec-websocket-key'] ?? ''}${WEB_SOCKET}`
    const accepted = createHash('sha1').update(key).digest('base64')
    open.push(socket)
    socket.once('data', () => asked.resolve(undefined)).once('error', () => socket.destroy())
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accepted}\r\n\r\n`,
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    name: `127.0.0.1:${port}`,
    asked: asked.promise,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('a browser elsewhere that connects and then says nothing is given up', {
  timeout: LONG_MS,
}, async (t) => {
  await using browser = await silentBrowser()
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const found = findRemoteBrowser(`http://${browser.name}`)
  await browser.asked
  t.mock.timers.tick(LONG_MS)
  await assert.rejects(found, { message: `The browser at ${browser.name} does not answer.` })
})
