import { createSocket, type Socket as DatagramSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { lowPort } from './low-port.ts'

/** Listeners that nothing may ever reach, on one port over TCP and UDP, IPv4 and IPv6: one at which no query of another process is answered. */
export interface Canary {
  /** `127.0.0.3`; loopback like the website of the tests, but in no allow-list. */
  address: string
  port: number
  /** Number of connections and datagrams received. */
  hits(): number
  close(): Promise<void>
}

const ADDRESS = '127.0.0.3'

/** Another process may use one of the five sockets of a port; then another port is tried. */
const TRIES = 20

/**
 * Starts a canary; end a test with `assert.equal(canary.hits(), 0)`. `beside`: a server of the test's own that must listen on
 * the same port of another address; it is started with that port.
 */
export async function startCanary(beside?: (port: number) => Promise<void>): Promise<Canary> {
  for (let attempt = 1; ; attempt += 1) {
    const canary = new OpenCanary()
    try {
      await canary.open()
      await beside?.(canary.port)
      return canary
    } catch (error) {
      await canary.close()
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!isTaken || attempt === TRIES) throw error
    }
  }
}

class OpenCanary implements Canary {
  readonly address = ADDRESS
  readonly port = lowPort()
  #hits = 0
  readonly #closers: (() => unknown)[] = []
  readonly #hit = (): void => {
    this.#hits += 1
  }

  async open(): Promise<void> {
    for (const host of [ADDRESS, '::1']) {
      const server = await listenTcp(host, this.port, this.#hit)
      this.#closers.push(() => new Promise((resolve) => server.close(resolve)))
    }
    for (const [type, host] of [
      ['udp4', ADDRESS],
      ['udp6', '::1'],
    ] as const) {
      const socket = await listenUdp(type, host, this.port, this.#hit)
      this.#closers.push(() => socket.close())
    }
  }

  hits(): number {
    return this.#hits
  }

  async close(): Promise<void> {
    await Promise.all(this.#closers.map((close) => close()))
  }
}

async function listenTcp(host: string, port: number, hit: () => void): Promise<Server> {
  const server = createServer((socket) => {
    hit()
    socket.destroy()
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}

async function listenUdp(
  type: 'udp4' | 'udp6',
  host: string,
  port: number,
  hit: () => void,
): Promise<DatagramSocket> {
  const socket = createSocket(type).on('message', hit)
  socket.bind(port, host)
  await once(socket, 'listening')
  return socket
}
