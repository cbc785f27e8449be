import type { LandingFinding, LandingKind } from '#core/ads/landing.ts'
import { wordsOfFailure } from '#core/reason-words.ts'
import type { Failure } from '#core/reasons.ts'

/** What a finding says, without its kind. */
export type LandingVerdict = Omit<LandingFinding, 'kind'>

export const good = (title: string, detail: string): LandingVerdict => ({
  outcome: 'good',
  title,
  detail,
  fix: null,
})

export const problem = (title: string, detail: string, fix: string): LandingVerdict => ({
  outcome: 'problem',
  title,
  detail,
  fix,
})

export const UNKNOWN_TITLES: Readonly<Record<LandingKind, string>> = {
  reachable: 'We couldn’t open your page',
  secure: 'We couldn’t look at the padlock',
  phone: 'We couldn’t see how your page is on a phone',
  says_the_same: 'We couldn’t compare your page with your ad',
  contact: 'We couldn’t look for a way to get in touch',
  conversions: 'We couldn’t see whether enquiries and orders are counted',
}

/** Fettle could not look. It says why, and blames nobody. */
export const unknown = (kind: LandingKind, why: string): LandingVerdict => ({
  outcome: 'unknown',
  title: UNKNOWN_TITLES[kind],
  detail: why,
  fix: null,
})

export const unknownAfter = (kind: LandingKind, failure: Failure): LandingVerdict =>
  unknown(kind, wordsOfFailure(failure).sentence)
