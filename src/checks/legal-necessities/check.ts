import { defineCheck, type EvidenceFor, type Outcome } from '#core/check.ts'
import { arePending, valueOf } from '#core/gathered.ts'
import { cannotSayMissing } from '#core/site/cannot-say-missing.ts'
import { leadsToNoPage } from '#core/site/leads-to-no-page.ts'
import { isWrittenByScript } from '#core/site/find-page.ts'
import { listed } from '#core/words.ts'
import { legalAcceptance } from './acceptance.ts'
import { legalAdvice } from './advice.ts'
import { type LegalFacts, legalFacts } from './facts.ts'
import { foundIn } from '#core/site/legal/find-legal.ts'
import { ITEM_NAMES, type ItemName, REQUIRED_ITEMS, type RequiredItem } from '#core/site/legal/items.ts'
import {
  areLinkedEverywhere,
  crossedItems,
  factsOf,
  type LegalFindings,
  findLegal,
  missingItems,
  notEnough,
  whyUnknown,
} from './legal-findings.ts'
import { isUnseen } from '#core/site/legal/not-enough.ts'
import { checklistOf, isUnopened, linkedLine, proofsOf, returnsLine, unsearchedLine } from './blocks.ts'
import { type LegalStatus, statuses } from './statuses.ts'
import { unfilledBlocks } from './unfilled-pages.ts'
import { doings, foundWords, itemWords, linkThem, notReady, starts, words } from './words.ts'
import { legalWork } from './work.ts'

/** Does the website have the pages that privacy and consumer laws expect? */
export const check = defineCheck({
  id: 'legal-necessities',
  code: 'T3NAV14LE',
  category: 'compliance',
  path: '/compliance/legal-necessities',
  tour: 2,
  triggers: ['content'],
  needs: ['pages', 'answers', 'profile'],
  wants: ['renderedPages', 'loaded', 'scripts'],
  asks: ['S-SELL'],
  sibling: { as: 'legal', tellsOthers: true },
  plan: {
    weight: 85,
    group: 'essential',
    effort: 180,
    work: legalWork,
    acceptance: legalAcceptance,
    completedBy: ['legal_items_present'],
    pin: { place: 4, statuses: ['website_at_risk'] },
    adjustments: {
      selling: { yes: 6 },
      industry: { education: 6, finance: 10, health: 12, professional: 4 },
      businessAge: { not_started: 5, under_1: 4 },
      staff: { '20_199': 5, '200_plus': 5 },
      country: { NZ: 4 },
    },
  },
  revision: 26,
  statuses,
  facts: legalFacts,
  words,
  evaluate,
})

type Evidence = EvidenceFor<'pages' | 'answers' | 'profile', 'renderedPages' | 'loaded' | 'scripts'>

function evaluate(evidence: Evidence): Outcome<LegalStatus, LegalFacts> {
  const { renderedPages: rendered, loaded, scripts } = evidence
  const findings = findLegal({
    ...evidence,
    rendered: valueOf(rendered),
    loaded: valueOf(loaded),
    scripts: valueOf(scripts),
  })
  const missing = missingItems(findings)
  const proof = proofsOf(findings)
  if (isFoundUnrendered(findings) && arePending(rendered, loaded, scripts)) return { wait: true }
  if (missing.length > 0) {
    if (arePending(rendered, loaded, scripts)) return { wait: true }
    const gap = cannotSayMissing(evidence.pages, { pages: findings.index.pages, rendered }, missing)
    if (gap) {
      const blocks = [...checklistOf(findings, true), ...unfilledBlocks(findings)]
      return { unable: gap, proof, blocks, facts: factsOf(findings, 'unable_to_detect') }
    }
  }
  const unknown = missing.length === 0 ? whyUnknown(findings) : null
  if (unknown) {
    const blocks = [...checklistOf(findings, false), ...unfilledBlocks(findings)]
    return { unable: unknown, proof, blocks, facts: factsOf(findings, 'unable_to_detect') }
  }
  const doing = riskyDoings(findings, missing)
  const status =
    missing.length === 0
      ? 'legal_items_present'
      : doing.length > 0
        ? 'website_at_risk'
        : 'legal_items_missing'
  return {
    status,
    proof,
    blocks: checklistOf(findings, false),
    facts: { ...factsOf(findings, status), ...(hasOneFooter(evidence) ? { isOnePage: true } : {}) },
    say: sayOf(findings, missing, doing),
    advice: legalAdvice(findings, evidence),
  }
}

const hasOneFooter = ({ pages: { pages } }: Evidence): boolean =>
  pages[0] !== undefined && leadsToNoPage(pages[0], pages)

/** A page that a script writes counts as found until a browser has read it. */
const isFoundUnrendered = ({ pages }: LegalFindings): boolean =>
  ITEM_NAMES.some((name) => {
    const found = foundIn(pages[name])
    return found !== null && isWrittenByScript(found)
  })

function sayOf(findings: LegalFindings, missing: readonly RequiredItem[], doing: readonly string[]) {
  const isThere = (name: ItemName): boolean => notEnough(findings, name) !== null
  const isLinked = (name: ItemName): boolean => notEnough(findings, name)?.candidate.by === 'link'
  const crossed = missing.length === 0 ? [] : crossedItems(findings)
  const nowhere = listed(crossed.filter((name) => !isThere(name)).map((name) => itemWords[name]))
  return {
    linkThem: areLinkedEverywhere(findings) ? null : linkThem,
    found: listed(foundAndRead(findings).map((name) => foundWords[name])),
    missing: nowhere,
    gap: nowhere === '' ? notReady : `we couldn't find: ${nowhere}`,
    doing: listed(doing),
    start:
      nowhere !== ''
        ? starts[crossed.some(isThere) ? 'both' : 'write']
        : starts[crossed.some(isLinked) ? 'finish' : 'finishFound'],
    linked: [
      linkedLine(findings),
      ...(missing.length === 0 ? [unsearchedLine(findings), returnsLine(findings)] : []),
    ]
      .filter((line) => line !== null)
      .join(' '),
  }
}

/** What could not be opened is told in a sentence of its own, and so is cookie information that may stand in it. */
const foundAndRead = (findings: LegalFindings): RequiredItem[] =>
  REQUIRED_ITEMS.filter(
    (name) => !isUnopened(findings, name) && !(name === 'cookies' && findings.cookies?.by === 'unread'),
  )

/**
 * What the website does that puts it at risk without the missing pages: collecting personal information without a privacy policy, or
 * selling with neither terms nor returns rules. Empty: not at risk, whatever is missing.
 */
function riskyDoings(findings: LegalFindings, missing: readonly RequiredItem[]): string[] {
  const { personal, selling, pages } = findings
  const isSurelyMissing = (name: RequiredItem): boolean => {
    const weak = notEnough(findings, name)
    return missing.includes(name) && !(weak && isUnseen(weak))
  }
  const collects = isSurelyMissing('privacy')
  const sells = selling === 'yes' && isSurelyMissing('terms') && foundIn(pages.returns) === null
  return [
    ...(collects && personal.people !== null ? [doings.people] : []),
    ...(sells ? [doings.selling] : []),
    ...(collects && personal.measuring !== null ? [doings.measuring] : []),
  ]
}
