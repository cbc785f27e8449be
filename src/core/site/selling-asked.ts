import type { AnswersEvidence } from '../evidence/owner.ts'
import type { Say } from '../words.ts'
import { type SiteSeen, sellingAsSeen, shopOf } from './seen.ts'
import { crawlGap } from './sufficient.ts'

/** A verdict's fields while the owner has to say first whether the business sells online. */
export interface SellingAsked {
  asking: true
  /** What was seen, for the words of the question. */
  say: Say & { seen: string }
}

/** Asks whether the business sells online; `null` when the owner or a shop has answered, and for a site that was not read. */
export function sellingAsked(answers: AnswersEvidence, site: SiteSeen): SellingAsked | null {
  if (site.state !== 'read' || sellingAsSeen(answers, site) !== 'unknown') return null
  return { asking: true, say: { seen: seenInWords(site) } }
}

function seenInWords(site: Extract<SiteSeen, { state: 'read' }>): string {
  const { signals, hints } = shopOf(site)
  if (signals.length > 0 || hints.length > 0) return 'We saw signs of a shop, and not enough to be sure.'
  return crawlGap(site.evidence) === null ? 'We saw no shop.' : 'We saw no shop on the pages we could read.'
}
