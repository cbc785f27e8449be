import { isSameSite } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { homepageVisits } from '../browser/homepage-visit.ts'
import { CouldNotLook, type GatherContext, type Gatherer, type RenderedPage } from '../context.ts'
import { parsePage } from '../pages/parse/parse-page.ts'
import { renderingsOf } from '../pages/renderings.ts'
import { pagesToRender } from './pages-to-render.ts'

/**
 * Pages as the browser shows them: the homepage from the mobile visit, then contact-like pages whose HTML showed no form. The
 * homepage must be there; another page that cannot be rendered is left out.
 */
export const gatherRendered: Gatherer<'rendered'> = async (context) => {
  const [home, contacts] = await Promise.all([renderedHome(context), renderedContacts(context)])
  return { pages: [home, ...contacts] }
}

async function renderedHome(context: GatherContext): Promise<PageFacts> {
  const { home } = await context.want('site')
  const { page } = await homepageVisits(context)('mobile')
  if (!page) throw new CouldNotLook({ reason: 'engine_error', code: 'page_unstable' })
  return parseRendered(page, home, home)
}

async function renderedContacts(context: GatherContext): Promise<PageFacts[]> {
  const { home } = await context.want('site')
  const { pages } = await context.want('pages').catch(leaveOut({ pages: [] }))
  const wanted = pagesToRender(pages.filter(({ url, rendered }) => url !== home.url && !rendered))
  const shown = await Promise.all(wanted.map((page) => renderContact(context, page, home)))
  return shown.filter((page) => page !== null)
}

async function renderContact(
  context: GatherContext,
  page: PageFacts,
  home: PageFacts,
): Promise<PageFacts | null> {
  const rendering = renderingsOf(context)(page.url)
  const shown = rendering && (await rendering.catch(leaveOut(null)))
  return shown && parseRendered(shown, page, home)
}

/** The page's facts, from its rendered document; how it was answered stays what the crawl saw. */
const parseRendered = (shown: RenderedPage, page: PageFacts, home: PageFacts): PageFacts =>
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

/** What could not be looked at is left out here; a fault of ours is not. */
const leaveOut =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof CouldNotLook) return instead
    throw error
  }
