import type { PageFacts } from '#core/evidence/page.ts'
import { homepageVisits } from '../browser/homepage-visit.ts'
import type { Gatherer } from '../context.ts'
import { crawlOf } from '../pages/crawl.ts'
import { parseRendered } from './rendered-facts.ts'

/** The homepage as the browser shows it, from the mobile visit, and the pages that only its links lead to. */
export const gatherRendered: Gatherer<'rendered'> = async (context) => {
  const { home } = await context.want('site')
  const shown = parseRendered(await homepageVisits(context).homepage(), home, home)
  if (!linksToMore(shown, home)) return { pages: [shown] }
  const crawl = await crawlOf(context)
  return { pages: [shown, ...(await crawl.readOn(shown))] }
}

/** A page that shows no other links than were sent need not wait for the crawl. */
function linksToMore(shown: PageFacts, sent: PageFacts): boolean {
  const known = new Set(sent.links.map(({ url }) => url))
  return shown.links.some(({ url }) => !known.has(url))
}
