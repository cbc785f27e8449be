import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { boundPort } from './bound-port.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.vtt': 'text/vtt; charset=utf-8',
  '.pdf': 'application/pdf',
}

/** A test's browser sends its network address in a header of its own, which CORS must allow as well. */
const OPEN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

interface Item extends Readonly<Record<string, unknown>> {
  id: string | number
}

/**
 * A remote media library, on loopback: it answers `GET /api/medias?mediaId=1,2` with the requested ones of `items`,
 * in an order of its own, and serves the files of `folder` at `/files/{name}`.
 */
export async function mediaService(items: readonly Item[], folder: URL) {
  const asked: string[] = []
  /** `closed`: no other website may use its files. */
  let behaviour: 'working' | 'failing' | 'closed' = 'working'
  const open = () => (behaviour === 'closed' ? {} : OPEN)
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    asked.push(pathname)
    if (request.method === 'OPTIONS') return void response.writeHead(204, open()).end()
    if (behaviour === 'failing') return void response.writeHead(500).end('Out of order')
    if (pathname === '/api/medias') {
      const wanted = searchParams.get('mediaId')?.split(',') ?? []
      const found = items.filter(({ id }) => wanted.includes(String(id)))
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(found.toReversed()))
    }
    const name = /^\/files\/([\w.-]+)$/u.exec(pathname)?.[1] ?? ''
    const bytes = await readFile(new URL(name, folder)).catch(() => null)
    if (name === '' || bytes === null) return void response.writeHead(404).end()
    const type = TYPES[extname(name)] ?? 'application/octet-stream'
    send(response, { bytes, range: request.headers.range, headers: { 'content-type': type, ...open() } })
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${boundPort(server)}`
  return {
    origin,
    /** The value of `FETTLE_MEDIA_URL` for a product that uses it. */
    base: `${origin}/api`,
    /** Requested paths. */
    asked,
    behaveAs(next: typeof behaviour): void {
      behaviour = next
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

interface File {
  bytes: Buffer
  range: string | undefined
  headers: OutgoingHttpHeaders
}

/** Players jump only in files that are served in ranges (RFC 9110, section 14). */
function send(response: ServerResponse, { bytes, range, headers }: File): void {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/u.exec(range ?? '') ?? []
  if (from === '') return void response.writeHead(200, { ...headers, 'accept-ranges': 'bytes' }).end(bytes)
  if (Number(from) >= bytes.length)
    return void response.writeHead(416, { ...headers, 'content-range': `bytes */${bytes.length}` }).end()
  const part = bytes.subarray(Number(from), to === '' ? bytes.length : Number(to) + 1)
  const last = Number(from) + part.length - 1
  response.writeHead(206, { ...headers, 'content-range': `bytes ${from}-${last}/${bytes.length}` }).end(part)
}
