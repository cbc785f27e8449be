import type { SearchDevice } from '../ranking/keyword-form.ts'
import type { Failure } from '../reasons.ts'

/** How far a business profile is verified. */
export const VERIFICATIONS = ['verified', 'pending', 'failed', 'none', 'suspended', 'duplicate'] as const

/** What an analytics property counts people by. */
export const USER_METRICS = ['totalUsers', 'newUsers', 'activeUsers'] as const

/** What a post shows beside its words. */
export const MEDIA = ['picture', 'video'] as const

/** A connected service that could not be read: it failed, its quota is used up, or the grant expired. */
export interface UnreadAccount {
  kind: 'failed'
  failure: Failure
}

/** A connected Facebook, Instagram or Twitter account, read through the network's own interface. */
export type SocialAccount =
  | UnreadAccount
  /** The network answered that this handle has no account. */
  | { kind: 'no_such_account' }
  /** Connected, but posts may not be read: wrong role, a personal account, or no page chosen. */
  | { kind: 'posts_hidden'; handle: string | null; confirmed: boolean }
  | {
      kind: 'read'
      handle: string
      /** The owner has confirmed a handle that differs from the profile's. */
      confirmed: boolean
      /** Newest post of their own, ISO 8601, `null` when there is none. */
      lastPostAt: string | null
      /** Figures by the specification's names: `followers`, `fans_2w_change`, `likes` … */
      figures: Readonly<Record<string, number>>
      popularPost: PopularPost | null
      /** One number a metric a day, oldest first; absent: none are kept. */
      history?: readonly DailyNumber[]
      /** What the network does not give for this account, in sentences to the owner. */
      notes?: readonly string[]
    }

/** The number of a metric on a day. */
export interface DailyNumber {
  /** `YYYY-MM-DD`. */
  day: string
  metric: string
  value: number
}

/** The post of the last 14 days with the most engagements. */
export interface PopularPost {
  /** `null`: it has no words. */
  text: string | null
  media: (typeof MEDIA)[number] | null
  /** Its page at the network; `null`: not known. */
  url: string | null
  postedAt: string
  /** How often it was seen; `null`: the network does not say. */
  impressions: number | null
  engagements: number
}

/** A business profile account: its locations, and which one the owner chose. */
export type BusinessAccount =
  | UnreadAccount
  /** Connected, and the owner has yet to choose one of several locations. */
  | { kind: 'unchosen' }
  | { kind: 'read'; locations: BusinessLocation[]; chosen: string | null }

export interface BusinessLocation {
  id: string
  name: string
  /** `verified`: the service states that the location has voice of merchant. */
  verification: (typeof VERIFICATIONS)[number]
  category: string | null
  phone: string | null
  website: string | null
  /** The owner ticked that there is no website. */
  noWebsite: boolean
  /** Regular hours, one line a day; empty when not set. */
  hours: string[]
  addressOrArea: string | null
  description: string
  /** `null`: the service did not say. */
  photos: number | null
  /** ISO 8601; `null`: none, or not known. */
  newestPhotoAt: string | null
  /** Country of the address, ISO 3166; `null`: not known. */
  country: string | null
  /** Dates with their own hours, `YYYY-MM-DD`. */
  specialDates: string[]
  /** `null`: the service shows none, or could not be asked. */
  reviews: LocationReviews | null
}

export interface LocationReviews {
  count: number
  average: number | null
  unanswered: number
  /** When the oldest of those without an answer was written, ISO 8601; `null`: there is none. */
  oldestUnansweredAt: string | null
}

export type AnalyticsAccount =
  | UnreadAccount
  | {
      kind: 'read'
      properties: {
        id: string
        name: string
        generation: 'ga4' | 'universal'
        hosts: string[]
        /** `G-…` of its streams. Absent in evidence from before they were kept. */
        measurementIds?: string[]
      }[]
      chosen: string | null
      /** The owner confirmed that the chosen property is this website's. */
      confirmed: boolean
      metric: (typeof USER_METRICS)[number]
      /** As the service writes it: `30daysAgo`. */
      period: string
      values: { day: string; value: number }[]
    }

/** How an ads account stands at the service. */
export const ADS_ACCOUNT_STATES = ['enabled', 'cancelled', 'suspended'] as const

export type AdsAccount =
  | UnreadAccount
  | {
      kind: 'read'
      accounts: { id: string; name: string; manager: boolean; state: (typeof ADS_ACCOUNT_STATES)[number] }[]
      chosen: string | null
    }

/** A successful search for the present website. */
export interface KeywordSearch {
  keyword: string
  /** `null`: the provider knows no devices. */
  device: SearchDevice | null
  location: string
  /** ISO 8601. */
  at: string
  /** 1 to 100; `null` when the website is not among the first 100. */
  ranking: number | null
  competitors: { domain: string; ranking: number }[]
}

/** What the breach service answered for the owner's addresses, or why it did not answer. */
export type BreachLookup =
  | UnreadAccount
  /** The address' domain does not exist or accepts no mail, or the service has no record of it. */
  | { kind: 'no_records' }
  | {
      kind: 'read'
      breaches: BreachFacts[]
      /** How many addresses were looked up. */
      addresses: number
    }

export interface BreachFacts {
  name: string
  /** `YYYY-MM-DD`. */
  date: string
  dataTypes: string[]
  verified: boolean
  /** Flagged by the service as a spam list, fabricated or retired: never shown. */
  discounted: boolean
}
