import type { Gatherer } from '../context.ts'
import { answersOfOtherHomepages } from './other-homepage-addresses.ts'
import { answersOfOtherPages } from './other-page-addresses.ts'

/** The answers of the homepage's other addresses, and of other addresses for a sample of pages. */
export const gatherTwins: Gatherer<'twins'> = async (context) => {
  const site = await context.want('site')
  const [homes, paths] = await Promise.all([
    answersOfOtherHomepages(context, site),
    answersOfOtherPages(context),
  ])
  return { homes, paths }
}
