import type { Readable, Writable } from 'node:stream'
import type { ConnectionTransport } from 'puppeteer-core'

const END = 0

/**
 * The DevTools protocol over Chromium's `--remote-debugging-pipe`: JSON texts, each ended by a NUL byte. A page could find a port, and Chromium
 * would survive us; with a pipe it exits when that closes.
 */
export function pipeTransport(toBrowser: Writable, fromBrowser: Readable): ConnectionTransport {
  let rest: Buffer[] = []
  const transport: ConnectionTransport = {
    send(message) {
      toBrowser.write(message)
      toBrowser.write('\0')
    },
    close() {
      toBrowser.end()
      fromBrowser.destroy()
    },
  }
  const receive = (chunk: Buffer): void => {
    let start = 0
    for (let end = chunk.indexOf(END); end !== -1; end = chunk.indexOf(END, start)) {
      const message = Buffer.concat([...rest, chunk.subarray(start, end)]).toString('utf8')
      rest = []
      start = end + 1
      // Each in its own turn of the event loop: Puppeteer's handlers wait in between, and would otherwise overtake one another.
      setImmediate(() => transport.onmessage?.(message))
    }
    if (start < chunk.length) rest.push(chunk.subarray(start))
  }
  fromBrowser.on('data', receive)
  fromBrowser.on('close', () => transport.onclose?.())
  fromBrowser.on('error', () => fromBrowser.destroy())
  toBrowser.on('error', () => fromBrowser.destroy())
  return transport
}
