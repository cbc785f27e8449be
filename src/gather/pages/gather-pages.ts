import type { Gatherer } from '../context.ts'
import { crawlOf } from '../crawl/crawl.ts'
import { withLanguages } from '../parse/language/languages.ts'

/** The pages of the crawl with the languages of their text, and why it ended. */
export const gatherPages: Gatherer<'pages'> = async (context) => {
  const { evidence } = await crawlOf(context)
  return { ...evidence, pages: await withLanguages(evidence.pages) }
}
