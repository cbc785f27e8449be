import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import { StartRefused } from '#store/start-refused.ts'
import type { Environment } from './environment.ts'

/** How long a caller may take to send a call, in milliseconds; looked at every second. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000 }
/** A start right after another was killed finds its port still taken for a moment. */
const PORT_TRIES = 30
const PORT_PAUSE_MS = 100
/** What callers get to take an answer that is on its way when we stop. */
const LAST_ANSWERS_MS = 5_000

type Answer = (request: Request, bindings: object) => Response | Promise<Response>
type Place = Pick<Environment, 'host' | 'port'>

/** Serves until it is closed. Throws {@link StartRefused} that names the setting when it cannot listen. */
export async function openWebServer(answer: Answer, place: Place): Promise<{ close(): Promise<void> }> {
  const server = createAdaptorServer({
    serverOptions: PATIENCE,
    fetch: (request, bindings) =>
      countHosts(bindings.incoming.rawHeaders) > 1
        ? new Response(null, { status: 400 })
        : answer(request, bindings),
  })
  await listenSoon(server, place)
  return { close: () => closeSoon(server) }
}

/** Node takes a call with two Host headers, and whoever stands before us may read the other one (RFC 9112, 3.2). */
const countHosts = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length

async function listenSoon(server: ServerType, place: Place, tries = PORT_TRIES): Promise<void> {
  try {
    server.listen(place.port, place.host)
    await once(server, 'listening')
  } catch (error) {
    const code = codeOf(error)
    if (code !== 'EADDRINUSE' || tries <= 1) throw refused(code, place)
    await wait(PORT_PAUSE_MS)
    await listenSoon(server, place, tries - 1)
  }
}

function refused(code: string, { host, port }: Place): StartRefused {
  const told: Readonly<Record<string, string>> = {
    EADDRINUSE: `PORT: port ${port} is already in use. Stop what uses it, or set PORT to another one.`,
    EACCES: `PORT: port ${port} is not for every user. Set PORT to one above 1023, and put a proxy before it.`,
  }
  return new StartRefused(
    told[code] ?? `HOST: Fettle cannot listen at ${host}, port ${port} (${code}). Correct HOST or PORT.`,
  )
}

async function closeSoon(server: ServerType): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  await Promise.race([closed, wait(LAST_ANSWERS_MS, undefined, { ref: false })])
  if ('closeAllConnections' in server) server.closeAllConnections()
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
