import { homepageVisits } from '../browser/homepage-visit.ts'
import type { Gatherer } from '../context.ts'
import { parseRendered } from './rendered-facts.ts'

/** The homepage as the browser shows it, from the mobile visit. */
export const gatherRendered: Gatherer<'rendered'> = async (context) => {
  const { home } = await context.want('site')
  const page = await homepageVisits(context).homepage()
  return { pages: [parseRendered(page, home, home)] }
}
