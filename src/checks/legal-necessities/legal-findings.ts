import type { AnswersEvidence } from '#core/evidence/owner.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import type { ScriptsEvidence } from '#core/evidence/scripts.ts'
import type { LoadedEvidence } from '#core/evidence/visit.ts'
import { because, type Failure, withSubject } from '#core/reasons.ts'
import { isWrittenByScript, unreadForNow } from '#core/site/find-page.ts'
import { withRendered } from '#core/site/with-rendered.ts'
import { collectsPersonalInfo, type PersonalInfo, tagManagerAt } from '#core/site/personal-info.ts'
import type { Selling } from '#core/selling.ts'
import { sellsOnline } from '#core/site/shop.ts'
import { type SiteIndex, siteIndex } from '#core/site/site-index.ts'
import { type CookieInformation, cookieInformation } from './cookie-information.ts'
import { cookieStatement } from './cookie-statement.ts'
import type { LegalFacts } from './facts.ts'
import {
  findLegalPages,
  foundIn,
  type LegalPages,
  unlinkedIn,
  unseenIn,
} from '#core/site/legal/find-legal.ts'
import {
  ITEM_NAMES,
  type ItemName,
  PART_OF,
  REQUIRED_ITEMS,
  type RequiredItem,
} from '#core/site/legal/items.ts'
import { missingScripts } from '#core/site/legal/missing-scripts.ts'
import type { NotEnough } from '#core/site/legal/not-enough.ts'

/** Everything that the verdict is based on. */
export interface LegalFindings {
  index: SiteIndex
  pages: LegalPages
  cookies: CookieInformation | null
  personal: PersonalInfo
  /** Where a tag manager is loaded, which may start what measures visits; `null` for none. */
  tagManager: string | null
  selling: Selling
}

export interface LegalInput {
  pages: PagesEvidence
  answers: AnswersEvidence
  rendered: { pages: PageFacts[] } | undefined
  loaded: LoadedEvidence | undefined
  scripts: ScriptsEvidence | undefined
}

/** Finds the legal pages, and what makes them necessary. */
export function findLegal({
  pages: evidence,
  answers,
  rendered,
  loaded,
  scripts,
}: LegalInput): LegalFindings {
  const index = siteIndex(evidence, withRendered(evidence, rendered))
  const pages = findLegalPages({ index, missing: missingScripts(scripts, loaded) })
  const personal = collectsPersonalInfo({ pages: index.pages, scripts, loaded })
  const tagManager = tagManagerAt({ pages: index.pages, scripts, loaded })
  const cookies = cookieInformation(
    index,
    foundIn(pages.cookies),
    foundIn(pages.privacy) ?? unseenIn(pages.privacy) ?? unlinkedIn(pages.privacy),
  )
  const mayMeasure = personal.measuring !== null || tagManager !== null
  return {
    index,
    pages,
    cookies: cookies ?? (mayMeasure ? null : cookieStatement(index)),
    personal,
    tagManager,
    selling: sellsOnline({ answers, pages: evidence, rendered }),
  }
}

/** Cookie information that stands on other pages, where no link leads. */
const NO_PAGES: ReadonlySet<CookieInformation['by']> = new Set(['consent_tool', 'statement'])

/** Whether every page that was read links to every item that was found. */
export function areLinkedEverywhere({ index, pages, cookies }: LegalFindings): boolean {
  const found = [pages.privacy, pages.terms, pages.returns].flatMap((find) => foundIn(find)?.url ?? [])
  const wanted = new Set(
    [...found, ...(cookies === null || NO_PAGES.has(cookies.by) ? [] : [cookies.at])].map(index.keyOf),
  )
  return index.pages
    .filter(({ status }) => status >= 200 && status < 300)
    .every((page) => {
      const linked = page.links.flatMap(({ url, hidden }) => (hidden || url === null ? [] : index.keyOf(url)))
      const reached = new Set([index.keyOf(page.url), ...linked])
      return [...wanted].every((key) => reached.has(key))
    })
}

/** Which of the three items were not found, in their order. */
export function missingItems({ pages, cookies }: LegalFindings): RequiredItem[] {
  const found = { privacy: foundIn(pages.privacy), cookies, terms: foundIn(pages.terms) }
  return REQUIRED_ITEMS.filter((name) => found[name] === null)
}

/** The items that are shown: what every business needs, and the returns policy of a shop. */
export const shownItems = ({ selling }: LegalFindings): readonly ItemName[] =>
  selling === 'yes' ? ITEM_NAMES : REQUIRED_ITEMS

/**
 * Which of the shown items are crossed in the checklist for what they are: not found, and not perhaps in a page that could not be read. What is a part of a
 * policy that no page links to is crossed for that link.
 */
export const crossedItems = (findings: LegalFindings): ItemName[] =>
  shownItems(findings).filter(
    (name) =>
      mayStandIn(findings, name) === null &&
      (name === 'cookies' ? findings.cookies : foundIn(findings.pages[name])) === null,
  )

/** The page answered, and no browser has run the scripts that write its text. */
const READ_IN_PART = because('partial_crawl')

/**
 * Why nobody knows yet whether a shown item is there: that of the page that perhaps has it as a part, or that there was nothing to read as it was sent.
 * `null` where every shown item is found, crossed, or in a page that no scan reads.
 */
export function whyUnknown(findings: LegalFindings): Failure | null {
  for (const name of shownItems(findings)) {
    const whole = mayStandIn(findings, name)
    const candidate = whole && unseenIn(findings.pages[whole])
    const why = candidate && unreadForNow(candidate)
    if (why) return withSubject('page', isWrittenByScript(candidate) ? READ_IN_PART : why, candidate.url)
  }
  return null
}

/** What is linked as this item and does not suffice; `null` when nothing is, or when it was found. */
export function notEnough({ pages, cookies }: LegalFindings, name: ItemName): NotEnough | null {
  const find = pages[name]
  return find?.state === 'not_enough' && !(name === 'cookies' && cookies) ? find : null
}

/** The page that was found and not read, and may have this item as a part of it; `null`: there is none, or the item has a page, sufficient or not. */
export function mayStandIn(findings: LegalFindings, name: ItemName): RequiredItem | null {
  const { pages, cookies } = findings
  const whole = PART_OF[name]
  const isFound = name === 'cookies' ? cookies !== null && cookies.by !== 'unread' : foundIn(pages[name])
  if (whole === undefined || isFound || notEnough(findings, name)) return null
  return unseenIn(pages[whole]) ? whole : null
}

/** The facts with the status that they led to. */
export const factsOf = (findings: LegalFindings, legalStatus: LegalFacts['legalStatus']): LegalFacts => ({
  privacyPolicy: foundIn(findings.pages.privacy)?.url ?? null,
  cookiePolicy: foundIn(findings.pages.cookies)?.url ?? null,
  termsAndConditions: foundIn(findings.pages.terms)?.url ?? null,
  returnsPolicy: foundIn(findings.pages.returns)?.url ?? null,
  returnsMayBeInTerms: mayStandIn(findings, 'returns') !== null,
  cookieInformation: findings.cookies?.by ?? null,
  notEnough: ITEM_NAMES.flatMap((item) => {
    const weak = notEnough(findings, item)
    return weak ? [{ item, url: weak.candidate.url, flaw: weak.flaw }] : []
  }),
  legalStatus,
  collectsPersonalInfo: findings.personal.people !== null || findings.personal.measuring !== null,
  sellsOnline: findings.selling,
})
