import { createSocket, type Socket as UdpSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type Server as TcpServer, type Socket } from 'node:net'
import {
  type Answer,
  AUTHENTIC_DATA,
  AUTHORITATIVE_ANSWER,
  decode,
  encode,
  type Packet,
  TRUNCATED_RESPONSE,
} from 'dns-packet'
import { boundPort } from './bound-port.ts'

/** Records of one name. Kinds that are left out have an empty answer. */
export interface DnsRecords {
  A?: readonly string[]
  AAAA?: readonly string[]
  CNAME?: string
  NS?: readonly string[]
  TXT?: readonly string[]
  /** The resolver has validated the answer (the AD bit). */
  authentic?: boolean
  MX?: readonly { exchange: string; preference: number }[]
}

/**
 * What a name answers: records; `SERVFAIL`, `REFUSED` or `NXDOMAIN`; `silence`; bytes as they are; or a choice by how often
 * this kind of the name was queried (from 1), so that a test changes by count and never by time.
 */
export type DnsReply = DnsRecords | 'SERVFAIL' | 'REFUSED' | 'NXDOMAIN' | 'silence' | Buffer
export type DnsScript = Readonly<Record<string, DnsReply | ((count: number, type: string) => DnsReply)>>

export interface DnsServer {
  /** `127.0.0.1:port`, for the resolver settings. */
  address: string
  /** Queries so far, like `joes.fixture A`. */
  questions: string[]
  close(): Promise<void>
}

const RCODES = { NXDOMAIN: 3, SERVFAIL: 2, REFUSED: 5 } as const
/** Most bytes of one datagram (DNS Flag Day 2020); for more the client returns over TCP. */
const DATAGRAM = 1_232

/** Starts a name server on UDP and TCP. Names that are not in the script do not exist. `tcp: false` refuses TCP. */
export async function startDnsServer(script: DnsScript, { tcp = true } = {}): Promise<DnsServer> {
  const questions: string[] = []
  const reply = (message: Buffer): Buffer | null => answerTo(message, script, questions)
  const udp = createSocket('udp4')
  udp.on('message', (message, { port, address }) => {
    const bytes = reply(message)
    if (bytes) udp.send(bytes.length > DATAGRAM ? truncated(bytes) : bytes, port, address)
  })
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    // Resolvers close connections without notice.
    socket.on('error', () => socket.destroy())
    socket.once('close', () => open.delete(socket))
    socket.on('data', (data) => {
      const bytes = reply(data.subarray(2))
      if (bytes) socket.write(Buffer.concat([lengthOf(bytes), bytes]))
    })
  })
  const port = tcp ? await bindBoth(udp, server) : await bindUdp(udp, 0)
  return {
    address: `127.0.0.1:${port}`,
    questions,
    async close() {
      udp.close()
      for (const socket of open) socket.destroy()
      if (tcp) await new Promise((resolve) => server.close(resolve))
    },
  }
}

const TRIES = 20

/** One port for both, found by trying: another process may use the other half of a free one. */
async function bindBoth(udp: UdpSocket, server: TcpServer): Promise<number> {
  for (let left = TRIES; ; left -= 1) {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const port = boundPort(server)
    try {
      return await bindUdp(udp, port)
    } catch (error) {
      await new Promise((resolve) => server.close(resolve))
      if (left === 0) {
        udp.close()
        throw error
      }
    }
  }
}

async function bindUdp(udp: UdpSocket, port: number): Promise<number> {
  udp.bind(port, '127.0.0.1')
  await once(udp, 'listening')
  return udp.address().port
}

function answerTo(message: Buffer, script: DnsScript, questions: string[]): Buffer | null {
  const query = decode(message)
  const [question] = query.questions ?? []
  if (!question) return null
  const name = question.name.toLowerCase()
  const asked = `${name} ${question.type}`
  questions.push(asked)
  const scripted = script[name] ?? 'NXDOMAIN'
  const count = questions.filter((other) => other === asked).length
  const reply = typeof scripted === 'function' ? scripted(count, question.type) : scripted
  if (reply === 'silence') return null
  if (Buffer.isBuffer(reply)) return reply
  return encode({
    type: 'response',
    id: query.id ?? 0,
    flags: AUTHORITATIVE_ANSWER | flagsOf(reply),
    questions: [question],
    answers:
      typeof reply === 'string'
        ? []
        : recordsOf({ name: question.name, type: question.type, records: reply, script }),
  })
}

const flagsOf = (reply: DnsRecords | keyof typeof RCODES): number =>
  typeof reply === 'string' ? RCODES[reply] : reply.authentic ? AUTHENTIC_DATA : 0

interface Asked {
  name: string
  type: string
  records: DnsRecords
  script: DnsScript
}

/** The records of one kind; behind an alias, which comes first, those of the name that it leads to. An alias of an alias is not followed. */
function recordsOf({ name, type, records, script }: Asked): Answer[] {
  const { CNAME } = records
  if (CNAME === undefined) return ownRecords(name, type, records)
  const alias: Answer = { name, type: 'CNAME', ttl: 0, data: CNAME }
  if (type === 'CNAME') return [alias]
  // What the script says of the name itself counts as the target's: `{ CNAME, A }`.
  const own = ownRecords(CNAME, type, records)
  return [alias, ...(own.length > 0 ? own : ownRecords(CNAME, type, recordsAt(CNAME, script)))]
}

/** What the script says of a name; none where the answer is no record, or depends on how often it was asked. */
function recordsAt(name: string, script: DnsScript): DnsRecords {
  const found = script[name.toLowerCase()]
  return typeof found === 'object' && !Buffer.isBuffer(found) ? found : {}
}

function ownRecords(name: string, type: string, records: DnsRecords): Answer[] {
  const { A = [], AAAA = [], TXT = [], MX = [], NS = [] } = records
  if (type === 'A') return A.map((data): Answer => ({ name, type, ttl: 0, data }))
  if (type === 'AAAA') return AAAA.map((data): Answer => ({ name, type, ttl: 0, data }))
  if (type === 'TXT') return TXT.map((text): Answer => ({ name, type, ttl: 0, data: partsOf(text) }))
  if (type === 'NS') return NS.map((data): Answer => ({ name, type, ttl: 0, data }))
  if (type === 'MX') return MX.map((data): Answer => ({ name, type, ttl: 0, data }))
  return []
}

/** A TXT record is a list of strings of at most 255 bytes. */
function partsOf(text: string): Buffer[] {
  const bytes = Buffer.from(text)
  const count = Math.max(1, Math.ceil(bytes.length / 255))
  return Array.from({ length: count }, (_, index) => bytes.subarray(index * 255, (index + 1) * 255))
}

function truncated(bytes: Buffer): Buffer {
  const { id, flags = 0, questions }: Packet = decode(bytes)
  return encode({
    type: 'response',
    id: id ?? 0,
    flags: flags | TRUNCATED_RESPONSE,
    questions: questions ?? [],
  })
}

function lengthOf(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(bytes.length)
  return length
}
