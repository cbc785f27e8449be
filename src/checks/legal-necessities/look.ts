import type { AnswersEvidence } from '#core/evidence/owner.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import type { VisitEvidence } from '#core/evidence/visit.ts'
import { withRendered } from '#core/site/overlay.ts'
import { collectsPersonalInfo, type PersonalInfo } from '#core/site/personal-info.ts'
import { type Selling, sellsOnline } from '#core/site/shop.ts'
import { type SiteMap, siteMap } from '#core/site/site-links.ts'
import { type CookieInformation, cookieInformation } from './cookie-information.ts'
import type { LegalFacts } from './facts.ts'
import { findLegalPages, type LegalPages } from './find-legal.ts'

/** Everything the verdict rests on. */
export interface LegalLook {
  map: SiteMap
  pages: LegalPages
  cookies: CookieInformation | null
  personal: PersonalInfo
  selling: Selling
}

export interface LegalInput {
  pages: PagesEvidence
  answers: AnswersEvidence
  rendered: { pages: PageFacts[] } | undefined
  visit: VisitEvidence | undefined
}

/** Looks for the legal pages, and for what makes them needed. */
export function lookAtLegal({ pages: evidence, answers, rendered, visit }: LegalInput): LegalLook {
  const map = siteMap(evidence, withRendered(evidence, rendered))
  const pages = findLegalPages(map)
  return {
    map,
    pages,
    cookies: cookieInformation(map, pages.cookies, pages.privacy),
    personal: collectsPersonalInfo(map.pages, visit),
    selling: sellsOnline({ answers, pages: evidence, rendered }),
  }
}

export type MissingItem = 'privacy' | 'cookies' | 'terms'

/** The items of the three that were not found, in their order. */
export function missingItems({ pages, cookies }: LegalLook): MissingItem[] {
  const found = { privacy: pages.privacy, cookies, terms: pages.terms }
  return (['privacy', 'cookies', 'terms'] as const).filter((name) => found[name] === null)
}

/** The facts of a look, with the status that it led to. */
export const factsOf = (look: LegalLook, legalStatus: LegalFacts['legalStatus']): LegalFacts => ({
  privacyPolicy: look.pages.privacy?.url ?? null,
  cookiePolicy: look.pages.cookies?.url ?? null,
  termsAndConditions: look.pages.terms?.url ?? null,
  returnsPolicy: look.pages.returns?.url ?? null,
  cookieInformation: look.cookies?.by ?? null,
  legalStatus,
  collectsPersonalInfo: look.personal.people !== null || look.personal.measuring !== null,
  sellsOnline: look.selling,
})
