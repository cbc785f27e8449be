import type { PagesEvidence } from '../evidence/pages.ts'
import { type Failure, failure } from '../reasons.ts'

/** Share of the homepage's header, nav and footer links that need a conclusive answer (decisions, section 2.4). */
const ENOUGH_OF_MENU = 0.8
const PARTIAL: Failure = { reason: 'partial_crawl', code: 'partial_crawl' }

/**
 * Why the crawl is not enough to say that something is missing; `null` when it is: the homepage read whole (and rendered
 * where it needs that), and at least 80 % of its menu links answered for. Absence of evidence is never evidence of absence.
 */
export function crawlGap(pages: PagesEvidence): Failure | null {
  const home = pages.pages[0]
  if (!home || home.truncated) return PARTIAL
  if (pages.homeRendering === 'unavailable') return failure('browser_unavailable')
  if (pages.homeRendering === 'failed') return PARTIAL
  const { links, conclusive } = pages.menu
  if (conclusive >= links * ENOUGH_OF_MENU) return null
  return robotsKeepUsOut(pages) ? failure('robots_disallowed') : PARTIAL
}

function robotsKeepUsOut({ ended, unread }: PagesEvidence): boolean {
  if (ended === 'robots') return true
  const menu = unread.filter((page) => page.inMenu)
  return menu.length > 0 && menu.every((page) => page.failure.reason === 'robots_disallowed')
}
