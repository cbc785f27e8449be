import type { EvidenceMap } from '#core/evidence/index.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { valueOf, type Wanted } from '#core/gathered.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import { failure } from '#core/reasons.ts'

/** The evidence of a landing page: the page itself is gathered as a scan gathers a homepage. */
export const LANDING_EVIDENCE = ['site', 'certificate', 'rendered', 'loaded', 'mobileVisit'] as const
/** Gathered or failed: a page is judged once everything has ended. */
export type Ended<T> = Exclude<Wanted<T>, { state: 'pending' }>
export type LandingEvidence = {
  readonly [Key in (typeof LANDING_EVIDENCE)[number]]: Ended<EvidenceMap[Key]>
}

const NOT_IN_TIME = { state: 'failed', failure: failure('budget_time') } as const

/** The evidence of a page that was looked at; what is missing did not arrive in time. */
export const landingEvidenceOf = (gathered: EvidenceSoFar): LandingEvidence => ({
  site: gathered.site ?? NOT_IN_TIME,
  certificate: gathered.certificate ?? NOT_IN_TIME,
  rendered: gathered.rendered ?? NOT_IN_TIME,
  loaded: gathered.loaded ?? NOT_IN_TIME,
  mobileVisit: gathered.mobileVisit ?? NOT_IN_TIME,
})

/** The page as sent and, where that is known, as a browser shows it; none where it was not read. */
export function shownPages({ site, rendered }: LandingEvidence): readonly PageFacts[] {
  const sent = valueOf(site)
  if (!sent) return []
  const [shown] = valueOf(rendered)?.pages ?? []
  return shown ? [shown, sent.home] : [sent.home]
}

/** Whether what {@link shownPages} lacks is not on the page: it was read whole, and its scripts ran or write hardly anything. */
export const isReadWhole = (evidence: LandingEvidence): boolean => {
  const pages = shownPages(evidence)
  const [first] = pages
  if (!first || pages.some(({ truncated }) => truncated)) return false
  return first.rendered || !first.thin
}
