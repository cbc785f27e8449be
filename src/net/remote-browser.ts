import { get as getPlain } from 'node:http'
import { get as getSecure } from 'node:https'
import { connect, isIPv6 } from 'node:net'
import { z } from 'zod'

/**
 * Opens connections to browsers that the operator runs elsewhere. They do not pass the judging of addresses: each is a setting of the operator's,
 * nothing in it comes from a website, and such a browser is often on a private address. What the browser then requests does pass it, by the proxy.
 * An address may hold a token, so a message names its host only.
 */

const CONNECT_MS = 5_000
const ANSWER_MS = 10_000
/** `/json/version` has some 500 bytes. */
const MOST_ANSWER = 64 * 1_024

/** A browser elsewhere, ready to be connected to. */
export interface RemoteBrowser {
  /** Host and port, for people. */
  name: string
  /** Its DevTools address; may hold a token. */
  endpoint: string
  /** This machine's address on the way to it: where the browser reaches our proxy. */
  ownAddress: string
  /** How many contexts connections have in it; 0 where each connection gets a browser of its own. */
  contexts: number
}

/** A DevTools connection: JSON texts in both directions, in the shape of Puppeteer's transport. */
export interface DevToolsWire {
  send(message: string): void
  close(): void
  onmessage?: (message: string) => void
  onclose?: () => void
}

/** Host and port of an address, without what may be secret. */
const nameOfRemote = (address: string): string => new URL(address).host

/**
 * Finds the browser at one of the operator's addresses: `ws:` and `wss:` are a service's own DevTools address, below `http:` and `https:` Chromium
 * says its own (`/json/version`). Throws a sentence for the operator when it does not answer.
 */
export async function findRemoteBrowser(address: string): Promise<RemoteBrowser> {
  const url = new URL(address)
  const name = nameOfRemote(address)
  const { own, peer } = await endsOfConnection(url, name)
  if (url.protocol.startsWith('ws')) return { name, endpoint: address, ownAddress: own, contexts: 0 }
  const endpoint = await endpointBelow(url, { name, peer })
  return { name, endpoint, ownAddress: own, contexts: await countContexts(endpoint, name) }
}

/** Both addresses of a connection to the host, closed again. */
function endsOfConnection(url: URL, name: string): Promise<{ own: string; peer: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ own: string; peer: string }>()
  const isSecure = url.protocol === 'wss:' || url.protocol === 'https:'
  const host = url.hostname.replaceAll(/[[\]]/gu, '')
  const socket = connect({ host, port: Number(url.port || (isSecure ? 443 : 80)), timeout: CONNECT_MS })
  const fail = (): void => {
    socket.destroy()
    reject(new Error(`The browser at ${name} cannot be reached.`))
  }
  socket.once('timeout', fail).once('error', fail)
  socket.once('connect', () => {
    resolve({ own: socket.localAddress ?? '', peer: socket.remoteAddress ?? '' })
    socket.destroy()
  })
  return promise
}

const versionSchema = z.object({ webSocketDebuggerUrl: z.url() })

/** The DevTools address that Chromium gives, at the host and port that we know, with what followed a `?` of ours. */
async function endpointBelow(url: URL, { name, peer }: { name: string; peer: string }): Promise<string> {
  const isSecure = url.protocol === 'https:'
  const at = new URL(url)
  // Chromium answers only to an IP address in `Host`, so that no website can name itself like it (DNS rebinding).
  if (!isSecure) at.hostname = isIPv6(peer) ? `[${peer}]` : peer
  at.pathname = `${url.pathname.replace(/\/$/u, '')}/json/version`
  const parsed = versionSchema.safeParse(parseJson(await read(at, name)))
  if (!parsed.success) throw new Error(`The browser at ${name} does not say where its DevTools are.`)
  const endpoint = new URL(at)
  endpoint.protocol = isSecure ? 'wss:' : 'ws:'
  endpoint.pathname = new URL(parsed.data.webSocketDebuggerUrl).pathname
  return endpoint.href
}

function read(url: URL, name: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const fail = (): void =>
    reject(new Error(`The browser at ${name} does not answer as Chromium's DevTools do.`))
  const get = url.protocol === 'https:' ? getSecure : getPlain
  const asked = get(url, { signal: AbortSignal.timeout(ANSWER_MS), agent: false }, (answer) => {
    let text = ''
    if (answer.statusCode !== 200) return void asked.destroy(new Error('refused'))
    answer.setEncoding('utf8')
    answer.on('data', (chunk: string) => {
      text += chunk
      if (text.length > MOST_ANSWER) asked.destroy(new Error('too long'))
    })
    answer.once('error', fail).once('end', () => resolve(text))
  })
  asked.once('error', fail)
  return promise
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // No JSON is no answer of Chromium's; the caller says so.
    return null
  }
}

const contextsSchema = z.object({ result: z.object({ browserContextIds: z.array(z.string()) }) })

async function countContexts(endpoint: string, name: string): Promise<number> {
  const wire = await openDevTools(endpoint)
  const { promise: answer, resolve, reject } = Promise.withResolvers<string>()
  const refuse = (what: string) => (): void => reject(new Error(`The browser at ${name} ${what}.`))
  const timer = setTimeout(refuse('does not answer'), ANSWER_MS)
  Object.assign(wire, { onmessage: resolve, onclose: refuse('closed the connection') })
  try {
    wire.send(JSON.stringify({ id: 1, method: 'Target.getBrowserContexts' }))
    const { data } = contextsSchema.safeParse(parseJson(await answer))
    return data?.result.browserContextIds.length ?? 0
  } finally {
    clearTimeout(timer)
    wire.close()
  }
}

/** Opens a DevTools connection. Throws a sentence for the operator when none is opened within ten seconds. */
export function openDevTools(endpoint: string): Promise<DevToolsWire> {
  const { promise, resolve, reject } = Promise.withResolvers<DevToolsWire>()
  const socket = new WebSocket(endpoint)
  const wire: DevToolsWire = {
    send: (message) => socket.send(message),
    close: () => socket.close(),
  }
  const fail = (): void => {
    socket.close()
    reject(new Error(`The browser at ${nameOfRemote(endpoint)} opens no DevTools connection.`))
  }
  const timer = setTimeout(fail, ANSWER_MS)
  socket.addEventListener('open', () => {
    clearTimeout(timer)
    resolve(wire)
  })
  socket.addEventListener('error', fail)
  socket.addEventListener('message', ({ data }) => {
    // Each in its own turn of the event loop: Puppeteer's handlers wait in between, and would otherwise overtake one another.
    if (typeof data === 'string') setImmediate(() => wire.onmessage?.(data))
  })
  socket.addEventListener('close', () => {
    clearTimeout(timer)
    wire.onclose?.()
  })
  return promise
}
