import type { PageFacts } from '../evidence/page.ts'
import type { PagesEvidence } from '../evidence/pages.ts'
import type { Wanted } from '../gathered.ts'
import { type Failure, failure } from '../reasons.ts'
import { runsScripts } from './drawn-parts.ts'
import { readable } from './language.ts'
import { crawlGap } from './sufficient.ts'

/** The pages of a website, as far as a browser could show them too, and what came of that. */
export interface Shown {
  /** Homepage first. */
  pages: readonly PageFacts[]
  rendered: Wanted<unknown>
}

/**
 * Why "we did not find it" would be a guess, for things looked for by words; `null` when it may be said: enough was read,
 * in a language that the words are in, and nothing waits for a script that no browser ran.
 */
export function cannotSayMissing(pages: PagesEvidence, shown: Shown): Failure | null {
  const gap = crawlGap(pages) ?? notDrawn(shown)
  if (gap) return gap
  return readable(shown.pages) ? null : { reason: 'other_language', code: 'other_language' }
}

/** Why nobody has seen what the homepage's scripts draw (its menu, its footer, its words); `null` when it has none, or they ran. */
export function notDrawn({ pages: [home], rendered }: Shown): Failure | null {
  if (!home || home.rendered || !runsScripts(home)) return null
  return rendered.state === 'failed' ? rendered.failure : failure('browser_unavailable')
}
