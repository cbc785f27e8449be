import type { Outcome, Proof } from '#core/check.ts'
import { ON_DEVICE } from '#core/device-words.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { AccessibilityFacts, VisitEvidence } from '#core/evidence/visit.ts'
import { isStyledButIcons, isVisitStyled, missedStyle } from '#core/page-styles.ts'
import { cut, lowerFirst } from '#core/text.ts'
import { fill, plural } from '#core/words.ts'
import { barePictures } from '#fixes/pictures/bare-pictures.ts'
import { blocksFor, LEAST_SCORE } from './blocks.ts'
import type { AccessibilityCheckFacts } from './facts.ts'
import { MARKUP_RULES } from './markup-rules.data.ts'
import { withoutMissingImages, withoutMissingPictures } from './missing-pictures.ts'
import { mendsOf } from './one-mend.ts'
import { ruleInWords } from './rule-words.data.ts'
import { type AccessibilityStatus, CRITICAL_NOTE, MANUAL, NO_SCORE } from './words.ts'

/** Longest words of a rule within a sentence, in characters. */
const LONGEST_RULE = 150

export const statuses = { good: 'success', average: 'warning', poor: 'error' } as const

/** What is known beside a visit: that by phone, and the homepage as it is sent. */
interface Beside {
  onPhone?: VisitEvidence | null
  home?: PageFacts | null
}

/**
 * Judges the accessibility of one visit. What the visit by phone found as well, `onPhone`, is told there: one cause is mended once.
 */
export function judgeAccessibility(
  visit: VisitEvidence,
  { onPhone = null, home = null }: Beside = {},
): Outcome<AccessibilityStatus, AccessibilityCheckFacts> {
  const { accessibility, device, finalUrl } = visit
  if (visit.notOwnersPage) {
    return {
      unable: 'bot_wall',
      proof: [proofOf(finalUrl, `a page that is not yours, opened ${ON_DEVICE[device]}`)],
    }
  }
  if ('failure' in accessibility) {
    return {
      unable: accessibility.failure,
      proof: [proofOf(finalUrl, `no score, opened ${ON_DEVICE[device]}`)],
    }
  }
  const known = knownOf(visit, accessibility)
  const { score, violations } = known
  const worst = violations.find(isCritical)
  const status = statusOf(known)
  const homeLines = home === null ? 0 : barePictures([withoutMissingImages(home, visit)], null).length
  const facts = {
    ...factsOf(known, { page: finalUrl, sameOnPhone: sameAs(onPhone, violations) }),
    ...(homeLines > 0 ? { homeLines } : {}),
  }
  const blocks = blocksFor(visit, { facts, violations, status })
  const proof = [proofOf(finalUrl, foundText(known))] as const
  if (status === null) return { unable: missedStyle(visit), facts, proof, blocks }
  return {
    status,
    facts,
    proof,
    blocks,
    say: {
      score,
      criticalNote:
        worst && fill(CRITICAL_NOTE, { violation: cut(lowerFirst(ruleInWords(worst)), LONGEST_RULE) }),
    },
    ...(score === null ? { advice: [NO_SCORE] } : {}),
  }
}

/** What is known of a page's accessibility. `score`: `null` where some of its style did not arrive. */
interface Known extends Omit<AccessibilityFacts, 'score'> {
  score: number | null
}

const SIZE_RULE = 'target-size'
/** Least width of a link or button in CSS px (WCAG 2.5.8). */
const LEAST_PX = 24

/** Without all of its style a page is known only by its markup: what is shown, how large and in which colours, is not. */
function knownOf(visit: VisitEvidence, { violations: found, ...rest }: AccessibilityFacts): Known {
  const violations = withoutMissingPictures(visit, found)
  return isVisitStyled(visit) || (isStyledButIcons(visit) && !mayLackIcons(violations))
    ? { ...rest, violations }
    : { ...rest, score: null, violations: violations.filter(({ id }) => MARKUP_RULES.has(id)) }
}

/** Whether links or buttons are too narrow, as those are whose icon did not come. */
const mayLackIcons = (violations: AccessibilityFacts['violations']): boolean =>
  violations.some(
    ({ id, examples }) =>
      id === SIZE_RULE &&
      (examples.length === 0 || examples.some(({ spot }) => !spot || spot.width < LEAST_PX)),
  )

/** Without a score a barrier that stops people still keeps the page from being good; `null`: nothing can be said. */
function statusOf({ score, violations }: Known): AccessibilityStatus | null {
  const hasCritical = violations.some(isCritical)
  if (score === null) return hasCritical ? 'average' : null
  if (score < LEAST_SCORE.average) return 'poor'
  return score < LEAST_SCORE.good || hasCritical ? 'average' : 'good'
}

/** What a visit by computer broke that is told in full by the phone's result. */
export function toldOnPhone(visit: VisitEvidence, onPhone: VisitEvidence): AccessibilityFacts['violations'] {
  if (visit.notOwnersPage || 'failure' in visit.accessibility) return []
  const { violations } = knownOf(visit, visit.accessibility)
  const told = new Set(sameAs(onPhone, violations))
  return violations.filter(({ id }) => told.has(id))
}

/** The broken rules that the phone's result asks to mend, in as many places or more; none where that result is good, or there is none. */
function sameAs(onPhone: VisitEvidence | null, violations: AccessibilityFacts['violations']): string[] {
  if (onPhone === null || onPhone.notOwnersPage || 'failure' in onPhone.accessibility) return []
  const there = knownOf(onPhone, onPhone.accessibility)
  const status = statusOf(there)
  if (status === null || status === 'good') return []
  return violations
    .filter(({ id, nodes }) => there.violations.some((one) => one.id === id && one.nodes >= nodes))
    .map(({ id }) => id)
}

const foundText = ({ score, violations }: Known): string => {
  const broken = `${plural(violations.length, 'rule')} broken`
  return score === null
    ? `no score, as a file that lays out the page did not come; ${broken} whatever its style`
    : `accessibility score ${score} of 100; ${broken}`
}

const isCritical = ({ impact }: AccessibilityFacts['violations'][number]): boolean => impact === 'critical'

const factsOf = (
  { score, violations, passes, incomplete }: Known,
  { page, sameOnPhone }: { page: string; sameOnPhone: string[] },
): AccessibilityCheckFacts => ({
  score,
  sameOnPhone,
  violations: violations.map(({ examples, ...violation }) => ({
    ...violation,
    ...mendsOf({ ...violation, examples }, violations),
    pages: [page],
    example: examples[0] ? { selector: examples[0].selector, snippet: examples[0].snippet } : null,
  })),
  passes,
  incomplete,
  manual: [...MANUAL],
})

const proofOf = (at: string, found: string): Proof => ({ kind: 'audit', at, found })
