import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { isIPv6, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { CODE_REASONS, type Failure, type FailureCode } from '#core/reasons.ts'
import { type ProxyLedger, type Refusal, openLedger, type ProxyBudget } from './browser-proxy-ledger.ts'
import {
  CHALLENGE,
  challengeTunnel,
  hasProxyPassword,
  makeProxyPassword,
  type ProxyElsewhere,
  SIGN_IN_ADDRESS,
} from './proxy-password.ts'
import type { ProxySocket } from './proxy-socket.ts'
import { OWN_REFUSALS } from './failures.ts'
import { endServer, listenAtAnyPort } from './listening.ts'
import type { Egress } from './types.ts'

/** Header with our refusal, so that nobody takes it for the website's own 403. */
export const REFUSED_HEADER = 'x-fettle-refused'
const HEADER_BYTES = 32 * 1024
const HOP_BY_HOP = /^(?:proxy-.*|connection|keep-alive|te|trailer|upgrade)$/u

export interface BrowserProxy {
  /** Loopback port that Chromium uses. */
  port: number
  /** Entries of all hosts since the last `reset`, in the order of their first request. */
  log(): ReturnType<ProxyLedger['log']>
  /** Requests that our own rules refused since the last `reset`, without Chromium's own requests. */
  blocked(): number
  /** Whether a page used up its bytes, or those of its scan; everything is refused then until `reset`. */
  overBudget(): boolean
  /** Serves this listening socket too, until `close` or the next one: the port of a browser in its own network namespace. */
  serve(socket: ProxySocket): void
  /** Listens at this address of the machine too, for a browser on another one, which has to give the password. */
  listenAt(address: string): Promise<ProxyElsewhere>
  /** Refuses everything until `reset`, even what the scan's egress permits. */
  refuseAll(): void
  /** Starts a new budget for the next page, and ends the connections of the last one. */
  reset(): void
  close(): Promise<void>
}

/**
 * The browser's only connection to the network, by plain HTTP and CONNECT; on loopback, unless `serve` or `listenAt` opens more. The scan's
 * egress classifies and dials each target, so that rules for names, addresses, ports and `--resolve` are the same for the browser. Listens until
 * `close`.
 */
export async function openBrowserProxy(egress: Egress, budget?: Partial<ProxyBudget>): Promise<BrowserProxy> {
  const { browserBytes, browserConnections, browserRequests } = egress.options.budgets
  const limits = {
    bytes: browserBytes,
    connections: browserConnections,
    requests: browserRequests,
    ...budget,
  }
  const ledger = openLedger(limits, {
    onRefused: (code) => egress.countRefusal(code),
    bytesLeft: () => egress.bytesLeft(),
  })
  const setup = { egress, ledger, agent: agentOf(egress, ledger) }
  const server = serverOf(setup)
  let inside: Server | null = null
  let elsewhere: Server | null = null
  const endPage = (): void => {
    setup.agent.destroy()
    // What still waits for the old one is not sent again.
    setup.agent = agentOf(egress, ledger)
  }
  return {
    port: await listenAtAnyPort(server, '127.0.0.1'),
    log: ledger.log,
    blocked: ledger.blocked,
    overBudget: ledger.overBudget,
    serve(socket) {
      if (inside) void endServer(inside)
      inside = serverOf(setup).listen(socket)
    },
    async listenAt(address) {
      if (elsewhere) void endServer(elsewhere)
      const password = makeProxyPassword()
      elsewhere = serverOf(setup, password)
      // Who has no password is in no budget, and may hold no more than a page does.
      elsewhere.maxConnections = limits.connections
      const port = await listenAtAnyPort(elsewhere, address)
      return { server: `http://${isIPv6(address) ? `[${address}]` : address}:${port}`, password }
    },
    refuseAll: () => ledger.refuseAll(),
    reset() {
      endPage()
      ledger.reset()
    },
    async close() {
      endPage()
      ledger.endAll()
      await Promise.all([endServer(server), inside && endServer(inside), elsewhere && endServer(elsewhere)])
    },
  }
}

/** A server with the proxy's behaviour, for any socket; with a password, for those who give it. */
function serverOf(setup: ProxySetup, password: string | null = null): Server {
  // Chromium closes idle connections itself; if this server did, it could close one that Chromium is about to reuse.
  const server = createServer({ maxHeaderSize: HEADER_BYTES, keepAliveTimeout: 0 })
  const mayPass = ({ headers }: IncomingMessage): boolean =>
    password === null || hasProxyPassword(headers, password)
  server.on('request', (asked, answer) => {
    if (!mayPass(asked)) return void answer.writeHead(407, { ...CHALLENGE, connection: 'close' }).end()
    if (password !== null && asked.url === SIGN_IN_ADDRESS) return void answer.writeHead(204).end()
    forward(setup, asked, answer)
  })
  server.on('connect', (asked: IncomingMessage, client: Duplex, head: Buffer) => {
    if (!mayPass(asked)) return challengeTunnel(client)
    void tunnel(setup, { target: asked.url ?? '', client, head })
  })
  server.on('upgrade', (_asked, socket: Duplex) => socket.destroy())
  server.on('clientError', (_error, socket: Duplex) => socket.destroy())
  return server
}

interface ProxySetup {
  egress: Egress
  ledger: ProxyLedger
  agent: Agent
}

/** Keeps connections to plain HTTP hosts alive, as a browser does, and dials through the egress. */
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

/** A refusal of ours is a 403; an unreachable host is a 502, as with any proxy. */
const refusalOf = ({ code }: Failure): Refusal => {
  if (!isFailureCode(code)) return { refused: 'connect_refused', status: 502 }
  return { refused: code, status: code === 'budget_bytes' || OWN_REFUSALS.has(code) ? 403 : 502 }
}

const isFailureCode = (code: Failure['code']): code is FailureCode => code in CODE_REASONS

/** The refusal of a target before dialling; `null` when it may be dialled. */
function refusalBeforeDialling({ egress, ledger }: ProxySetup, url: URL): Refusal | null {
  if (ledger.isBackground(url.hostname)) return { refused: 'background', status: 403 }
  if (!ledger.mayRequest()) return { refused: 'budget_bytes', status: 403 }
  const permitted = egress.permits(url.href)
  return permitted.ok ? null : refusalOf(permitted.failure)
}

async function tunnel(
  setup: ProxySetup,
  { target, client, head }: { target: string; client: Duplex; head: Buffer },
): Promise<void> {
  client.on('error', () => client.destroy())
  // Node's server no longer tracks a CONNECT connection, so that an open one would prevent the server's close.
  setup.ledger.watch(client)
  const url = URL.parse(`https://${target}/`)
  if (!url || url.pathname !== '/' || url.username)
    return refuseTunnel(client, { refused: 'address_refused', status: 400 })
  const entry = setup.ledger.entry(url)
  const port = Number(url.port || 443)
  const outcome =
    refusalBeforeDialling(setup, url) ??
    (await connect(setup.egress, setup.ledger, { host: url.hostname, port }))
  if ('refused' in outcome) {
    entry.refuse(outcome)
    return refuseTunnel(client, outcome)
  }
  const { socket } = outcome
  // The client disconnected during the dialling; `close` is not emitted again.
  if (client.destroyed) return void socket.destroy()
  client.write('HTTP/1.1 200 OK\r\n\r\n')
  if (head.length > 0) client.unshift(head)
  socket.on('data', (chunk: Buffer) => entry.count(chunk.length))
  client.on('data', (chunk: Buffer) => entry.countSent(chunk.length))
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

function forward(setup: ProxySetup, asked: IncomingMessage, answer: ServerResponse): void {
  const url = URL.parse(asked.url ?? '')
  if (!url || url.protocol !== 'http:' || url.username || url.password) {
    return refuse(answer, { refused: 'address_refused', status: 400 })
  }
  const entry = setup.ledger.entry(url)
  const refusal = refusalBeforeDialling(setup, url)
  if (refusal) {
    entry.refuse(refusal)
    return refuse(answer, refusal)
  }
  send(setup, { asked, answer, url, entry })
}

/** Lower ones are interim, or invalid (RFC 9110, section 15). */
const LOWEST_FINAL_STATUS = 200
const MALFORMED: Refusal = { refused: 'http_malformed', status: 502 }

interface Exchange {
  asked: IncomingMessage
  answer: ServerResponse
  url: URL
  entry: ReturnType<ProxyLedger['entry']>
}

function send(setup: ProxySetup, exchange: Exchange): void {
  const { asked, answer, url, entry } = exchange
  const { agent } = setup
  const outgoing = request({
    agent,
    host: url.hostname,
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
    // Node accepts any three digits, but throws when it has to write `099`.
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
    // The browser gave the request up, so that nobody waits for an answer.
    if (answer.destroyed) return
    // Or its page has ended.
    if (answer.headersSent || setup.agent !== agent) return void answer.destroy()
    // The host closed an idle connection while it was reused, so the request is sent once more.
    if (outgoing.reusedSocket && asked.method === 'GET') return send(setup, exchange)
    fail(error.refusal ?? { refused: 'connect_reset', status: 502 })
  })
  answer.on('close', () => outgoing.destroy())
  asked.on('data', (chunk: Buffer) => entry.countSent(chunk.length))
  asked.pipe(outgoing)
}

function refuse(answer: ServerResponse, { refused, status }: Refusal): void {
  answer.writeHead(status, { [REFUSED_HEADER]: labelOf(refused), 'content-length': '0' }).end()
}

const labelOf = (refused: Refusal['refused']): string => (refused === 'budget_bytes' ? 'budget' : refused)

/** The headers to pass on; over plain HTTP a website cannot forge our own. */
function endToEnd(headers: IncomingMessage['headers']): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !HOP_BY_HOP.test(name) && name !== REFUSED_HEADER) kept[name] = value
  }
  return kept
}
