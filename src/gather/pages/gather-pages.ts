import type { Gatherer } from '../context.ts'
import { crawlOf } from '../crawl/crawl.ts'

/** The crawl's pages, and how far it came. */
export const gatherPages: Gatherer<'pages'> = async (context) => (await crawlOf(context)).evidence
