import type { EvidenceKey, EvidenceMap } from '#core/evidence/index.ts'
import { type Failure, failure } from '#core/reasons.ts'
import { GatheringFailed, type GatherContext, type Gatherer, type GatherSettings } from '#gather/context.ts'
import { gatherLinks } from '#gather/links/gather-links.ts'
import { gatherPages } from '#gather/pages/gather-pages.ts'
import { gatherRendered } from '#gather/rendered/gather-rendered.ts'
import { gatherRobots } from '#gather/robots/gather-robots.ts'
import { gatherShare } from '#gather/share/gather-share.ts'
import { gatherSite } from '#gather/site/gather-site.ts'
import { gatherSitemaps } from '#gather/sitemaps/gather-sitemaps.ts'
import { gatherThumbnails } from '#gather/thumbnails/gather-thumbnails.ts'
import { gatherTwins } from '#gather/twins/gather-twins.ts'
import { type EgressSettings, openEgress } from '#net/egress.ts'
import type { Egress } from '#net/types.ts'
import { skippingClock } from './egress.ts'
import { aContext } from './gather-context.ts'
import { CLOSED_PORT, LOOPBACK } from './loopback.ts'
import { type Pages, startWebServer, type WebServer } from './web-server.ts'

/** What a test's scan is given beside the address. */
export interface ScanOptions {
  /** The ports of hosts: `port` for http, `securePort` for https (by default nobody listens there). */
  hosts: Readonly<Record<string, { port: number; securePort?: number }>>
  egress?: EgressSettings
  settings?: Partial<GatherSettings>
  answers?: EvidenceMap['answers']
  profile?: EvidenceMap['profile']
  /** Evidence that exists already, as of a visit; it is not gathered. */
  known?: Partial<EvidenceMap>
  /** Pages as rendered, by address; other addresses cannot be rendered, and there is no evidence of a visit. */
  rendered?: Readonly<Record<string, string>>
  signal?: AbortSignal
}

/** A test's scan: its context for gatherers, and what it did. Ends with its block, by `await using`. */
export interface Scan extends AsyncDisposable {
  context: GatherContext
  egress: Egress
  want: GatherContext['want']
  /** Addresses that were rendered. */
  renderings: string[]
}

const GATHERERS = {
  site: gatherSite,
  robots: gatherRobots,
  sitemaps: gatherSitemaps,
  pages: gatherPages,
  links: gatherLinks,
  rendered: gatherRendered,
  twins: gatherTwins,
  share: gatherShare,
  thumbnails: gatherThumbnails,
} satisfies { [K in EvidenceKey]?: Gatherer<K> }

const isGathered = (key: EvidenceKey): key is keyof typeof GATHERERS => Object.hasOwn(GATHERERS, key)

/**
 * Starts a scan with the gatherers that need no browser, through the real egress, which can reach the given hosts on `127.0.0.2`
 * only, without pacing and without waits.
 */
export function startScan(address: string, options: ScanOptions): Scan {
  const egress = openEgress({
    allowPrivate: [`${LOOPBACK}/32`],
    pace: 'off',
    clock: skippingClock(),
    dns: ['127.0.0.1:1'],
    resolve: Object.entries(options.hosts).flatMap(([host, { port, securePort = CLOSED_PORT }]) => [
      { host, port: 80, address: LOOPBACK, addressPort: port },
      { host, port: 443, address: LOOPBACK, addressPort: securePort },
    ]),
    ...options.egress,
  })
  const renderings: string[] = []
  const known = new Map<EvidenceKey, Promise<unknown>>()
  const base = aContext({
    address,
    egress,
    ...(options.profile ? { profile: options.profile } : {}),
    ...(options.known ? { known: options.known } : {}),
  })

  function want<K extends EvidenceKey>(key: K): Promise<EvidenceMap[K]>
  function want(key: EvidenceKey): Promise<unknown> {
    const isGiven = options.known?.[key] !== undefined
    const piece = known.get(key) ?? (isGathered(key) && !isGiven ? GATHERERS[key](context) : base.want(key))
    known.set(key, piece)
    return piece
  }

  const context: GatherContext = {
    ...base,
    want,
    answers: options.answers ?? {},
    settings: { ...base.settings, ...options.settings },
    signal: options.signal ?? base.signal,
    browser: {
      ...base.browser,
      render: async (url) => {
        renderings.push(url)
        const html = options.rendered?.[url]
        if (html === undefined) throw new GatheringFailed(failure('browser_unavailable'))
        return { url, status: 200, html }
      },
      visit: async (_device, { address: home }, onRead) => {
        const html = options.rendered?.[home]
        const loaded = { finalUrl: home, requests: [], libraries: [] }
        if (html !== undefined) onRead?.({ page: { url: home, status: 200, html }, loaded })
        throw new GatheringFailed(failure('browser_unavailable'))
      },
    },
  }
  return { context, egress, want, renderings, [Symbol.asyncDispose]: () => egress.close() }
}

/** A scan of `http://joes.test/` with these pages. */
export async function scanPages(
  pages: Pages,
  options: Partial<ScanOptions> = {},
): Promise<Scan & { server: WebServer }> {
  const server = await startWebServer(pages)
  const scan = startScan('http://joes.test/', {
    ...options,
    hosts: { 'joes.test': server, ...options.hosts },
  })
  const close = async (): Promise<void> => {
    await scan.egress.close()
    await server.close()
  }
  return { ...scan, server, [Symbol.asyncDispose]: close }
}

/** The failure of evidence that could not be gathered. */
export async function failureOf(evidence: Promise<unknown>): Promise<Failure> {
  try {
    await evidence
  } catch (error) {
    if (error instanceof GatheringFailed) return error.failure
    throw error
  }
  throw new Error('the evidence is there')
}

/** A page with so many words that it is not rendered. */
export const aPageOf = (body: string, head = '<title>Joe’s</title>'): string =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}<p>${'Fish and chips. '.repeat(40)}</p></body></html>`

/** Links to these addresses, each with its own address as text. */
export const linksTo = (...hrefs: string[]): string =>
  hrefs.map((href) => `<a href="${href}">${href}</a>`).join(' ')
