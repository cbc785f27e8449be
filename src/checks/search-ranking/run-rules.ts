import { RULES } from './rules.ts'
import { type SeoEvidence, seoSite } from './site.ts'
import type { Judged } from './status.ts'

/** Every rule's outcome, by number. */
export function runRules(evidence: SeoEvidence): Judged[] {
  const site = seoSite(evidence)
  return RULES.map((rule) => ({ rule, outcome: rule.run(site) }))
}
