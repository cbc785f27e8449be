import type { LayoutFacts } from '#core/evidence/visit.ts'
import { fitsPhones } from './viewport.ts'
import { adviceWords, type Problem } from './words.ts'

/** By this much a page may be wider than the screen before people notice the scrolling. */
const SLACK_PX = 18
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

/** Visitors notice that the page scrolls sideways. */
export const isTooWide = ({ overflowPx }: LayoutFacts): boolean => overflowPx > SLACK_PX

/** The problems of a page that count: its width and text only where its stylesheets were loaded. */
export const provenOf = (problems: readonly Problem[], layout: LayoutFacts): Problem[] =>
  problems.filter((problem) => !NEEDS_STYLES.has(problem) || isStyled(layout))

/** Every stylesheet was loaded, or the website itself answers that it is missing: otherwise a page without styles proves nothing about its layout. */
export const isStyled = ({ stylesheets }: LayoutFacts): boolean =>
  stylesheets.every(({ loaded, ownFault }) => loaded || ownFault)

/** Advice that does not affect the status. `asked` and `met`: the homepage's address before and after redirects. */
export function adviceOn(layout: LayoutFacts, { asked, met }: { asked: string; met: string }): string[] {
  const { overflowPx, overlay, userScalableNo } = layout
  const advice: string[] = []
  if (overflowPx > ROUNDING_PX && overflowPx <= SLACK_PX) advice.push(adviceWords.slightOverflow)
  if (!hasEasyTargets(layout)) advice.push(adviceWords.smallTargets)
  if (userScalableNo) advice.push(adviceWords.noZoom)
  if (overlay) advice.push(adviceWords.overlay)
  if (isMobileHost(met) && !isMobileHost(asked)) advice.push(adviceWords.mobileSite)
  return advice
}

export const hasEasyTargets = ({ tapTargets, smallTargets }: LayoutFacts): boolean =>
  tapTargets === 0 || 1 - smallTargets / tapTargets >= EASY_TARGETS

const isMobileHost = (address: string): boolean => /^(?:m|mobile)\./u.test(new URL(address).hostname)
