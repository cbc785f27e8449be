import type { PageFacts } from '../evidence/page.ts'
import type { PagesEvidence } from '../evidence/pages.ts'
import type { Wanted } from '../gathered.ts'
import { because, type Failure, failure } from '../reasons.ts'
import { runsScripts } from './written-by-scripts.ts'
import { crawlGap } from './crawl-gap.ts'
import { type Listed, listsCover } from './lists/lists-cover.ts'

/** The pages of a website, with what a browser rendered, and whether rendering worked. */
export interface Shown {
  /** Homepage first. */
  pages: readonly PageFacts[]
  rendered: Wanted<unknown>
}

/**
 * Why it is not certain that these things are missing, which are searched for by words; `null` when it is: enough pages were read,
 * in a language of the lists of names of each, and no script is left that no browser ran.
 */
export function cannotSayMissing(
  pages: PagesEvidence,
  shown: Shown,
  things: readonly Listed[],
): Failure | null {
  const gap = crawlGap(pages) ?? whyNotRendered(shown)
  if (gap) return gap
  return things.every((thing) => listsCover(thing, shown.pages)) ? null : because('other_language')
}

/** Why nothing is known of what the homepage's scripts write (its menu, footer, words); `null` when it has none, or they ran. */
export function whyNotRendered({ pages: [home], rendered }: Shown): Failure | null {
  if (!home || home.rendered || !runsScripts(home)) return null
  return rendered.state === 'failed' ? rendered.failure : failure('browser_unavailable')
}
