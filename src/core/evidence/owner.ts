import type {
  AdsAccount,
  AnalyticsAccount,
  BreachLookup,
  BusinessAccount,
  KeywordSearch,
  SocialAccount,
} from './accounts.ts'

/** The owner's answers by question id (survey.md): option id, several option ids, rows, or text. Absent: unanswered. */
export interface AnswersEvidence {
  readonly [question: string]: string | readonly string[] | Readonly<Record<string, string>> | undefined
}

/** What the owner's profile states about the business; every field may be unknown. */
export interface ProfileEvidence {
  businessName?: string
  email?: string
  industry?: string
  subIndustry?: string
  businessAge?: string
  staffCount?: string
  country?: string
  city?: string
  /** 1 to 5, default 3. */
  savviness?: number
  facebook?: string
  instagram?: string
  twitter?: string
  linkedin?: string
  /** True when the owner stated that there is no website. */
  noWebsite?: boolean
}

/** The outside services that some checks need: accounts that an owner connects, and services that look something up. */
export const SERVICES = [
  'facebook',
  'instagram',
  'twitter',
  'businessProfile',
  'analytics',
  'ads',
  'keywordSearches',
  'breaches',
] as const
export type Service = (typeof SERVICES)[number]

/** Connected accounts and services, each filled by its connector; empty on the command line. Absent: not connected. */
export interface AccountsEvidence {
  readonly connected: readonly string[]
  /** What this installation can connect or ask; absent: nothing. */
  readonly available?: readonly Service[]
  readonly facebook?: SocialAccount
  readonly instagram?: SocialAccount
  readonly twitter?: SocialAccount
  readonly businessProfile?: BusinessAccount
  readonly analytics?: AnalyticsAccount
  readonly ads?: AdsAccount
  /** Successful searches, newest first. */
  readonly keywordSearches?: readonly KeywordSearch[]
  readonly breaches?: BreachLookup
}
