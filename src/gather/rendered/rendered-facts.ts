import type { PageFacts } from '#core/evidence/page.ts'
import type { RenderedPage } from '../context.ts'
import { parsePage } from '../parse/parse-page.ts'
import { countSameSiteLinks } from '../read-page/read-page.ts'

/** The page's facts from its rendered document; facts of the answer stay those of the crawl. */
export const parseRendered = (shown: RenderedPage, page: PageFacts, home: PageFacts): PageFacts =>
  parsePage({
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
    raw: { words: page.text.words, sameSiteLinks: countSameSiteLinks(page, new URL(home.url).host) },
    homeHost: new URL(home.url).host,
  })
