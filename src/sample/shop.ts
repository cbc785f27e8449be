import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeSampleCertificate } from './certificate.ts'
import { openSampleDns } from './dns.ts'

/** The built-in sample shop, served on loopback with its own certificate and DNS, so that a demo works without the internet. */
export interface SampleShop {
  address: string
  /** Network options that a scan needs to reach it. */
  network: {
    resolve: { host: string; port: number; address: string; addressPort: number }[]
    allowPrivate: string[]
    dns: string[]
    ca: string[]
    pace: 'off'
  }
  close(): Promise<void>
}

const HOST = 'bluewren.example'
const LOOPBACK = '127.0.0.1'
const ROOT = fileURLToPath(new URL('./site/', import.meta.url))
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
}

/** Starts the shop on free ports. */
export async function openSampleShop(now: Date): Promise<SampleShop> {
  const names = [HOST, `www.${HOST}`]
  const { key, certificate, authority } = await makeSampleCertificate(names, now)
  const secure = await listening(createTlsServer({ key, cert: certificate }, answer))
  const plain = await listening(createServer(toSecure))
  const dns = await openSampleDns(HOST, LOOPBACK)
  return {
    address: `https://${HOST}/`,
    network: {
      resolve: names.flatMap((host) => [
        { host, port: 443, address: LOOPBACK, addressPort: portOf(secure) },
        { host, port: 80, address: LOOPBACK, addressPort: portOf(plain) },
      ]),
      allowPrivate: [`${LOOPBACK}/32`],
      dns: [`${LOOPBACK}:${dns.port}`],
      ca: [authority],
      pace: 'off',
    },
    close: async () => {
      dns.close()
      await Promise.all([ended(secure), ended(plain)])
    },
  }
}

type WebServer = Server & { closeAllConnections(): void }

async function listening<S extends WebServer>(server: S): Promise<S> {
  server.listen(0, LOOPBACK)
  await once(server, 'listening')
  return server
}

async function ended(server: WebServer): Promise<void> {
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}

const isAddressInfo = (address: unknown): address is AddressInfo =>
  typeof address === 'object' && address !== null && 'port' in address

function portOf(server: Server): number {
  const address = server.address()
  return isAddressInfo(address) ? address.port : 0
}

function toSecure(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(301, { location: `https://${HOST}${request.url ?? '/'}` }).end()
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body } = sampleAnswer(request.url ?? '/')
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** What the shop answers to a request of this path. */
export function sampleAnswer(path: string): {
  status: number
  headers: Record<string, string>
  body: Buffer
} {
  const found = fileFor(path)
  const file = found ?? join(ROOT, '404.html')
  return {
    status: found ? 200 : 404,
    headers: {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    },
    body: readFileSync(file),
  }
}

function fileFor(address: string): string | null {
  const url = URL.parse(address, `https://${HOST}`)
  if (url === null) return null
  const { pathname } = url
  const file = normalize(join(ROOT, pathname.endsWith('/') ? `${pathname}index.html` : pathname))
  return file.startsWith(ROOT.endsWith(sep) ? ROOT : ROOT + sep) &&
    existsSync(file) &&
    statSync(file).isFile()
    ? file
    : null
}
