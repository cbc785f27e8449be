import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { type BrowserProxy, openBrowserProxy, REFUSED_HEADER } from '#net/browser-proxy.ts'
import type { ProxyBudget } from '#net/browser-proxy-ledger.ts'
import type { EgressSettings } from '#net/egress.ts'
import type { Egress } from '#net/types.ts'
import { egressFor } from './egress.ts'

export interface OpenProxy extends AsyncDisposable {
  egress: Egress
  proxy: BrowserProxy
  /** Requests an address over plain HTTP, as a browser would. Throws when the proxy closes the connection without an answer. */
  ask(url: string): Promise<ProxyAnswer>
}

/** A browser proxy over an egress that is open only for `allow` (`127.0.0.2:41234`). */
export async function openProxy(
  allow: readonly string[],
  { budget, settings }: { budget?: Partial<ProxyBudget>; settings?: EgressSettings } = {},
): Promise<OpenProxy> {
  const egress = egressFor(allow, settings)
  const proxy = await openBrowserProxy(egress, budget)
  return {
    egress,
    proxy,
    ask: (url) => askProxy(proxy.port, url),
    async [Symbol.asyncDispose]() {
      await proxy.close()
      await egress.close()
    },
  }
}

/** The answer through the proxy. `refused`: the proxy's own reason, `null` when the website itself answered. */
interface ProxyAnswer {
  status: number
  refused: string | null
  body: string
  /** The transfer was interrupted. */
  broken: boolean
}

export async function askProxy(port: number, url: string): Promise<ProxyAnswer> {
  const asked = request({ host: '127.0.0.1', port, path: url, agent: false, maxHeaderSize: 64 * 1024 })
  asked.end()
  const [incoming]: IncomingMessage[] = await once(asked, 'response')
  if (!incoming) throw new Error('no answer')
  return read(incoming)
}

async function read(incoming: IncomingMessage): Promise<ProxyAnswer> {
  const answer: ProxyAnswer = { ...headOf(incoming), body: '', broken: false }
  incoming.setEncoding('latin1')
  incoming.on('data', (text: string) => {
    answer.body += text
  })
  incoming.on('error', () => {
    answer.broken = true
  })
  await new Promise((resolve) => incoming.once('close', resolve))
  return answer
}

const headOf = ({ statusCode = 0, headers }: IncomingMessage): Pick<ProxyAnswer, 'status' | 'refused'> => ({
  status: statusCode,
  refused: headers[REFUSED_HEADER]?.toString() ?? null,
})

/** The answer to CONNECT, with the tunnel, which the caller must close. */
interface Tunnel {
  status: number
  refused: string | null
  socket: Socket
}

/** Requests a tunnel to `host:port`. */
export async function openTunnel(port: number, target: string): Promise<Tunnel> {
  const asked = request({ host: '127.0.0.1', port, method: 'CONNECT', path: target, agent: false })
  asked.end()
  const [incoming, socket]: [IncomingMessage, Socket] = await new Promise((resolve) => {
    asked.once('connect', (message, opened: Socket) => resolve([message, opened]))
  })
  // The proxy closes tunnels, which is what some tests are about.
  socket.on('error', () => socket.destroy())
  return { ...headOf(incoming), socket }
}

/** The answer to CONNECT to a target: status and reason. */
export async function statusOf(port: number, target: string): Promise<[number, string | null]> {
  const { status, refused, socket } = await openTunnel(port, target)
  socket.destroy()
  return [status, refused]
}

/** Sends exact bytes to a port of `127.0.0.1` and returns everything until the other side closes. */
export function speak(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => socket.destroy())
  socket.write(bytes)
  return hear(socket)
}

/** Everything that is received on a connection until it closes. */
export async function hear(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1')
  })
  await new Promise((resolve) => socket.once('close', resolve))
  return text
}
