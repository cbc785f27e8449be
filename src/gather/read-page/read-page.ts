import { isSameSite, pageKey } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import type { FetchAnswer } from '#net/types.ts'
import { GatheringFailed, type GatherContext } from '../context.ts'
import { pageIdsOf } from './page-ids.ts'
import { parserOf } from './parser.ts'
import type { ParseInput } from '../parse/parse-input.ts'
import { renderingOf } from './renderings.ts'

type Answered = Extract<FetchAnswer, { ok: true }>

/** How a page was found. */
export interface ReadAs {
  requested: string
  depth: number
  found: PageFacts['found']
  /** Host of the homepage, with its port, if any. */
  homeHost: string
}

/** Like {@link readPage}, and `null` for a page that cannot be read in bounded time and memory. */
export async function tryReadPage(
  context: GatherContext,
  answer: Answered,
  as: ReadAs,
): Promise<PageFacts | null> {
  try {
    return await readPage(context, answer, as)
  } catch (error) {
    if (error instanceof GatheringFailed) return null
    throw error
  }
}

/**
 * Parses an answer's HTML into facts, and keeps its ids as targets of fragment links.
 * @throws GatheringFailed (`parse_failed`) for a page that takes too long or too much memory.
 */
export async function readPage(context: GatherContext, answer: Answered, as: ReadAs): Promise<PageFacts> {
  const { body, url, headers } = answer
  const contentType = headers['content-type'] ?? null
  const parser = parserOf(context)
  const [page, { ids }] = await Promise.all([
    parser.parse(inputOf(answer, as)),
    parser.targets({ body, url, contentType }),
  ])
  pageIdsOf(context).keep(url, ids)
  return page
}

/** Input of the parser for an answer. */
const inputOf = (answer: Answered, as: ReadAs): ParseInput => ({
  ...as,
  body: answer.body,
  url: answer.url,
  status: answer.status,
  headers: answer.headers,
  setCookies: answer.setCookies,
  redirects: answer.hops.filter(({ location }) => location !== undefined),
  firstByteMs: answer.firstByteMs,
  truncated: answer.truncated,
  rendered: false,
})

/**
 * The rendered page; `null` when this scan's renderings are used up.
 * @throws GatheringFailed when the rendering failed, see {@link renderingOf}.
 */
export async function readRendered(
  context: GatherContext,
  page: PageFacts,
  { host, insecure }: Pick<SiteEvidence, 'host' | 'insecure'>,
): Promise<PageFacts | null> {
  const shown = await renderingOf(context, page, { host, insecure })
  if (!shown) return null
  return parserOf(context).parse({
    body: shown.html,
    url: page.url,
    requested: page.requested,
    status: page.status,
    headers: page.headers,
    setCookies: [],
    redirects: page.redirects,
    depth: page.depth,
    found: page.found,
    firstByteMs: page.firstByteMs,
    truncated: page.truncated,
    rendered: true,
    raw: { words: page.text.words, sameSiteLinks: countSameSiteLinks(page, host) },
    homeHost: host,
  })
}

/** Number of all links of a page to its site, also to itself, as search ranking's rule 14 counts them. */
export const countSameSiteLinks = ({ links }: PageFacts, homeHost: string): number =>
  links.filter(({ url }) => url !== null && isSameSite(url, homeHost)).length

/** Distinct pages of the same site that a page links to, without itself. */
export function sameSiteLinksOf(page: PageFacts, homeHost: string): string[] {
  const pages = new Map<string, string>()
  for (const { url } of page.links) {
    if (url !== null && isSameSite(url, homeHost)) pages.set(pageKey(url), url)
  }
  pages.delete(pageKey(page.url))
  return [...pages.values()]
}
