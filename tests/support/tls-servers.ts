import { once } from 'node:events'
import net from 'node:net'
import tls from 'node:tls'
import { boundPort } from './bound-port.ts'
import type { Identity } from './certificates.ts'
import { LOOPBACK } from './loopback.ts'

export interface Listening {
  port: number
  close: () => Promise<void>
}

/** Serves TLS with a leaf and the certificates sent with it. */
export async function serveTls(
  leaf: Identity,
  sent: readonly Identity[] = [],
  options: tls.TlsOptions & { staple?: Buffer } = {},
): Promise<Listening> {
  const cert = [leaf, ...sent].map((one) => one.cert).join('')
  const server = tls.createServer({ ciphers: 'DEFAULT@SECLEVEL=0', ...options, cert, key: leaf.key })
  const { staple } = options
  if (staple) server.on('OCSPRequest', (_cert, _issuer, answer) => answer(null, staple))
  // A probe disconnects right after the handshake; the server's error about it does not matter.
  server.on('tlsClientError', () => undefined)
  return listening(server)
}

/** Serves plain TCP: `answer` handles each connection. */
export const serveTcp = (answer: (socket: net.Socket) => void): Promise<Listening> =>
  listening(net.createServer(answer))

/** A port on which nobody listens any more. */
export async function closedPort(): Promise<number> {
  const { port, close } = await serveTcp(() => undefined)
  await close()
  return port
}

/** Listens on loopback, and closes with every open connection. */
export async function listening(server: net.Server): Promise<Listening> {
  const open = new Set<net.Socket>()
  server.on('connection', (socket: net.Socket) => {
    open.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => open.delete(socket))
  })
  server.listen(0, LOOPBACK)
  await once(server, 'listening')
  const port = boundPort(server)
  const close = async (): Promise<void> => {
    for (const socket of open) socket.destroy()
    server.close()
    await once(server, 'close')
  }
  return { port, close }
}
