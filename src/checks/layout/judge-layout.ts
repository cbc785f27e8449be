import type { LayoutFacts } from '#core/evidence/visit.ts'
import { fitsPhones } from './viewport.ts'
import { adviceWords, type Problem } from './words.ts'

/** A page may be wider than the screen by this much before people notice that they slide it. */
const SLACK_PX = 18
/** Advice begins here: less is rounding. */
const ROUNDING_PX = 2
const LEGIBLE_SHARE = 0.6
/** With less text than this there is nothing to read. */
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

/** A visitor can slide the page sideways, and notices. */
export const isTooWide = ({ overflowPx }: LayoutFacts): boolean => overflowPx > SLACK_PX

/** Those of a page's problems that count: its width and text only where it has its styles. */
export const provenOf = (problems: readonly Problem[], layout: LayoutFacts): Problem[] =>
  problems.filter((problem) => !NEEDS_STYLES.has(problem) || isStyled(layout))

/** Every stylesheet was there, or the site itself says that it is not: else a bare page proves nothing about its layout. */
export const isStyled = ({ stylesheets }: LayoutFacts): boolean =>
  stylesheets.every(({ loaded, ownFault }) => loaded || ownFault)

/** Lines that help but change nothing about the status. `asked` and `met`: the homepage's address before and after redirects. */
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
