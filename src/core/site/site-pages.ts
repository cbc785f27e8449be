import type { AnswersEvidence } from '../evidence/owner.ts'
import type { PageFacts } from '../evidence/page.ts'
import type { PagesEvidence } from '../evidence/pages.ts'
import type { Wanted } from '../gathered.ts'
import { valueOf } from '../gathered.ts'
import type { Failure } from '../reasons.ts'
import { withRendered } from './with-rendered.ts'
import { sellingAnswer } from '../survey/selling-answer.ts'
import type { Selling } from '../selling.ts'
import { detectShop, type ShopFacts, sellsOnline } from './shop.ts'

/** The evidence of the website that a check wants but does not need. */
export interface SiteWanted {
  readonly pages: Wanted<PagesEvidence>
  readonly rendered: Wanted<{ pages: PageFacts[] }>
}

/** The website as far as it was read: pending, unreadable, or its pages (homepage first). */
export type SitePages =
  | { state: 'pending' }
  | { state: 'unread'; failure: Failure }
  | { state: 'read'; evidence: PagesEvidence; pages: readonly PageFacts[]; rendered?: { pages: PageFacts[] } }

/** Combines crawl and rendering; pending as long as either is pending. */
export function sitePages({ pages, rendered }: SiteWanted): SitePages {
  if (pages.state === 'failed') return { state: 'unread', failure: pages.failure }
  if (pages.state === 'pending' || rendered.state === 'pending') return { state: 'pending' }
  const renderedPages = valueOf(rendered)
  const shown = withRendered(pages.value, renderedPages)
  return {
    state: 'read',
    evidence: pages.value,
    pages: shown,
    ...(renderedPages ? { rendered: renderedPages } : {}),
  }
}

/** The pages that were read; none while the website is pending or unreadable. */
export const pagesOf = (site: SitePages): readonly PageFacts[] => (site.state === 'read' ? site.pages : [])

/** The signs of a shop on the pages that were read. */
export const shopOf = (site: SitePages): ShopFacts =>
  site.state === 'read' ? detectShop(site.pages, site.evidence) : detectShop(NO_PAGES)

const NO_PAGES: readonly PageFacts[] = []

/** Whether the business sells online, by the owner's answer or the pages; unknown for a website that was not read. */
export function sellingOf(answers: AnswersEvidence, site: SitePages): Selling {
  if (site.state !== 'read') return sellingAnswer(answers) ?? 'unknown'
  return sellsOnline({ answers, pages: site.evidence, rendered: site.rendered })
}
