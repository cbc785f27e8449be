import type { RefreshTarget, Trigger } from './trigger-names.ts'
import type { EvidenceKey } from './evidence/index.ts'

export interface TriggerFacts {
  target: RefreshTarget
  /**
   * Days between scheduled scans (decisions, section 2.5); `null`: none. An account that is not connected is not read daily:
   * its check then reads the website only, with the weekly scan.
   */
  everyDays: number | null
  /** Does nothing without a connected account. */
  needsAccount?: true
  /** Evidence to gather beside what its checks need. */
  gathers?: readonly EvidenceKey[]
}

const WEEK = 7
const ACCOUNT = { everyDays: 1 } as const
const SOCIAL = { target: 'social', ...ACCOUNT } as const
const FINANCIAL = { target: 'financial', ...ACCOUNT } as const
const WEEKLY = { target: 'website', everyDays: WEEK } as const
const UNSCHEDULED = { target: 'website', everyDays: null } as const

/** What each trigger does. The catalogue says which checks it concerns. */
export const TRIGGER_FACTS: Readonly<Record<Trigger, TriggerFacts>> = {
  facebook: SOCIAL,
  instagram: SOCIAL,
  twitter: SOCIAL,
  socialcontent: { ...SOCIAL, needsAccount: true },
  xero: { ...FINANCIAL, needsAccount: true },
  myob: { ...FINANCIAL, needsAccount: true },
  gmb: FINANCIAL,
  google_analytics: FINANCIAL,
  adwords: FINANCIAL,
  security: { target: 'website', everyDays: 1 },
  pagespeed: WEEKLY,
  sitemap: WEEKLY,
  email_security: WEEKLY,
  mobile: WEEKLY,
  forms: WEEKLY,
  links: WEEKLY,
  content: WEEKLY,
  email: WEEKLY,
  seo: WEEKLY,
  about_us: WEEKLY,
  content_display: WEEKLY,
  siteKeywords: WEEKLY,
  accessibility: WEEKLY,
  shopping_cart: WEEKLY,
  shipping_options: WEEKLY,
  payment_options: WEEKLY,
  address_autofill: WEEKLY,
  vulnerability: WEEKLY,
  screenshots: { ...WEEKLY, gathers: ['mobileVisit', 'desktopVisit'] },
  // After an answer; after any result, answer or profile change; only when the owner asks.
  email_marketing: UNSCHEDULED,
  weightings: UNSCHEDULED,
  data_breach_check: UNSCHEDULED,
}

const FACEBOOK_FIELDS = [
  'comments',
  'fans',
  'fans_2w_change',
  'follower_2w_change',
  'followers',
  'last_post',
  'likes',
  'popular_post',
  'shares',
]
const INSTAGRAM_FIELDS = ['followers', 'following', 'items', 'posts']
const TWITTER_FIELDS = ['followers', 'following']

/**
 * The fields that may be requested of an account: of a network those of the specification (section 3), of other services what Fettle reads there
 * on its own. Accounting services have business years in their place.
 */
export const ACCOUNT_FIELDS: Readonly<Partial<Record<Trigger, readonly string[]>>> = {
  facebook: FACEBOOK_FIELDS,
  instagram: INSTAGRAM_FIELDS,
  twitter: TWITTER_FIELDS,
  socialcontent: [...FACEBOOK_FIELDS, ...INSTAGRAM_FIELDS, ...TWITTER_FIELDS],
  gmb: ['profile', 'reviews'],
  google_analytics: ['properties', 'users'],
}
