import type { PageFacts } from '../evidence/page.ts'
import type { PagesEvidence } from '../evidence/pages.ts'
import type { Wanted } from '../gathered.ts'
import { because, type Failure, failure } from '../reasons.ts'
import { runsScripts } from './written-by-scripts.ts'
import { phrasesCover } from './language.ts'
import { crawlGap } from './crawl-gap.ts'

/** The pages of a website, with what a browser rendered, and whether rendering worked. */
export interface Shown {
  /** Homepage first. */
  pages: readonly PageFacts[]
  rendered: Wanted<unknown>
}

/**
 * Why it is not certain that something is missing that is searched for by words; `null` when it is: enough pages were read,
 * in a language of the phrase lists, and no script is left that no browser ran.
 */
export function cannotSayMissing(pages: PagesEvidence, shown: Shown): Failure | null {
  const gap = crawlGap(pages) ?? whyNotRendered(shown)
  if (gap) return gap
  return phrasesCover(shown.pages) ? null : because('other_language')
}

/** Why nothing is known of what the homepage's scripts write (its menu, footer, words); `null` when it has none, or they ran. */
export function whyNotRendered({ pages: [home], rendered }: Shown): Failure | null {
  if (!home || home.rendered || !runsScripts(home)) return null
  return rendered.state === 'failed' ? rendered.failure : failure('browser_unavailable')
}
