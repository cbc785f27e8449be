import type { LayoutFacts } from '#core/evidence/visit.ts'
import { fitsPhones, isStyled, isTooWide } from '#core/phone-layout.ts'
import { adviceWords, type Problem } from './words.ts'

/** Advice begins at this width: less is rounding. */
const ROUNDING_PX = 2
const LEGIBLE_SHARE = 0.6
/** A page with less text cannot be judged by it. */
const FEW_CHARACTERS = 100
const EASY_TARGETS = 0.9
const NEEDS_STYLES: ReadonlySet<Problem> = new Set(['overflow', 'small_text'])

/** What keeps the page from fitting a phone, worst first. */
export function problemsOf(layout: LayoutFacts): Problem[] {
  const problems: Problem[] = []
  if (!fitsPhones(layout.viewportMeta)) problems.push('viewport')
  if (isTooWide(layout)) problems.push('overflow')
  if (layout.textCharacters >= FEW_CHARACTERS && layout.legibleShare < LEGIBLE_SHARE)
    problems.push('small_text')
  return problems
}

/** The problems of a page that count: its width and text only where its stylesheets were loaded. */
export const provenOf = (problems: readonly Problem[], layout: LayoutFacts): Problem[] =>
  problems.filter((problem) => !NEEDS_STYLES.has(problem) || isStyled(layout))

/** Advice that does not affect the status. `asked` and `met`: the homepage's address before and after redirects. */
export function adviceOn(layout: LayoutFacts, { asked, met }: { asked: string; met: string }): string[] {
  const { overflowPx, overlay, userScalableNo } = layout
  const advice: string[] = []
  if (overflowPx > ROUNDING_PX && !isTooWide(layout)) advice.push(adviceWords.slightOverflow)
  if (!hasEasyTargets(layout)) advice.push(adviceWords.smallTargets)
  if (userScalableNo) advice.push(adviceWords.noZoom)
  if (overlay) advice.push(adviceWords.overlay)
  if (isMobileHost(met) && !isMobileHost(asked)) advice.push(adviceWords.mobileSite)
  return advice
}

export const hasEasyTargets = ({ tapTargets, smallTargets }: LayoutFacts): boolean =>
  tapTargets === 0 || 1 - smallTargets / tapTargets >= EASY_TARGETS

const isMobileHost = (address: string): boolean => /^(?:m|mobile)\./u.test(new URL(address).hostname)
