import { randomBytes } from 'node:crypto'
import { createSocket, type Socket as DatagramSocket } from 'node:dgram'
import { once } from 'node:events'
import { connect, createServer, isIPv4, type Server } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Sockets of ours on every address of this machine, which a browser may never reach by itself. */
interface Canary {
  /** Where to try, `address:port`; an IPv6 address in brackets. */
  targets: string[]
  /** Datagrams and connections from this machine that came so far, with what was under way. Throws when it cannot hear even us. */
  hits(): Promise<number>
  close(): void
}

const AWAKE_MS = 5_000

/** Listens on one port of all addresses, over UDP and TCP. */
export async function openCanary(): Promise<Canary> {
  const own = ownAddresses()
  const isOurs = (address = ''): boolean => own.has(address.replace(/^::ffff:|%.*$/gu, ''))
  const heard = { datagrams: 0, callers: new Set<number>(), fenced: new Set<string>() }
  const { udp, tcp, port } = await listenOnOnePort()
  udp.on('message', (data, from) => {
    if (data.length === FENCE_BYTES) heard.fenced.add(data.toString('hex'))
    if (isOurs(from.address)) heard.datagrams += 1
  })
  tcp.on('connection', (socket) => {
    if (isOurs(socket.remoteAddress)) heard.callers.add(socket.remotePort ?? 0)
    socket.on('error', () => socket.destroy()).destroy()
  })
  let fences = 0
  return {
    targets: [...own].filter(isWithoutZone).map((ip) => `${isIPv4(ip) ? ip : `[${ip}]`}:${port}`),
    async hits() {
      fences += 1
      const [datagram, caller] = await Promise.all([sendFence(port), knock(port)])
      const isAwake = (): boolean => heard.fenced.has(datagram) && heard.callers.has(caller)
      await heardBy(isAwake, udp, tcp)
      return heard.datagrams + heard.callers.size - 2 * fences
    },
    close() {
      udp.close()
      tcp.close()
    },
  }
}

/** No STUN packet is as short as this (RFC 8489: 20 bytes of header). */
const FENCE_BYTES = 16

/** Everything sent to the port before has been delivered when this has been read. */
async function sendFence(port: number): Promise<string> {
  const fence = randomBytes(FENCE_BYTES)
  const socket = createSocket('udp4')
  await new Promise<void>((resolve, reject) => {
    socket.send(fence, port, '127.0.0.1', (error) => (error ? reject(error) : resolve()))
  })
  socket.close()
  return fence.toString('hex')
}

/** The same for connections; gives the port of the caller. */
async function knock(port: number): Promise<number> {
  const socket = connect({ host: '127.0.0.1', port })
  await once(socket, 'connect')
  const { localPort = 0 } = socket
  socket.on('error', () => socket.destroy()).destroy()
  return localPort
}

/** Waits until the condition holds, which may change with each message or connection. */
async function heardBy(holds: () => boolean, udp: DatagramSocket, tcp: Server): Promise<void> {
  const signal = AbortSignal.timeout(AWAKE_MS)
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

/** Somebody else may have the port over TCP; then another one is tried. */
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
    // A system without this family of addresses: the next one is tried.
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

/** A link-local address means nothing without its link, which a page cannot name. */
const isWithoutZone = (address: string): boolean => !address.startsWith('fe80:')
