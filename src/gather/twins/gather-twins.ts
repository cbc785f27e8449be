import type { Gatherer } from '../context.ts'
import { homeTwins } from './home-twins.ts'
import { pathTwins } from './path-twins.ts'

/** The homepage at its other addresses, and a sample of pages at theirs. */
export const gatherTwins: Gatherer<'twins'> = async (context) => {
  const site = await context.want('site')
  const [homes, paths] = await Promise.all([homeTwins(context, site), pathTwins(context)])
  return { homes, paths }
}
