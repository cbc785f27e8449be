import type { WizardStep } from '#core/ads/draft.ts'
import type {
  AD_GROUP_TYPES,
  NEGATIVE_LEVELS,
  BID_STRATEGY_TYPES,
  CAMPAIGN_TYPES,
  CampaignState,
  COMPETITIONS,
  DemographicKind,
  DEMOGRAPHICS,
  MatchType,
  SEARCH_TERM_STATES,
  AssetLevel,
  AssetType,
  StrategyType,
} from '#core/ads/states.ts'

type Words<Value extends string> = Readonly<Record<Value, string>>

export const ADS_STATE_WORDS: Words<CampaignState> = {
  enabled: 'Active',
  paused: 'Paused',
  ended: 'Ended',
  pending: 'Not started yet',
  draft: 'Draft',
  removed: 'Removed',
}

/** The steps of the wizard, as in `Step 4 of 5: write the ad`. */
export const WIZARD_STEP_WORDS: Words<WizardStep> = {
  general: 'general information',
  places: 'location and language',
  categories: 'keyword categories',
  ad: 'write the ad',
  budget: 'budget and bidding',
}

export const CAMPAIGN_TYPE_WORDS: Words<(typeof CAMPAIGN_TYPES)[number]> = {
  search: 'Search',
  smart: 'Smart',
  other: 'Another kind',
}

export const AD_GROUP_TYPE_WORDS: Words<(typeof AD_GROUP_TYPES)[number]> = {
  standard: 'Standard',
  smart: 'Smart',
  other: 'Another kind',
}

export const MATCH_WORDS: Words<MatchType> = { broad: 'Broad', phrase: 'Phrase', exact: 'Exact' }

export const COMPETITION_WORDS: Words<(typeof COMPETITIONS)[number]> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
}

export const TERM_WORDS: Words<(typeof SEARCH_TERM_STATES)[number]> = {
  added: 'Added',
  excluded: 'Excluded',
  none: 'Neither',
}

export const ASSET_TYPE_WORDS: Words<AssetType> = { sitelink: 'Sitelink', callout: 'Callout' }
export const ASSET_LEVEL_WORDS: Words<AssetLevel> = {
  account: 'Account',
  campaign: 'Campaign',
  ad_group: 'Ad group',
}
export const NEGATIVE_LEVEL_WORDS: Words<(typeof NEGATIVE_LEVELS)[number]> = {
  campaign: 'Campaign',
  ad_group: 'Ad group',
  list: 'List',
}

export const STRATEGY_WORDS: Words<StrategyType> = {
  target_cpa: 'Target CPA',
  target_roas: 'Target ROAS',
  maximise_conversions: 'Maximise conversions',
}
export const BID_STRATEGY_WORDS: Words<(typeof BID_STRATEGY_TYPES)[number]> = {
  ...STRATEGY_WORDS,
  maximise_clicks: 'Maximise clicks',
  manual_cpc: 'Manual CPC',
  maximise_value: 'Maximise conversion value',
  other: 'Another one',
}

/** Who can be left out of an ad group: each kind, and its values. */
export const DEMOGRAPHIC_WORDS: {
  readonly [Kind in DemographicKind]: { title: string; values: Words<(typeof DEMOGRAPHICS)[Kind][number]> }
} = {
  gender: { title: 'Gender', values: { female: 'Female', male: 'Male', unknown: 'Unknown' } },
  age: {
    title: 'Age',
    values: {
      '18_24': '18–24',
      '25_34': '25–34',
      '35_44': '35–44',
      '45_54': '45–54',
      '55_64': '55–64',
      '65_up': '65+',
      unknown: 'Unknown',
    },
  },
  parental_status: {
    title: 'Parental status',
    values: { parent: 'Parent', not_a_parent: 'Not a parent', unknown: 'Unknown' },
  },
  household_income: {
    title: 'Household income',
    values: {
      top_10: 'Top 10%',
      '11_20': '11–20%',
      '21_30': '21–30%',
      '31_40': '31–40%',
      '41_50': '41–50%',
      lower_50: 'Lower 50%',
      unknown: 'Unknown',
    },
  },
}
