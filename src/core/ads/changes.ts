import type { Micros } from './money.ts'
import type { AssetLevel, AssetType, MatchType, StrategyType } from './states.ts'

/** A keyword to add. */
export interface KeywordText {
  text: string
  matchType: MatchType
}

export interface SitelinkText {
  text: string
  line1: string | null
  line2: string | null
  finalUrl: string
}

/** A campaign that the wizard makes: every text filled, every amount decided. */
export interface CampaignToCreate {
  name: string
  businessName: string
  landingUrl: string
  /** E.164, or the digits as dialled at home where its country is not known or it cannot be called from abroad; `null`: no call asset. */
  phone: string | null
  /** The country in which a `phone` without a code is dialled, which may be another than that of the ads account; absent: not known. */
  phoneCountry?: 'AU' | 'NZ' | undefined
  startDate: string
  endDate: string | null
  /** Ids of Google's geo targets, or a place with a radius in whole kilometres. */
  locations: readonly (
    | { kind: 'place'; id: string; name: string }
    | { kind: 'radius'; latitude: number; longitude: number; kilometres: number; name: string }
  )[]
  /** Ids of Google's language constants. */
  languages: readonly { id: string; name: string }[]
  /** One ad group each, with its keywords (phrase match). */
  categories: readonly { name: string; keywords: readonly string[] }[]
  headlines: readonly string[]
  descriptions: readonly string[]
  dailyBudget: Micros
  targetCpa: Micros | null
}

/**
 * Everything that can be changed in an ads account, the same for Google's and for the sample: checked by `src/ads` first, then made by the connector
 * or on the sample account. Ids are of the rows.
 */
export type AdsChange =
  | { kind: 'create_campaign'; campaign: CampaignToCreate }
  | { kind: 'set_campaign_state'; ids: readonly string[]; state: 'enabled' | 'paused' }
  | { kind: 'remove_campaign'; id: string }
  | { kind: 'set_budget'; campaignId: string; amount: Micros }
  | { kind: 'create_ad_group'; campaignId: string; name: string; maxCpc: Micros | null }
  | { kind: 'set_ad_group_state'; ids: readonly string[]; state: 'enabled' | 'paused' }
  | { kind: 'remove_ad_group'; id: string }
  | {
      kind: 'set_bids'
      adGroupId: string
      maxCpc: Micros | null
      maxCpv: Micros | null
      targetCpa: Micros | null
      targetCpm: Micros | null
    }
  | {
      kind: 'set_demographics'
      adGroupId: string
      /** The values that are left out, by kind of `DEMOGRAPHICS`. */
      excluded: Readonly<Record<string, readonly string[]>>
    }
  | { kind: 'add_keywords'; adGroupId: string; keywords: readonly KeywordText[] }
  | { kind: 'remove_keyword'; id: string }
  | {
      kind: 'add_negative_keywords'
      level: 'campaign' | 'ad_group'
      levelId: string
      keywords: readonly KeywordText[]
    }
  | { kind: 'remove_negative_keyword'; id: string }
  | {
      kind: 'save_negative_list'
      /** `null`: a new one. */
      listId: string | null
      name: string
      keywords: readonly KeywordText[]
      campaignIds: readonly string[]
    }
  | {
      kind: 'add_assets'
      type: AssetType
      level: AssetLevel
      levelId: string | null
      sitelinks: readonly SitelinkText[]
      callouts: readonly string[]
      /** Ids of assets that exist. */
      existing: readonly string[]
    }
  | { kind: 'remove_asset'; id: string; level: AssetLevel; type: AssetType }
  | {
      kind: 'create_strategy'
      name: string
      type: StrategyType
      targetCpa: Micros | null
      targetRoas: number | null
      sharedBudget: Micros | null
      campaignIds: readonly string[]
    }
  | { kind: 'remove_strategy'; id: string }

export type AdsChangeKind = AdsChange['kind']

/** What a change made, by Google's resource names, such as `customers/1/campaigns/2`. */
export interface AdsChangeDone {
  resourceNames: readonly string[]
}
