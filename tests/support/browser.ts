import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { Layers } from '#gather/browser/isolation/layers.ts'
import { type BrowserServiceOptions, createBrowserService } from '#gather/browser/service.ts'
import type { BrowserService } from '#gather/context.ts'
import { DEFAULT_BUDGETS } from '#net/budgets.ts'
import { openEgress } from '#net/egress.ts'
import type { Budgets, Egress } from '#net/types.ts'
import { testExecutable } from './browsers.ts'
import { type Pages, startWebServer, type WebServer } from './web-server.ts'

export interface BrowserOptions {
  budgets?: Partial<Budgets>
  deadlineMs?: number
  executable?: string
  /** Addresses of browsers on other machines, of which one is used. */
  remote?: readonly string[]
  layers?: Layers
  /** Serves https with this certificate, whose authority the scan trusts. */
  tls?: { cert: string; key: string; ca: string }
  signal?: AbortSignal
  /** MiB that the browser may use; the usual limit when left out. */
  memoryMib?: number
}
export interface BrowserAtSite extends AsyncDisposable {
  service: BrowserService
  server: WebServer
  egress: Egress
  /** Address of a path of the site, by its name. */
  at(path: string): string
  home(path: string): { address: string; insecure: boolean }
  notices: string[]
}

const HOST = 'shop.fixture'
/** Another name of the same server, for resources of another host. */
export const OTHER_HOST = 'cdn.fixture'

/** A website on loopback with the name `shop.fixture`, and a browser that can reach it and nothing else. */
export async function browserAt(
  pages: Pages,
  {
    budgets = {},
    deadlineMs = 60_000,
    executable,
    remote = [],
    layers = {},
    tls,
    signal,
    memoryMib,
  }: BrowserOptions = {},
): Promise<BrowserAtSite> {
  const server = await startWebServer(pages, tls ? { tls } : {})
  const egress = openEgress({
    userAgent: 'Fettle/test (+https://fettle.test/bot)',
    resolve: [HOST, OTHER_HOST].map((host) => ({
      host,
      port: server.port,
      address: server.address,
      addressPort: server.port,
    })),
    allowPrivate: [`${server.address}/32`],
    ca: tls ? [tls.ca] : [],
    budgets: { ...DEFAULT_BUDGETS, ...budgets },
  })
  const notices: string[] = []
  const options: BrowserServiceOptions = {
    egress,
    setup: {
      use: true,
      executable: executable ?? testExecutable(),
      remote,
      sandbox: 'prefer',
      layers,
      ...(memoryMib === undefined ? {} : { memoryMib }),
    },
    signal: signal ?? new AbortController().signal,
    onNotice: (text) => notices.push(text),
    onFault: (where, text) => notices.push(`${where}: ${text}`),
    deadlineMs,
  }
  const service = createBrowserService(options)
  const at = (path: string): string => `${tls ? 'https' : 'http'}://${HOST}:${server.port}${path}`
  return {
    service,
    server,
    egress,
    at,
    home: (path) => ({ address: at(path), insecure: false }),
    notices,
    async [Symbol.asyncDispose]() {
      await service.close()
      await Promise.all([egress.close(), server.close()])
    },
  }
}

/** Profile folders of this process that still exist. */
export const profilesLeft = async (): Promise<string[]> => {
  const names = await readdir(tmpdir())
  return names.filter((name) => name.startsWith(`fettle-profile-${process.pid}-`))
}
