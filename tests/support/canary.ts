import { createSocket, type Socket as DatagramSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Listeners that nothing may ever reach, on one port over TCP and UDP, IPv4 and IPv6. */
export interface Canary {
  /** `127.0.0.3`; loopback like the site of the tests, but in nobody's allow-list. */
  address: string
  port: number
  /** Connections and datagrams that arrived. */
  hits(): number
  close(): Promise<void>
}

const ADDRESS = '127.0.0.3'

/** Starts a canary; end a test with `assert.equal(canary.hits(), 0)`. */
export async function startCanary(): Promise<Canary> {
  let hits = 0
  const hit = (): void => {
    hits += 1
  }
  const first = await listenTcp(ADDRESS, 0, hit)
  const port = portOf(first)
  const tcp = [first, await listenTcp('::1', port, hit)]
  const udp = [await listenUdp('udp4', ADDRESS, port, hit), await listenUdp('udp6', '::1', port, hit)]
  return {
    address: ADDRESS,
    port,
    hits: () => hits,
    async close() {
      for (const socket of udp) socket.close()
      await Promise.all(tcp.map((server) => new Promise((resolve) => server.close(resolve))))
    },
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

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the canary has no port')
  return address.port
}
