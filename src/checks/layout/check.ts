import { defineCheck, type EvidenceFor, LONGEST_PROOF, type Outcome, type Proof } from '#core/check.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { PageLayout, VisitEvidence } from '#core/evidence/visit.ts'
import { valueOf } from '#core/gathered.ts'
import { isBare, isStyledButIcons, missedStyle } from '#core/page-styles.ts'
import { isMeasured, type Measured, misfitsOf, provenMisfits } from '#core/phone-layout.ts'
import type { Failure } from '#core/reasons.ts'
import { cut } from '#core/text.ts'
import { blocksFor } from './blocks.ts'
import { facts, type LayoutCheckFacts, NOT_MEASURED } from './facts.ts'
import { adviceOn } from './judge.ts'
import { areAllTooWide, isOneTooWide, otherPageOf, besideHome } from './other-pages.ts'
import { measuredBeside, measuredText } from './proof.ts'
import { adviceWords, fitWords, type LayoutStatus, problemWords, words } from './words.ts'
import { layoutWork } from './work.ts'

type Evidence = EvidenceFor<'site', 'mobileVisit' | 'desktopVisit' | 'menuLayouts'>
type LayoutOutcome = Outcome<LayoutStatus, LayoutCheckFacts>

/** Do the homepage, and the first pages of the menu, fit a phone's screen? */
export const check = defineCheck({
  id: 'layout',
  code: 'T3NAV8MO',
  category: 'customer-experience',
  path: '/customer-experience/layout',
  tour: 9,
  triggers: ['mobile'],
  needs: ['site'],
  wants: ['mobileVisit', 'desktopVisit', 'menuLayouts'],
  asks: [],
  plan: {
    weight: 92,
    group: 'essential',
    effort: 960,
    work: layoutWork,
    completedBy: ['is_mobile_responsive'],
    adjustments: {
      industry: { accommodation: 5, food_beverage: 5, tourism: 5 },
      businessAge: { over_10: 4 },
    },
  },
  revision: 11,
  statuses: { is_mobile_responsive: 'success', not_mobile_responsive: 'error' },
  facts,
  words,
  evaluate(evidence): LayoutOutcome {
    const { site, mobileVisit, desktopVisit, menuLayouts } = evidence
    if (mobileVisit.state === 'pending') return { wait: true }
    if (mobileVisit.state === 'failed') return withoutBrowser(site.home, mobileVisit.failure)
    const visit = mobileVisit.value
    if (visit.notOwnersPage)
      return { unable: 'bot_wall', proof: [proofOf(visit, "a page that is not the owner's")] }
    if (!isMeasured(visit))
      return { unable: 'engine_error', proof: [proofOf(visit, 'the layout could not be measured')] }
    if (desktopVisit.state === 'pending') return { wait: true }
    if (menuLayouts.state === 'pending') return { wait: true }
    return judge(evidence, visit)
  },
})

function judge({ site, desktopVisit, menuLayouts }: Evidence, visit: Measured): LayoutOutcome {
  const others = besideHome(visit, valueOf(menuLayouts)?.pages ?? [])
  const found = factsOf(visit, others, valueOf(desktopVisit)?.screenshot ?? null)
  const blocks = blocksFor(visit, found)
  const proof = [proofOf(visit, measuredText(visit)), ...others.map(proofOfOther)] as const
  const advice = adviceOn(visit, site.address)
  if (isOneTooWide(found)) advice.push(adviceWords.otherPage)
  if (found.problems.length > 0) {
    const say = { problem: found.problems.map((one) => problemWords[one]).join(' ') }
    return { status: 'not_mobile_responsive', facts: found, proof, blocks, advice, say }
  }
  // Every page fits without any style, and one that lacks a part of it may have its misfit from that.
  if (misfitsOf(visit.layout).length > 0 || isBare(visit))
    return { unable: missedStyle(visit), proof, facts: found, blocks }
  const say = { fit: isStyledButIcons(visit) ? fitWords.styled : fitWords.partlyStyled }
  return { status: 'is_mobile_responsive', facts: found, proof, blocks, advice, say }
}

/** A page that was read whole and has no viewport does not fit phones; that needs no browser. */
function withoutBrowser(home: PageFacts, reason: Failure): LayoutOutcome {
  const viewport = home.metas.findLast(({ name }) => name?.toLowerCase() === 'viewport')?.content ?? null
  const proof: Proof = { kind: 'element', at: home.url, found: viewport ?? 'no viewport in the page' }
  const found: LayoutCheckFacts = { ...NOT_MEASURED, viewportMeta: viewport, pages: [home.url] }
  if (viewport !== null || home.truncated || home.thin)
    return { unable: reason, proof: [proof], facts: found }
  return {
    status: 'not_mobile_responsive',
    facts: { ...found, problems: ['viewport'] },
    proof: [proof],
    say: { problem: problemWords.viewport },
  }
}

const factsOf = (
  visit: Measured,
  others: readonly PageLayout[],
  desktop: VisitEvidence['screenshot'],
): LayoutCheckFacts => ({
  viewportMeta: visit.layout.viewportMeta,
  overflowPx: visit.layout.overflowPx,
  smallTextShare: Math.round((1 - visit.layout.legibleShare) * 1_000) / 1_000,
  smallTargets: visit.layout.smallTargets,
  tapTargets: visit.layout.tapTargets,
  problems: [...provenMisfits(visit), ...(areAllTooWide(others) ? ['other_pages' as const] : [])],
  culprits: visit.layout.culprits.map(({ selector, right, snippet }) => ({ selector, right, snippet })),
  screenshots: { mobile: pictureFact(visit.screenshot), desktop: pictureFact(desktop) },
  pages: [visit.finalUrl, ...others.map(({ url }) => url)],
  otherPages: others.map(otherPageOf),
})

const pictureFact = (shot: VisitEvidence['screenshot']) =>
  shot && { src: shot.src, width: shot.width, height: shot.height }

const proofOfOther = (page: PageLayout): Proof => ({
  kind: 'page',
  at: page.url,
  found: measuredBeside(page),
})

const proofOf = ({ finalUrl }: VisitEvidence, found: string): Proof => ({
  kind: 'screenshot',
  at: finalUrl,
  found: cut(found, LONGEST_PROOF),
})
