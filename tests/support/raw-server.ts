import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { boundPort } from './bound-port.ts'
import { LOOPBACK } from './loopback.ts'

/** A TCP server that writes exact bytes, for answers that no HTTP server would send. */
export interface RawServer {
  address: string
  port: number
  /** Connections accepted so far. */
  connections(): number
  close(): Promise<void>
}

/** What a connection does after its first bytes: a text or bytes to answer (the server then closes), or a function. */
export type RawAnswer = string | Buffer | ((socket: Socket, connection: number) => void)

/** Starts a raw server on `127.0.0.2`, or on `host`. `immediately`: answers before the first bytes. */
export async function startRawServer(
  answer: RawAnswer,
  { host = LOOPBACK, immediately = false }: { host?: string; immediately?: boolean } = {},
): Promise<RawServer> {
  const open = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    const connection = connections
    open.add(socket)
    // Some of these tests are about a client that disconnects.
    socket.on('error', () => socket.destroy())
    socket.once('close', () => open.delete(socket))
    const play = (): void =>
      typeof answer === 'function' ? answer(socket, connection) : void socket.end(answer)
    if (immediately) play()
    else socket.once('data', play)
  })
  server.listen(0, host)
  await once(server, 'listening')
  return {
    address: host,
    port: boundPort(server),
    connections: () => connections,
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Writes `piece` again and again, as fast as it is read, or every `everyMs`, until the client disconnects. */
export function writeEndlessly(socket: Socket, piece: string | Buffer, everyMs?: number): void {
  if (everyMs !== undefined) {
    const timer = setInterval(() => socket.write(piece), everyMs)
    socket.once('close', () => clearInterval(timer))
    return
  }
  const fill = (): void => {
    while (!socket.destroyed && socket.write(piece));
  }
  socket.on('drain', fill)
  fill()
}
