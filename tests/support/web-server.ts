import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { boundPort } from './bound-port.ts'
import { LOOPBACK } from './loopback.ts'

/** The answer of a path: a page, a full answer, or its own handler. */
export type WebAnswer =
  | string
  | { status?: number; headers?: Record<string, string | string[]>; body?: string | Buffer }
  | ((request: IncomingMessage, response: ServerResponse) => void)

/** Pages of a website by path; `/` is its homepage. */
export type Pages = Readonly<Record<string, WebAnswer>> | ((path: string) => WebAnswer)

export interface WebServer {
  address: string
  port: number
  /** `http://127.0.0.2:port`, without a closing slash. */
  origin: string
  /** How often a path (with its query) was requested. */
  hits(path: string): number
  /** Every request, in order. */
  requests: { method: string; path: string; headers: IncomingHttpHeaders }[]
  close(): Promise<void>
}

export interface WebServerOptions {
  host?: string
  /** A port of the caller's choice; by default any free one. */
  port?: number
  /** Serves https with this certificate and key, both PEM. */
  tls?: { cert: string; key: string }
}

/** Starts a web server on `127.0.0.2`, or on `host`. Unknown paths answer 404. A text is an HTML page. */
export async function startWebServer(
  pages: Pages,
  { host = LOOPBACK, port: asked = 0, tls }: WebServerOptions = {},
): Promise<WebServer> {
  const requests: WebServer['requests'] = []
  const find = typeof pages === 'function' ? pages : (path: string) => pages[path] ?? { status: 404 }
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? ''
    requests.push({ method: request.method ?? '', path, headers: request.headers })
    answer(find(path), request, response)
  }
  const server = tls ? createSecureServer(tls, serve) : createServer(serve)
  server.listen(asked, host)
  await once(server, 'listening')
  const port = boundPort(server)
  return {
    address: host,
    port,
    origin: `${tls ? 'https' : 'http'}://${host}:${port}`,
    hits: (path) => requests.filter((request) => request.path === path).length,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(page: WebAnswer, request: IncomingMessage, response: ServerResponse): void {
  if (typeof page === 'function') {
    page(request, response)
    return
  }
  const { status = 200, headers = {}, body = '' } = typeof page === 'string' ? { body: page } : page
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers })
  response.end(body)
}
