import type { PageFacts } from '#core/evidence/page.ts'

/** How a "page not found" page names itself (checks: soft 404). */
const MISSING = /^(?:page not found|404\b|not found\b|nothing found|oops! that page)/iu
/** A page with more words says something. */
const FEW_WORDS = 250

/** What a page shows of its names: all of a page's facts, or the little that a very large crawl keeps. */
type Named =
  | Pick<PageFacts, 'title' | 'headings' | 'text' | 'truncated'>
  | { title: string | null; words: number }

/** True when a page that answers 200 calls itself "not found" in its title or main heading. */
export function callsItselfMissing(page: Named): boolean {
  if ('words' in page) return page.words < FEW_WORDS && isMissing(page.title)
  const { title, headings, text, truncated } = page
  if (truncated || text.words >= FEW_WORDS) return false
  return isMissing(title.text) || headings.some((heading) => heading.level === 1 && isMissing(heading.text))
}

const isMissing = (name: string | null): boolean => name !== null && MISSING.test(name.trim())
