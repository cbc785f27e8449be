import { defineCheck, type EvidenceFor, type Outcome } from '#core/check.ts'
import { valueOf } from '#core/gathered.ts'
import { cannotSayMissing } from '#core/site/not-found.ts'
import { listed } from '#core/words.ts'
import { type LegalFacts, legalFacts } from './facts.ts'
import { factsOf, type LegalLook, lookAtLegal, type MissingItem, missingItems } from './look.ts'
import { checklistOf, proofsOf, unopenedLine } from './show.ts'
import { type LegalStatus, statuses } from './statuses.ts'
import { doings, industryAdvice, itemWords, words } from './words.ts'

/** Does the website have the pages that privacy and consumer laws expect? */
export const check = defineCheck({
  id: 'legal-necessities',
  code: 'T3NAV14LE',
  category: 'compliance',
  path: '/compliance/legal-necessities',
  tour: 2,
  triggers: ['content'],
  needs: ['pages', 'answers', 'profile'],
  wants: ['renderedPages', 'mobileVisit'],
  asks: ['S-SELL'],
  plan: { weight: 85, group: 'essential', effort: 180, completedBy: ['legal_items_present'] },
  revision: 1,
  statuses,
  facts: legalFacts,
  words,
  evaluate,
})

type Evidence = EvidenceFor<'pages' | 'answers' | 'profile', 'renderedPages' | 'mobileVisit'>

function evaluate(evidence: Evidence): Outcome<LegalStatus, LegalFacts> {
  const { renderedPages: rendered, mobileVisit } = evidence
  const look = lookAtLegal({ ...evidence, rendered: valueOf(rendered), visit: valueOf(mobileVisit) })
  const missing = missingItems(look)
  const shown = { proof: proofsOf(look), blocks: checklistOf(look) }
  if (missing.length > 0) {
    if (rendered.state === 'pending' || mobileVisit.state === 'pending') return { wait: true }
    const gap = cannotSayMissing(evidence.pages, look.map.pages)
    if (gap) return { unable: gap, ...shown, facts: factsOf(look, 'unable_to_detect') }
  }
  const doing = riskyDoings(look, missing)
  const status =
    missing.length === 0
      ? 'legal_items_present'
      : doing.length > 0
        ? 'website_at_risk'
        : 'legal_items_missing'
  const advice = industryAdvice[evidence.profile.industry ?? '']
  return {
    status,
    ...shown,
    facts: factsOf(look, status),
    say: {
      missing: listed(missing.map((name) => itemWords[name])),
      doing: listed(doing),
      unopened: unopenedLine(look),
    },
    advice: advice === undefined ? [] : [advice],
  }
}

/**
 * What the site does that puts it at risk without the missing pages: collecting from people without a privacy policy, or
 * selling with neither terms nor returns rules. Empty: not at risk, whatever is missing.
 */
function riskyDoings({ personal, selling, pages }: LegalLook, missing: readonly MissingItem[]): string[] {
  const collects = missing.includes('privacy')
  const sells = selling === 'yes' && missing.includes('terms') && pages.returns === null
  return [
    ...(collects && personal.people !== null ? [doings.people] : []),
    ...(sells ? [doings.selling] : []),
    ...(collects && personal.measuring !== null ? [doings.measuring] : []),
  ]
}
