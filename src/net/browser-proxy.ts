import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { isIP, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { CODE_REASONS, type Failure, type FailureCode } from '#core/reasons.ts'
import { type ProxyLedger, type Refusal, openLedger, type ProxyBudget } from './browser-proxy-ledger.ts'
import type { Door } from './browser-door.ts'
import { OWN_REFUSALS } from './failures.ts'
import type { Egress } from './types.ts'

/** Names a refusal of ours in the answer, so that nobody takes it for the website's own 403. */
export const REFUSED_HEADER = 'x-fettle-refused'
const HEADER_BYTES = 32 * 1024
const HOP_BY_HOP = /^(?:proxy-.*|connection|keep-alive|te|trailer|upgrade)$/u

export interface BrowserProxy {
  /** Loopback port that Chromium is told to use. */
  port: number
  /** What went to which host since the last `reset`, in order of first contact. */
  log(): ReturnType<ProxyLedger['log']>
  /** Requests that our own rules refused since the last `reset`, without Chromium's own background calls. */
  blocked(): number
  /** More bytes came than one page may bring; everything is refused until `reset`. */
  overBudget(): boolean
  /**
   * Answers at this listening socket too, until `close` or the next one: a browser in a network namespace of its own finds the proxy
   * there.
   */
  serve(door: Door): void
  /** Refuses everything until `reset`, even what the scan's egress permits. */
  shut(): void
  /** Gives the next page a budget of its own and ends what the last one left open. */
  reset(): void
  close(): Promise<void>
}

/**
 * The browser's only way out: plain HTTP and CONNECT on loopback, each target classified and dialled by the scan's egress,
 * so that names, addresses, ports and `--resolve` mean the same here as everywhere. Listens until `close`.
 */
export async function openBrowserProxy(egress: Egress, budget?: Partial<ProxyBudget>): Promise<BrowserProxy> {
  const { browserBytes, browserConnections, browserRequests } = egress.options.budgets
  const ledger = openLedger({
    bytes: browserBytes,
    connections: browserConnections,
    requests: browserRequests,
    ...budget,
  })
  const way = { egress, ledger, agent: agentOf(egress, ledger) }
  const server = serverOf(way)
  let inside: Server | null = null
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return {
    port,
    log: ledger.log,
    blocked: ledger.blocked,
    overBudget: ledger.overBudget,
    serve(door) {
      if (inside) void end(inside)
      inside = serverOf(way).listen(door)
    },
    shut: () => ledger.shut(),
    reset() {
      way.agent.destroy()
      way.agent = agentOf(egress, ledger)
      ledger.reset()
    },
    async close() {
      ledger.endAll()
      way.agent.destroy()
      await Promise.all([end(server), inside && end(inside)])
    },
  }
}

/** A server that answers as the proxy does, wherever it listens. */
function serverOf(way: Way): Server {
  // Chromium ends idle connections itself; ours must not end in the moment in which it uses one again.
  const server = createServer({ maxHeaderSize: HEADER_BYTES, keepAliveTimeout: 0 })
  server.on('request', (asked, answer) => void forward(way, asked, answer))
  server.on('connect', (asked: IncomingMessage, client: Duplex, head: Buffer) => {
    void tunnel(way, { target: asked.url ?? '', client, head })
  })
  server.on('upgrade', (_asked, socket: Duplex) => socket.destroy())
  server.on('clientError', (_error, socket: Duplex) => socket.destroy())
  return server
}

async function end(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

interface Way {
  egress: Egress
  ledger: ProxyLedger
  agent: Agent
}

/** Keeps connections to plain HTTP hosts alive, as a browser would, but dials them through the egress. */
function agentOf(egress: Egress, ledger: ProxyLedger): Agent {
  const agent = new Agent({ keepAlive: true })
  agent.createConnection = (options, done) => {
    const { host = '', port = 80 } = options as { host?: string; port?: number }
    const dial = async (): Promise<void> => {
      const outcome = await connect(egress, ledger, { host, port })
      if ('socket' in outcome) done?.(null, outcome.socket)
      else done?.(Object.assign(new Error(outcome.refused), { refusal: outcome }), null as unknown as Socket)
    }
    void dial()
    return undefined
  }
  return agent
}

async function connect(
  egress: Egress,
  ledger: ProxyLedger,
  target: { host: string; port: number },
): Promise<{ socket: Socket } | Refusal> {
  if (!ledger.mayConnect()) return { refused: 'budget_bytes', status: 403 }
  const dialled = await egress.dial(target.host, target.port)
  if (!dialled.ok) return refusalOf(dialled.failure)
  ledger.watch(dialled.socket)
  dialled.socket.on('error', () => dialled.socket.destroy())
  return { socket: dialled.socket }
}

/** Our own no is a 403; a host that cannot be reached is a 502, as with any proxy. */
const refusalOf = ({ code }: Failure): Refusal => {
  if (!isFailureCode(code)) return { refused: 'connect_refused', status: 502 }
  return { refused: code, status: OWN_REFUSALS.has(code) ? 403 : 502 }
}

const isFailureCode = (code: Failure['code']): code is FailureCode => code in CODE_REASONS

/** Asks every gate but the dialling; `null` when the target may be dialled. */
function gate({ egress, ledger }: Way, url: URL): Refusal | null {
  if (ledger.isBackground(url.hostname)) return { refused: 'background', status: 403 }
  if (!ledger.mayRequest()) return { refused: 'budget_bytes', status: 403 }
  const permitted = egress.permits(url.href)
  return permitted.ok ? null : refusalOf(permitted.failure)
}

async function tunnel(
  way: Way,
  { target, client, head }: { target: string; client: Duplex; head: Buffer },
): Promise<void> {
  client.on('error', () => client.destroy())
  // The server forgets a connection that asks for a tunnel: one that stays open would keep it from closing.
  way.ledger.watch(client)
  const url = URL.parse(`https://${target}/`)
  if (!url || url.pathname !== '/' || url.username)
    return refuseTunnel(client, { refused: 'address_refused', status: 400 })
  const entry = way.ledger.entry(url)
  const port = Number(url.port || 443)
  const outcome = gate(way, url) ?? (await connect(way.egress, way.ledger, { host: bare(url), port }))
  if ('refused' in outcome) {
    entry.refuse(outcome)
    return refuseTunnel(client, outcome)
  }
  const { socket } = outcome
  // Ended while we were dialling: its `close` comes no second time.
  if (client.destroyed) return void socket.destroy()
  client.write('HTTP/1.1 200 OK\r\n\r\n')
  if (head.length > 0) socket.write(head)
  socket.on('data', (chunk: Buffer) => entry.count(chunk.length))
  socket.pipe(client)
  client.pipe(socket)
  socket.on('close', () => client.destroy())
  client.on('close', () => socket.destroy())
}

function refuseTunnel(client: Duplex, { refused, status }: Refusal): void {
  client.end(
    `HTTP/1.1 ${status} Refused\r\n${REFUSED_HEADER}: ${labelOf(refused)}\r\nContent-Length: 0\r\n\r\n`,
  )
}

async function forward(way: Way, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const url = URL.parse(asked.url ?? '')
  if (!url || url.protocol !== 'http:' || url.username || url.password) {
    return refuse(answer, { refused: 'address_refused', status: 400 })
  }
  const entry = way.ledger.entry(url)
  const refusal = gate(way, url)
  if (refusal) {
    entry.refuse(refusal)
    return refuse(answer, refusal)
  }
  send(way, { asked, answer, url, entry })
}

/** Lower ones are interim, or none at all (RFC 9110, section 15). */
const LOWEST_FINAL_STATUS = 200
const MALFORMED: Refusal = { refused: 'http_malformed', status: 502 }

interface Exchange {
  asked: IncomingMessage
  answer: ServerResponse
  url: URL
  entry: ReturnType<ProxyLedger['entry']>
}

function send(way: Way, exchange: Exchange): void {
  const { asked, answer, url, entry } = exchange
  const outgoing = request({
    agent: way.agent,
    host: bare(url),
    port: Number(url.port || 80),
    method: asked.method,
    path: url.pathname + url.search,
    headers: { ...endToEnd(asked.headers), host: url.host },
    setHost: false,
    maxHeaderSize: HEADER_BYTES,
  })
  const fail = (failed: Refusal): void => {
    entry.refuse(failed)
    refuse(answer, failed)
  }
  outgoing.on('response', (incoming) => {
    const { statusCode = 0 } = incoming
    // Node reads any three digits, but throws when it shall write `099`.
    if (statusCode < LOWEST_FINAL_STATUS) return fail(MALFORMED)
    answer.writeHead(statusCode, endToEnd(incoming.headers))
    incoming.on('data', (chunk: Buffer) => entry.count(chunk.length))
    incoming.on('error', () => answer.destroy())
    incoming.pipe(answer)
  })
  outgoing.on('upgrade', (_incoming, socket) => {
    socket.destroy()
    fail(MALFORMED)
  })
  outgoing.on('error', (error: Error & { refusal?: Refusal }) => {
    if (answer.headersSent) return void answer.destroy()
    // The host closed an idle connection while we used it again: that is no answer, so it is asked once more.
    if (outgoing.reusedSocket && asked.method === 'GET') return send(way, exchange)
    fail(error.refusal ?? { refused: 'connect_reset', status: 502 })
  })
  answer.on('close', () => outgoing.destroy())
  asked.pipe(outgoing)
}

function refuse(answer: ServerResponse, { refused, status }: Refusal): void {
  answer.writeHead(status, { [REFUSED_HEADER]: labelOf(refused), 'content-length': '0' }).end()
}

const labelOf = (refused: Refusal['refused']): string => (refused === 'budget_bytes' ? 'budget' : refused)

/** The host as one dials it: an IPv6 literal without its brackets. */
const bare = ({ hostname }: URL): string => {
  const inner = hostname.replace(/^\[|\]$/gu, '')
  return isIP(inner) === 6 ? inner : hostname
}

/** The headers that go on to the other side; a website cannot speak in our name. */
function endToEnd(headers: IncomingMessage['headers']): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !HOP_BY_HOP.test(name) && name !== REFUSED_HEADER) kept[name] = value
  }
  return kept
}
