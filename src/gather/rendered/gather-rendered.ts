import { homepageVisits } from '../browser/homepage-visit.ts'
import { CouldNotLook, type Gatherer } from '../context.ts'
import { parseRendered } from './rendered-facts.ts'

/** The homepage as the browser shows it, from the mobile visit. */
export const gatherRendered: Gatherer<'rendered'> = async (context) => {
  const { home } = await context.want('site')
  const { page } = await homepageVisits(context)('mobile')
  if (!page) throw new CouldNotLook({ reason: 'engine_error', code: 'page_unstable' })
  return { pages: [parseRendered(page, home, home)] }
}
