import { pageKey } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { SitemapsEvidence } from '#core/evidence/sitemaps.ts'
import { directivesOf, hides } from '#core/site/robots-directives.ts'
import type { GatherContext } from '../context.ts'
import { tryReadPage } from '../read-page/read-page.ts'
import { robotsAccessOf } from '../robots-rules/robots-access.ts'
import { isHtml } from '../read-page/html.ts'

export type Sampled = SitemapsEvidence['sample'][number]

/** Most listed addresses that are requested. */
const SAMPLE = 50
const READ_BYTES = 262_144

/** Up to 50 addresses, spread evenly over the list, with the first one. */
export function sampleOf(urls: readonly string[]): string[] {
  if (urls.length <= SAMPLE) return [...urls]
  return Array.from({ length: SAMPLE }, (_, at) => urls[Math.floor((at * urls.length) / SAMPLE)] ?? '')
}

/** The answer of a listed address as search engines get it; pages of the crawl are not requested again. */
export async function requestSampled(
  context: GatherContext,
  url: string,
  crawled: ReadonlyMap<string, PageFacts>,
): Promise<Sampled> {
  const known = crawled.get(pageKey(url))
  if (known && known.redirects.length === 0) return sampledPage(url, known)
  const nothing = {
    url,
    status: null,
    redirectsTo: null,
    noindex: false,
    robotsBlocked: false,
    canonical: null,
  }
  if (!(await robotsAccessOf(context).allows(url))) return { ...nothing, robotsBlocked: true }
  const { egress, signal } = context
  const answer = await egress.fetch(url, {
    kind: 'page',
    body: 'head',
    maxBytes: READ_BYTES,
    followRedirects: false,
    signal,
  })
  if (!answer.ok) return nothing
  const location = answer.headers.location
  if (answer.status >= 300 && answer.status < 400 && location !== undefined) {
    return { ...nothing, status: answer.status, redirectsTo: URL.parse(location, url)?.href ?? null }
  }
  if (answer.status >= 400 || !isHtml(answer)) {
    const noindex = hides(directivesOf([], answer.headers['x-robots-tag']))
    return { ...nothing, status: answer.status, noindex }
  }
  const as = { requested: url, depth: 1, found: 'sitemap', homeHost: new URL(url).host } as const
  const page = await tryReadPage(context, answer, as)
  return page ? sampledPage(url, page) : { ...nothing, status: answer.status }
}

function sampledPage(url: string, page: PageFacts): Sampled {
  return {
    url,
    status: page.status,
    redirectsTo: null,
    noindex: hides(directivesOf(page.metas, page.headers['x-robots-tag'])),
    robotsBlocked: false,
    canonical: page.relations.find(({ rel }) => rel === 'canonical')?.url ?? null,
  }
}
