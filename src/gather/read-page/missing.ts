import type { PageFacts } from '#core/evidence/page.ts'

/** Titles of "page not found" pages (checks: soft 404). */
const MISSING = /^(?:page not found|404\b|not found\b|nothing found|oops! that page)/iu
/** A page with more words is a real page. */
const FEW_WORDS = 250

/** The facts about a page's names: all of its facts, or the few that a very large crawl keeps. */
type Named =
  | Pick<PageFacts, 'title' | 'headings' | 'text' | 'truncated'>
  | { title: string | null; words: number }

/** True for a soft 404: status 200, but "not found" in the title or main heading. */
export function callsItselfMissing(page: Named): boolean {
  if ('words' in page) return page.words < FEW_WORDS && isMissing(page.title)
  const { title, headings, text, truncated } = page
  if (truncated || text.words >= FEW_WORDS) return false
  return isMissing(title.text) || headings.some((heading) => heading.level === 1 && isMissing(heading.text))
}

const isMissing = (name: string | null): boolean => name !== null && MISSING.test(name.trim())
