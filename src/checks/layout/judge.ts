import type { LayoutFacts, VisitEvidence } from '#core/evidence/visit.ts'
import { isBare, isVisitStyled } from '#core/page-styles.ts'
import { fitsPhones, isTooWide } from '#core/phone-layout.ts'
import { adviceWords, type Problem, type TestedPart } from './words.ts'

/** Advice begins at this width: less is rounding. */
const ROUNDING_PX = 2
const LEGIBLE_SHARE = 0.6
/** A page with less text cannot be judged by it. */
const FEW_CHARACTERS = 100
const EASY_TARGETS = 0.9

/** A visit by phone with its layout. */
export type Measured = VisitEvidence & { layout: LayoutFacts }

export const isMeasured = (visit: VisitEvidence): visit is Measured => visit.layout !== null

/**
 * What keeps the page from fitting a phone, worst first, whether its styles arrived or not. Without a viewport a phone shows the page shrunk: how
 * wide it is and how large its text, is only seen once it has one.
 */
export function problemsOf(layout: LayoutFacts): Problem[] {
  if (!fitsPhones(layout.viewportMeta)) return ['viewport']
  const problems: Problem[] = []
  if (isTooWide(layout)) problems.push('overflow')
  if (!isLegible(layout)) problems.push('small_text')
  return problems
}

/** The problems of a page that count: its width and text only where its styles arrived. */
export const provenOf = (visit: Measured): Problem[] =>
  problemsOf(visit.layout).filter((problem) => problem === 'viewport' || isVisitStyled(visit))

/** What was tested of the page, and whether it is fine; `null`: it cannot be known without a viewport, or without the page's styles. */
export function testedOf(visit: Measured): Record<TestedPart, boolean | null> {
  const { layout } = visit
  const viewport = fitsPhones(layout.viewportMeta)
  if (!viewport || isBare(visit)) return { viewport, overflow: null, small_text: null, targets: null }
  const isSure = isVisitStyled(visit)
  const known = (isFine: boolean): boolean | null => isFine || (isSure ? false : null)
  return {
    viewport,
    overflow: known(!isTooWide(layout)),
    small_text: known(isLegible(layout)),
    targets: layout.tapTargets === 0 ? null : known(hasEasyTargets(layout)),
  }
}

/** Advice that does not affect the status. `asked`: the homepage's address before redirects. */
export function adviceOn(visit: Measured, asked: string): string[] {
  const { overflowPx, overlay, userScalableNo } = visit.layout
  const tested = testedOf(visit)
  const advice: string[] = isBare(visit) ? [adviceWords.bare] : []
  if (tested.overflow === true && overflowPx > ROUNDING_PX && isVisitStyled(visit))
    advice.push(adviceWords.slightOverflow)
  if (tested.targets === false) advice.push(adviceWords.smallTargets)
  if (userScalableNo) advice.push(adviceWords.noZoom)
  if (overlay && isVisitStyled(visit)) advice.push(adviceWords.overlay)
  if (isMobileHost(visit.finalUrl) && !isMobileHost(asked)) advice.push(adviceWords.mobileSite)
  return advice
}

const isLegible = ({ textCharacters, legibleShare }: LayoutFacts): boolean =>
  textCharacters < FEW_CHARACTERS || legibleShare >= LEGIBLE_SHARE

const hasEasyTargets = ({ tapTargets, smallTargets }: LayoutFacts): boolean =>
  tapTargets === 0 || 1 - smallTargets / tapTargets >= EASY_TARGETS

const isMobileHost = (address: string): boolean => /^(?:m|mobile)\./u.test(new URL(address).hostname)
