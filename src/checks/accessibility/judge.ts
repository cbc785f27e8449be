import type { Outcome, Proof } from '#core/check.ts'
import type { AccessibilityFacts, VisitEvidence } from '#core/evidence/visit.ts'
import { cut } from '#core/text.ts'
import { fill, plural } from '#core/words.ts'
import { blocksFor } from './blocks.ts'
import type { AccessibilityCheckFacts } from './facts.ts'
import { type AccessibilityStatus, CRITICAL_NOTE, MANUAL } from './words.ts'
import { ruleInWords } from './rule-words.data.ts'

/** Lowest scores that are good, and average (Lighthouse's own bands). */
const GOOD = 90
const AVERAGE = 50

export const statuses = { good: 'success', average: 'warning', poor: 'error' } as const

/**
 * Judges the accessibility of one visit. What the visit by phone found as well, `onPhone`, is told there: one cause is mended once.
 */
export function judgeAccessibility(
  visit: VisitEvidence,
  onPhone: VisitEvidence | null = null,
): Outcome<AccessibilityStatus, AccessibilityCheckFacts> {
  const { accessibility, device, finalUrl } = visit
  if (visit.notOwnersPage) {
    return {
      unable: 'bot_wall',
      proof: [proofOf(finalUrl, `a page that is not the owner's, seen as ${device}`)],
    }
  }
  if ('failure' in accessibility) {
    return { unable: accessibility.failure, proof: [proofOf(finalUrl, `no score, seen as ${device}`)] }
  }
  const { score, violations } = accessibility
  const worst = violations.find(isCritical)
  const status = bandOf(score, worst !== undefined)
  const facts = factsOf(accessibility, { page: finalUrl, sameOnPhone: sameAs(onPhone, violations) })
  return {
    status,
    facts,
    proof: [proofOf(finalUrl, `accessibility ${score} of 100, ${plural(violations.length, 'rule')} broken`)],
    blocks: blocksFor(visit, { facts, accessibility, status }),
    say: { score, criticalNote: worst && fill(CRITICAL_NOTE, { violation: lowerFirst(ruleInWords(worst)) }) },
  }
}

function bandOf(score: number, hasCritical: boolean): AccessibilityStatus {
  if (score < AVERAGE) return 'poor'
  return score < GOOD || hasCritical ? 'average' : 'good'
}

/** The broken rules that the phone's result asks to mend, in as many places or more; none where that result is good. */
function sameAs(onPhone: VisitEvidence | null, violations: AccessibilityFacts['violations']): string[] {
  if (onPhone === null || onPhone.notOwnersPage || 'failure' in onPhone.accessibility) return []
  const { score, violations: there } = onPhone.accessibility
  if (bandOf(score, there.some(isCritical)) === 'good') return []
  return violations
    .filter(({ id, nodes }) => there.some((one) => one.id === id && one.nodes >= nodes))
    .map(({ id }) => id)
}

const isCritical = ({ impact }: AccessibilityFacts['violations'][number]): boolean => impact === 'critical'

const factsOf = (
  { score, violations, passes, incomplete }: AccessibilityFacts,
  { page, sameOnPhone }: { page: string; sameOnPhone: string[] },
): AccessibilityCheckFacts => ({
  score,
  sameOnPhone,
  violations: violations.map(({ examples, ...violation }) => ({
    ...violation,
    pages: [page],
    example: examples[0] ? { selector: examples[0].selector, snippet: examples[0].snippet } : null,
  })),
  passes,
  incomplete,
  manual: [...MANUAL],
})

const lowerFirst = (text: string): string => cut(text.charAt(0).toLowerCase() + text.slice(1), 150)

const proofOf = (at: string, found: string): Proof => ({ kind: 'audit', at, found })
