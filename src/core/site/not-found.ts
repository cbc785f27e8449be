import type { PageFacts } from '../evidence/page.ts'
import type { PagesEvidence } from '../evidence/pages.ts'
import type { Failure } from '../reasons.ts'
import { readable } from './language.ts'
import { crawlGap } from './sufficient.ts'

/**
 * Why "we did not find it" would be a guess, for things looked for by words; `null` when it may be said: enough was read,
 * in a language that the words are in.
 */
export function cannotSayMissing(pages: PagesEvidence, shown: readonly PageFacts[]): Failure | null {
  const gap = crawlGap(pages)
  if (gap) return gap
  return readable(shown) ? null : { reason: 'other_language', code: 'other_language' }
}
