import { type Pattern, patternOf, type PlainPart, standsIn, timesIn } from './coverage.ts'
import type { PartName } from './parts.ts'

/** How often and where pages have a phrase, the business' names among their words. */
export interface SeenIn {
  times: number
  /** Number of pages that use it. */
  pages: number
  title: boolean
  headings: boolean
  description: boolean
  body: boolean
}

/** How often and where pages use a phrase. Headings of any level count, and so do uses within the business' name, whose words are no key words. */
export function seenIn(phrase: string, pages: readonly (readonly PlainPart[])[]): SeenIn {
  const pattern = patternOf(phrase)
  const has = (...parts: PartName[]): boolean => pages.some((page) => standsIn(pattern, page, parts))
  const uses = pages.map((page) => usesOn(pattern, page)).filter((times) => times > 0)
  return {
    times: uses.reduce((sum, times) => sum + times, 0),
    pages: uses.length,
    title: has('title'),
    headings: has('h1', 'h2', 'subheading'),
    description: has('description'),
    body: has('body'),
  }
}

/** Headings, links and bold words are in the text as well; a heading in the page's header is not. */
const usesOn = (pattern: Pattern, page: readonly PlainPart[]): number =>
  timesIn(pattern, page, ['title', 'description', 'alt']) +
  Math.max(timesIn(pattern, page, ['body']), timesIn(pattern, page, ['h1']), timesIn(pattern, page, ['link']))
