import { randomBytes } from 'node:crypto'
import { createSocket, type Socket as DatagramSocket } from 'node:dgram'
import { once } from 'node:events'
import { connect, createServer, isIPv4, type Server } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Sockets on every address of this machine, which a browser must not reach. */
interface Canary {
  /** The sockets, as `address:port`; an IPv6 address in brackets. */
  targets: string[]
  /** Number of datagrams and connections received. Throws when it does not receive its own probe. */
  hits(): Promise<number>
  close(): void
}

/** Whose packets count. */
export type CanarySource = 'this machine' | 'anywhere'

const TIMEOUT_MS = 5_000

/** Listens on one port of all addresses, over UDP and TCP, and counts what comes from this machine or from anywhere. */
export async function openCanary(from: CanarySource): Promise<Canary> {
  const own = ownAddresses()
  const isOurs = (address = ''): boolean =>
    from === 'anywhere' || own.has(address.replace(/^::ffff:|%.*$/gu, ''))
  const received = { datagrams: 0, callers: new Set<number>(), markers: new Set<string>() }
  const { udp, tcp, port } = await listenOnOnePort()
  udp.on('message', (data, from) => {
    if (data.length === MARKER_BYTES) received.markers.add(data.toString('hex'))
    if (isOurs(from.address)) received.datagrams += 1
  })
  tcp.on('connection', (socket) => {
    if (isOurs(socket.remoteAddress)) received.callers.add(socket.remotePort ?? 0)
    socket.on('error', () => socket.destroy()).destroy()
  })
  let rounds = 0
  return {
    targets: [...own].filter(isWithoutZone).map((ip) => `${isIPv4(ip) ? ip : `[${ip}]`}:${port}`),
    async hits() {
      rounds += 1
      const [datagram, caller] = await Promise.all([sendMarker(port), openMarkerConnection(port)])
      const hasMarkers = (): boolean => received.markers.has(datagram) && received.callers.has(caller)
      await waitUntil(hasMarkers, udp, tcp)
      return received.datagrams + received.callers.size - 2 * rounds
    },
    close() {
      udp.close()
      tcp.close()
    },
  }
}

/** Shorter than any STUN packet (RFC 8489: 20 bytes of header), so that they differ. */
const MARKER_BYTES = 16

/** Sends a marker to the port: when it has arrived, every earlier datagram has too. */
async function sendMarker(port: number): Promise<string> {
  const marker = randomBytes(MARKER_BYTES)
  const socket = createSocket('udp4')
  await new Promise<void>((resolve, reject) => {
    socket.send(marker, port, '127.0.0.1', (error) => (error ? reject(error) : resolve()))
  })
  socket.close()
  return marker.toString('hex')
}

/** Opens a marker connection, and returns its local port. */
async function openMarkerConnection(port: number): Promise<number> {
  const socket = connect({ host: '127.0.0.1', port })
  await once(socket, 'connect')
  const { localPort = 0 } = socket
  socket.on('error', () => socket.destroy()).destroy()
  return localPort
}

/** Waits until the condition holds; checks it after each message or connection. */
async function waitUntil(holds: () => boolean, udp: DatagramSocket, tcp: Server): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  while (!holds()) {
    const stop = new AbortController()
    const either = AbortSignal.any([signal, stop.signal])
    const next = [once(udp, 'message', { signal: either }), once(tcp, 'connection', { signal: either })]
    try {
      await Promise.race(next)
    } finally {
      stop.abort()
      await Promise.allSettled(next)
    }
  }
}

/** Another process may use the port over TCP; then another one is tried. */
const TRIES = 20

async function listenOnOnePort(): Promise<{ udp: DatagramSocket; tcp: Server; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const udp = await listenUdp()
    const { port, address } = udp.address()
    const tcp = createServer()
    try {
      await once(tcp.listen(port, address), 'listening')
      return { udp, tcp, port }
    } catch (error) {
      udp.close()
      if (attempt === TRIES) throw error
    }
  }
}

async function listenUdp(): Promise<DatagramSocket> {
  for (const [type, address] of [
    ['udp6', '::'],
    ['udp4', '0.0.0.0'],
  ] as const) {
    const socket = createSocket(type)
    socket.bind(0, address)
    // A system without IPv6: IPv4 is tried next.
    const isBound = await once(socket, 'listening').then(
      () => true,
      () => false,
    )
    if (isBound) return socket
  }
  throw new Error('no socket could be opened to try the browser')
}

const ownAddresses = (): Set<string> =>
  new Set(Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address)))

/** A link-local address needs a zone, which a page cannot give. */
const isWithoutZone = (address: string): boolean => !address.startsWith('fe80:')
