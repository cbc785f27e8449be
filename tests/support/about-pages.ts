import { check } from '#checks/about-us/check.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import type { Wanted } from '#core/gathered.ts'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from './html-page.ts'
import { aCrawl } from './page-facts.ts'

const AT = new Date('2026-11-21T00:00:00Z')
type Rendered = Wanted<{ pages: PageFacts[] }>
const NO_BROWSER: Rendered = {
  state: 'failed',
  failure: failure('browser_unavailable'),
}
/** The words of a homepage beside those that a test is about. */
export const OTHER = `<p>${prose(80)}</p>`

/** The outcome for these pages; without `rendered` no browser was there. */
export const evaluate = (pages: PagesEvidence, rendered: Rendered = NO_BROWSER) =>
  check.evaluate({ pages, renderedPages: rendered }, AT)
/** The same of a crawl of these pages. */
export const judge = (...pages: PageFacts[]) => evaluate(aCrawl(pages))
/** The status of these pages, or `undecided`. */
export const statusOf = (...pages: PageFacts[]) => {
  const outcome = judge(...pages)
  return 'status' in outcome ? outcome.status : 'undecided'
}
/** A menu with one link. */
export const menu = (href: string, text: string): string => `<nav><a href="${href}">${text}</a></nav>`
/** A homepage with 80 words beside `body`. */
export const home = (body: string): PageFacts => htmlPage('/', `${body}${OTHER}`)
