import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { boundPort } from './bound-port.ts'

/** What the stand-in does with a statement: nothing but say that it is done, refuse it as a standby does, or break the connection. */
export type StandInAnswer = 'done' | 'refused' | 'break'

/** A server that lets everybody in as PostgreSQL does, and answers each simple query as `answer` says. */
export interface PostgresStandIn {
  url: string
  /** Connections that are open now. */
  open(): number
  /** Connections accepted so far. */
  accepted(): number
  /** Ends every open connection. */
  breakAll(): void
  close(): Promise<void>
}

/** A message of PostgreSQL's protocol, version 3: its kind, its length, its body. */
function message(kind: string, body: string | Buffer): Buffer {
  const bytes = Buffer.from(body)
  const length = Buffer.alloc(4)
  length.writeInt32BE(bytes.length + length.length)
  return Buffer.concat([Buffer.from(kind), length, bytes])
}

const READY = message('Z', 'I')
const MAY_ENTER = Buffer.concat([message('R', Buffer.alloc(4)), READY])
const DONE = Buffer.concat([message('C', 'LISTEN\0'), READY])
const REFUSED = Buffer.concat([
  message('E', 'SERROR\0VERROR\0C25006\0Mcannot execute LISTEN during recovery\0\0'),
  READY,
])

/** Starts a stand-in on 127.0.0.1. `connection`: counted from 1. */
export async function startPostgresStandIn(
  answer: (connection: number) => StandInAnswer,
): Promise<PostgresStandIn> {
  const sockets = new Set<Socket>()
  let accepted = 0
  const server = createServer((socket) => {
    accepted += 1
    const connection = accepted
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => sockets.delete(socket))
    socket.once('data', () => {
      socket.write(MAY_ENTER)
      socket.on('data', (sent: Buffer) => {
        if (sent.toString('latin1', 0, 1) === 'X') return void socket.end()
        const next = answer(connection)
        if (next === 'break') socket.destroy()
        else socket.write(next === 'done' ? DONE : REFUSED)
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = boundPort(server)
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `postgresql://fettle@127.0.0.1:${port}/fettle`,
    open: () => sockets.size,
    accepted: () => accepted,
    breakAll,
    async close() {
      breakAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
