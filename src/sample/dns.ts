import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { type Answer, decode, encode } from 'dns-packet'

/** A resolver for the sample shop only; every other name fails (SERVFAIL), so that no other website is requested or judged. */
export async function openSampleDns(host: string, address: string): Promise<{ port: number; close(): void }> {
  const socket = createSocket('udp4')
  socket.on('message', (message, peer) => {
    const asked = askedIn(message)
    if (asked === null) return
    const { id, questions } = asked
    const [question] = questions ?? []
    const known = question !== undefined && (isAt(host, question.name) || isAbove(host, question.name))
    const answers = question ? recordsFor(question.name, question.type, host, address) : []
    const rcode = known ? (answers === null ? NXDOMAIN : NOERROR) : SERVFAIL
    socket.send(
      encode({
        type: 'response',
        id: id ?? 0,
        flags: rcode,
        questions: questions ?? [],
        answers: answers ?? [],
      }),
      peer.port,
      peer.address,
    )
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { port: portOf(socket), close: () => socket.close() }
}

/** `null`: no message of DNS, which gets no answer. */
function askedIn(message: Buffer): Pick<ReturnType<typeof decode>, 'id' | 'questions'> | null {
  try {
    return decode(message)
  } catch {
    // It tells nothing but this.
    return null
  }
}

const isAt = (host: string, name: string): boolean => name === host || name.endsWith(`.${host}`)

/** Mail records are also queried at the parent names (`_dmarc.example`). */
const isAbove = (host: string, name: string): boolean => host.endsWith(`.${name.replace(/^_dmarc\./u, '')}`)

const NOERROR = 0
const SERVFAIL = 2
const NXDOMAIN = 3
const TTL = 60

const portOf = (socket: Socket): number => socket.address().port

/** `null`: the name does not exist. */
function recordsFor(name: string, type: string, host: string, address: string): Answer[] | null {
  if (name !== host && name !== `www.${host}`) return null
  if (type === 'A') return [{ name, type: 'A', ttl: TTL, data: address }]
  if (name !== host) return []
  if (type === 'MX')
    return [{ name, type: 'MX', ttl: TTL, data: { exchange: 'mx.mailprovider.example', preference: 10 } }]
  if (type === 'TXT') return [{ name, type: 'TXT', ttl: TTL, data: ['v=spf1 ip4:192.0.2.10 ~all'] }]
  return []
}
