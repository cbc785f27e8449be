import type { PageFacts } from '#core/evidence/page.ts'
import { homepageVisits } from '../browser/homepage-visit.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import { GatheringFailed, type GatherContext, type Gatherer } from '../context.ts'
import { crawlOf } from '../crawl/crawl.ts'
import { withLanguages } from '../parse/language/languages.ts'
import { renderingOf } from '../read-page/renderings.ts'
import { parseRendered } from './rendered-facts.ts'

/** The rendered homepage, from the mobile visit, and the pages that only its links lead to. */
export const gatherRendered: Gatherer<'rendered'> = async (context) => {
  const site = await context.want('site')
  const { home } = site
  const shown = await shownHome(context, site)
  if (!linksToMore(shown, home)) return { pages: await withLanguages([shown]) }
  const crawl = await crawlOf(context)
  return { pages: await withLanguages([shown, ...(await crawl.readOn(shown))]) }
}

/** The homepage rendered by the visit. One that painted nothing in its time, and so has no speed, is rendered once more. */
async function shownHome(context: GatherContext, site: SiteEvidence): Promise<PageFacts> {
  const { home } = site
  try {
    return await parseRendered(context, await homepageVisits(context).homepage(), { page: home, home })
  } catch (error) {
    const isBlank = error instanceof GatheringFailed && error.failure.code === 'page_blank'
    const again = isBlank ? await renderingOf(context, home, site) : null
    const shown = again && (await parseRendered(context, again, { page: home, home }))
    if (!shown || shown.text.words === 0) throw error
    return shown
  }
}

/** Whether the rendered page has links that the original HTML lacks; otherwise it need not wait for the crawl. */
function linksToMore(shown: PageFacts, sent: PageFacts): boolean {
  const known = new Set(sent.links.map(({ url }) => url))
  return shown.links.some(({ url }) => !known.has(url))
}
