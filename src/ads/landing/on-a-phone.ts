import type { LayoutFacts, SpeedFacts } from '#core/evidence/visit.ts'
import { isVisitStyled } from '#core/page-styles.ts'
import { fitsPhones, isTooWide } from '#core/phone-layout.ts'
import { bandOf, spreadOf, STEADY_POINTS } from '#core/speed-score.ts'
import { good, type LandingVerdict, problem, unknown, unknownAfter } from './finding.ts'
import type { LandingEvidence } from './landing-evidence.ts'

const FIX_LAYOUT = 'Ask your web person to make the page fit a phone. Most people press ads on one.'
const FIX_SPEED = 'Make the pictures on this page smaller first: they’re most of it on most pages.'
const NOT_OURS = 'The website showed our browser another page in place of yours.'
const NOT_STYLED = 'Parts of the page’s design didn’t reach us, so we’d rather not judge it.'

/** Does the page load and fit on a phone? */
export function judgeOnPhone({ mobileVisit }: LandingEvidence): LandingVerdict {
  if (mobileVisit.state === 'failed') return unknownAfter('phone', mobileVisit.failure)
  const visit = mobileVisit.value
  const { layout, speed, notOwnersPage } = visit
  if (notOwnersPage) return unknown('phone', NOT_OURS)
  const misfit = layout && misfitOf(layout, isVisitStyled(visit))
  if (misfit) return problem('Your page doesn’t fit a phone', misfit, FIX_LAYOUT)
  if (isSlow(speed))
    return problem(
      'Your page is slow on a phone',
      speed.metrics.lcp === null
        ? 'Many people go back before a slow page shows.'
        : `${loads(speed)} Many people go back before then.`,
      FIX_SPEED,
    )
  if ('failure' in speed) return unknownAfter('phone', speed.failure)
  if (layout === null || !isVisitStyled(visit)) return unknown('phone', NOT_STYLED)
  return good('Your page loads on a phone and fits it', loads(speed))
}

function misfitOf(layout: LayoutFacts, isStyled: boolean): string | null {
  if (!fitsPhones(layout.viewportMeta)) return 'It’s shown as on a computer, with everything very small.'
  if (isTooWide(layout) && isStyled)
    return `It’s ${Math.round(layout.overflowPx)} pixels wider than the screen, so people have to push it sideways.`
  return null
}

/** In the slowest band of the speed test. Runs that differ a lot prove nothing. */
const isSlow = (speed: SpeedFacts | object): speed is SpeedFacts =>
  'performance' in speed && bandOf(speed.performance) === 0 && spreadOf(speed.runs) <= STEADY_POINTS

/** How long it takes until the largest part shows. */
function loads({ metrics }: SpeedFacts): string {
  return metrics.lcp === null
    ? 'How long its main part takes to show could not be measured.'
    : `Its main part shows after ${(metrics.lcp / 1_000).toFixed(1)} seconds.`
}
