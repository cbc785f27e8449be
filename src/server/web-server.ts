import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import { StartRefused } from '#store/start-refused.ts'
import { closedLater } from './closed-later.ts'
import type { Environment } from './environment.ts'

/** Milliseconds that a client may take to send a request; checked every second. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 }
/** After a process was killed, its port stays in use for a moment. */
const PORT_TRIES = 30
const PORT_PAUSE_MS = 100
/** Milliseconds that clients have to receive their last answers when the server stops. */
const LAST_ANSWERS_MS = 5_000

type Answer = (request: Request, bindings: object) => Response | Promise<Response>
type Address = Pick<Environment, 'host' | 'port'> & {
  /** The settings that a refusal names; left out: those of the pages. */
  settings?: { host: string; port: string }
}

/** Serves until it is closed. Throws {@link StartRefused} that names the setting when it cannot listen. */
export async function openWebServer(answer: Answer, address: Address): Promise<{ close(): Promise<void> }> {
  const server = createAdaptorServer({
    serverOptions: TIMEOUTS,
    fetch: async (request, bindings) => {
      if (countHosts(bindings.incoming.rawHeaders) > 1) return new Response(null, { status: 400 })
      const given = await answer(request, bindings)
      return given.status === 413 ? closedLater(given) : given
    },
  })
  await listenWithRetries(server, address)
  return { close: () => closeAfterLastAnswers(server) }
}

/** Node accepts a request with two Host headers, but a proxy before us may read the other one (RFC 9112, 3.2). */
const countHosts = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length

async function listenWithRetries(server: ServerType, address: Address, tries = PORT_TRIES): Promise<void> {
  try {
    server.listen(address.port, address.host)
    await once(server, 'listening')
  } catch (error) {
    const code = codeOf(error)
    if (code !== 'EADDRINUSE' || tries <= 1) throw refused(code, address)
    await wait(PORT_PAUSE_MS)
    await listenWithRetries(server, address, tries - 1)
  }
}

const PAGES = { host: 'HOST', port: 'PORT' }

function refused(code: string, { host, port, settings = PAGES }: Address): StartRefused {
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `${settings.port}: port ${port} is already in use. Stop what uses it, or set ${settings.port} to another one.`,
    EACCES: `${settings.port}: port ${port} is not for every user. Set ${settings.port} to one above 1023, and put a proxy before it.`,
  }
  return new StartRefused(
    sentences[code] ??
      `${settings.host}: Fettle cannot listen at ${host}, port ${port} (${code}). Correct ${[...new Set([settings.host, settings.port])].join(' or ')}.`,
  )
}

async function closeAfterLastAnswers(server: ServerType): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  await Promise.race([closed, wait(LAST_ANSWERS_MS, undefined, { ref: false })])
  if ('closeAllConnections' in server) server.closeAllConnections()
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
