import type { LayoutFacts } from '#core/evidence/visit.ts'
import { isStyledButIcons, isVisitStyled } from '#core/page-styles.ts'
import { fitsPhones, isLegible, isTooWide, type Measured } from '#core/phone-layout.ts'
import { deadScriptIn } from './dead-script.ts'
import { adviceWords, type TestedPart } from './words.ts'

/** Advice begins at this width: less is rounding. */
const ROUNDING_PX = 2
const EASY_TARGETS = 0.9

/** What was tested of the page, and whether it is fine; `null`: it cannot be known without a viewport or the page's styles, or has nothing to tap. */
export function testedOf(visit: Measured): Record<TestedPart, boolean | null> {
  const { layout } = visit
  const viewport = fitsPhones(layout.viewportMeta)
  if (!viewport || !isStyledButIcons(visit))
    return { viewport, overflow: null, small_text: null, targets: null }
  // Icons that did not come may be why something is too wide or too small, not why it is fine.
  const failed = isVisitStyled(visit) ? false : null
  return {
    viewport,
    overflow: !isTooWide(layout) || failed,
    small_text: isLegible(layout) || failed,
    targets: layout.tapTargets === 0 ? null : hasEasyTargets(layout) || failed,
  }
}

/** Whether the page is a little wider than the screen, by more than rounding and less than people notice. */
export const isHardlyWider = (visit: Measured): boolean =>
  testedOf(visit).overflow === true && visit.layout.overflowPx > ROUNDING_PX

/** Advice that does not affect the status. `asked`: the homepage's address before redirects. */
export function adviceOn(visit: Measured, asked: string): string[] {
  const { overlay, userScalableNo } = visit.layout
  const tested = testedOf(visit)
  // Without a viewport only that is to mend, however the page was seen.
  const advice: string[] = tested.viewport && !isStyledButIcons(visit) ? [adviceWords.notStyled] : []
  if (isHardlyWider(visit)) advice.push(adviceWords.slightOverflow)
  if (tested.targets === false) advice.push(adviceWords.smallTargets)
  if (userScalableNo) advice.push(adviceWords.noZoom)
  if (overlay && isVisitStyled(visit)) advice.push(adviceWords.overlay)
  const deadScript = deadScriptIn(visit)
  if (deadScript !== null) advice.push(adviceWords.deadScript(deadScript))
  if (isMobileHost(visit.finalUrl) && !isMobileHost(asked)) advice.push(adviceWords.mobileSite)
  return advice
}

const hasEasyTargets = ({ tapTargets, smallTargets }: LayoutFacts): boolean =>
  1 - smallTargets / tapTargets >= EASY_TARGETS

const isMobileHost = (address: string): boolean => /^(?:m|mobile)\./u.test(new URL(address).hostname)
