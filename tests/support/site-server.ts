import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, extname, join, sep } from 'node:path'
import { z } from 'zod'
import type { EgressOptions } from '#net/types.ts'
import { makeAuthority, makeCertificate } from './certificates.ts'
import { type DnsScript, startDnsServer } from './dns-server.ts'
import { CLOSED_PORT, LOOPBACK } from './loopback.ts'
import { startWebServer, type WebAnswer } from './web-server.ts'
import { DAY_MS } from '#core/time-units.ts'

const PAGE_TYPE = 'text/html; charset=utf-8'
const TYPES: Readonly<Record<string, string>> = {
  '.html': PAGE_TYPE,
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
}

const records = (...TXT: string[]) => ({ A: [], TXT, MX: [] })

const answer = z.strictObject({
  status: z.int().default(200),
  headers: z.record(z.string(), z.string()).default({}),
  /** A file of the folder. */
  file: z.string().optional(),
})

/** Settings in `site.json` of how a folder is served; everything has a default. */
const settings = z.strictObject({
  /** What port 80 does. `only`: it serves the pages, and nobody answers on port 443. */
  http: z.enum(['redirect', 'serve', 'only']).default('redirect'),
  certificate: z.enum(['valid', 'expired', 'of-another-name']).default('valid'),
  /** Sent with every answer. */
  headers: z.record(z.string(), z.string()).default({}),
  /** Answers of single paths. */
  paths: z.record(z.string(), answer).default({}),
  /** The answer of every path, for a website with a bot wall. */
  everything: answer.optional(),
  /** The answer of paths without a file. */
  unknown: answer.default({ status: 404, headers: {} }),
  /** Records beside the address: `@` is the website's own name, `_dmarc` a name below it. By default its records declare that it sends no mail. */
  dns: z
    .record(
      z.string(),
      z.strictObject({
        A: z.array(z.string()).default([]),
        TXT: z.array(z.string()).default([]),
        MX: z.array(z.strictObject({ exchange: z.string(), preference: z.int() })).default([]),
      }),
    )
    .default({ '@': records('v=spf1 -all'), _dmarc: records('v=DMARC1; p=reject') }),
})
type SiteSettings = z.infer<typeof settings>

/** A folder of pages, served as the website `<folder>.fixture` on loopback with its own authority and name server. */
export interface SiteServer extends AsyncDisposable {
  host: string
  address: string
  /** What a scan needs to reach it, and nothing else. */
  reach: Pick<EgressOptions, 'resolve' | 'allowPrivate' | 'dns' | 'ca' | 'pace'>
}

/** Serves a folder of files by its `site.json`, on free ports. Throws when that file has an unknown setting. */
export async function startSiteServer(folder: string): Promise<SiteServer> {
  const host = `${basename(folder)}.fixture`
  const site = readSettings(folder)
  const { ca, tls } = await makeTls(host, site.certificate)
  const serve = serveFolder(folder, host, site)
  const plain = await startWebServer(() => (site.http === 'redirect' ? toSecure(host) : serve))
  const secure = site.http === 'only' ? null : await startWebServer(() => serve, { tls })
  const dns = await startDnsServer(recordsOf(host, site.dns))
  return {
    host,
    address: `${secure ? 'https' : 'http'}://${host}/`,
    reach: {
      resolve: [host, `www.${host}`].flatMap((name) => [
        { host: name, port: 80, address: LOOPBACK, addressPort: plain.port },
        { host: name, port: 443, address: LOOPBACK, addressPort: secure?.port ?? CLOSED_PORT },
      ]),
      allowPrivate: [`${LOOPBACK}/32`],
      dns: [dns.address],
      ca: [ca],
      pace: 'off',
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([plain.close(), secure?.close(), dns.close()])
    },
  }
}

function readSettings(folder: string): SiteSettings {
  const file = join(folder, 'site.json')
  return settings.parse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
}

async function makeTls(host: string, kind: SiteSettings['certificate']) {
  const issuer = await makeAuthority('CN=Fixture authority')
  const names = kind === 'of-another-name' ? ['elsewhere.fixture'] : [host, `www.${host}`]
  const validFrom = new Date(Date.now() - 10 * DAY_MS)
  const validTo = new Date(Date.now() + (kind === 'expired' ? -1 : 60) * DAY_MS)
  const { cert, key } = await makeCertificate({ issuer, names, validFrom, validTo })
  return { ca: issuer.cert, tls: { cert: cert + issuer.cert, key } }
}

const recordsOf = (host: string, { '@': own, ...below }: SiteSettings['dns']): DnsScript => ({
  [host]: { ...own, A: [LOOPBACK] },
  [`www.${host}`]: { A: [LOOPBACK] },
  ...Object.fromEntries(Object.entries(below).map(([name, found]) => [`${name}.${host}`, found])),
})

const toSecure =
  (host: string) =>
  ({ url = '/' }: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(301, { location: `https://${host}${url}` }).end()
  }

function serveFolder(folder: string, host: string, site: SiteSettings): WebAnswer {
  return (request, response) => {
    if (request.headers.host?.startsWith('www.') && site.http !== 'only') {
      toSecure(host)(request, response)
      return
    }
    const { pathname } = new URL(request.url ?? '/', `https://${host}`)
    const named = site.everything ?? site.paths[pathname]
    const found = named ? fileIn(folder, named.file ?? '') : fileIn(folder, pathname)
    const { status, headers } = named ?? (found ? { status: 200, headers: {} } : site.unknown)
    const file = found ?? fileIn(folder, site.unknown.file ?? '')
    const type = file ? (TYPES[extname(file)] ?? 'application/octet-stream') : PAGE_TYPE
    response.writeHead(status, { 'content-type': type, ...site.headers, ...headers })
    response.end(file ? readFileSync(file) : '')
  }
}

/** A file of the folder; `null` for a path without a file, and for files about the website. */
function fileIn(folder: string, path: string): string | null {
  if (path === '' || /^\/?(?:site|expected)\.json$/u.test(path)) return null
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
  return file.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile() ? file : null
}
