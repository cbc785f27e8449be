import type { Gatherer } from '../context.ts'
import { crawlOf } from '../crawl/crawl.ts'

/** The pages of the crawl, and why it ended. */
export const gatherPages: Gatherer<'pages'> = async (context) => (await crawlOf(context)).evidence
