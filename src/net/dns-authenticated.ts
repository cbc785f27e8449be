import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { AUTHENTIC_DATA, decode, encode, RECURSION_DESIRED } from 'dns-packet'
import { comparableHost } from './allow-list.ts'

/**
 * Whether the resolver validated the name's A answer with DNSSEC; c-ares does not expose that bit. A query with the AD bit set asks for it (RFC
 * 6840, section 5.7). `null` without a usable answer.
 */
export async function isAuthenticated(
  name: string,
  servers: readonly string[],
  budgetMs: number,
): Promise<boolean | null> {
  const [server] = servers.length > 0 ? servers : new Resolver().getServers()
  const target = server === undefined ? null : URL.parse(`udp://${bracketed(server)}`)
  if (!target) return null
  const host = comparableHost(target.hostname)
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4')
  try {
    socket.connect(target.port === '' ? 53 : Number(target.port), host)
    await once(socket, 'connect')
    const id = randomInt(65_536)
    socket.send(question(name, id))
    const [message]: unknown[] = await once(socket, 'message', { signal: AbortSignal.timeout(budgetMs) })
    return Buffer.isBuffer(message) ? adBitOf(message, id) : null
  } catch {
    // No answer, a refused port or an invalid message: unknown.
    return null
  } finally {
    socket.close()
  }
}

/** Servers are given as `address`, `address:port` or `[address]:port`; a bare IPv6 address gets its brackets. */
const bracketed = (server: string): string =>
  server.startsWith('[') || server.split(':').length < 3 ? server : `[${server}]`

const question = (name: string, id: number): Buffer =>
  encode({
    type: 'query',
    id,
    flags: RECURSION_DESIRED | AUTHENTIC_DATA,
    questions: [{ type: 'A', name }],
  })

function adBitOf(message: Buffer, asked: number): boolean | null {
  const { id, type, flags = 0 } = decode(message)
  const isSound = type === 'response' && id === asked && (flags & RCODE) === 0
  return isSound ? (flags & AUTHENTIC_DATA) !== 0 : null
}

const RCODE = 0x0f
