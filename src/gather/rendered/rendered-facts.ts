import { isSameSite } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { RenderedPage } from '../context.ts'
import { parsePage } from '../parse/parse-page.ts'

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
    raw: { words: page.text.words, sameSiteLinks: page.links.filter(isSameSiteLink(home)).length },
    homeHost: new URL(home.url).host,
  })

const isSameSiteLink =
  (home: PageFacts) =>
  ({ url }: PageFacts['links'][number]): boolean =>
    url !== null && isSameSite(url, new URL(home.url).host)
