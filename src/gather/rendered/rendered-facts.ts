import type { PageFacts } from '#core/evidence/page.ts'
import type { GatherContext, RenderedPage } from '../context.ts'
import { parserOf } from '../read-page/parser.ts'
import { countSameSiteLinks } from '../read-page/read-page.ts'

/**
 * The page's facts from its rendered document; facts of the answer stay those of the crawl.
 * @throws GatheringFailed (`parse_failed`) for a document that takes too long or too much memory.
 */
export const parseRendered = (
  context: GatherContext,
  shown: RenderedPage,
  { page, home }: { page: PageFacts; home: PageFacts },
): Promise<PageFacts> => {
  const { host } = new URL(home.url)
  return parserOf(context).parse({
    body: shown.html,
    url: shown.url,
    requested: page.requested,
    status: shown.status ?? page.status,
    headers: page.headers,
    setCookies: [],
    redirects: page.redirects,
    depth: page.depth,
    found: page.found,
    firstByteMs: page.firstByteMs,
    truncated: false,
    rendered: true,
    raw: { words: page.text.words, sameSiteLinks: countSameSiteLinks(page, host) },
    homeHost: host,
  })
}
