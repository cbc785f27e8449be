/** What an ads account holds, by Google's names. */
export interface AdsResourceKind {
  /** Its name in queries. */
  kind: string
  /** Its name in JSON. */
  json: string
  /** In resource names: `campaigns` of `customers/1/campaigns/2`. */
  collection: string
  /** Fields with the resource names of others, by their kind. */
  refers: Readonly<Record<string, string>>
  /** Kinds whose fields a query from it may select besides its own. The account's always. */
  joins: readonly string[]
  hasMetrics: boolean
  /** What is removed stays, with the status `REMOVED`. */
  keepsRemoved: boolean
}

const kindOf = (
  kind: string,
  json: string,
  rest: Partial<Omit<AdsResourceKind, 'kind' | 'json'>> = {},
): AdsResourceKind => ({
  kind,
  json,
  collection: `${json}s`,
  refers: {},
  joins: [],
  hasMetrics: false,
  keepsRemoved: true,
  ...rest,
})

/** Everything that is kept of an account. */
export const ADS_KINDS: readonly AdsResourceKind[] = [
  kindOf('campaign', 'campaign', {
    refers: { campaign_budget: 'campaignBudget', bidding_strategy: 'biddingStrategy' },
    joins: ['campaign_budget', 'bidding_strategy'],
    hasMetrics: true,
  }),
  kindOf('campaign_budget', 'campaignBudget'),
  kindOf('bidding_strategy', 'biddingStrategy', { collection: 'biddingStrategies' }),
  kindOf('ad_group', 'adGroup', {
    refers: { campaign: 'campaign' },
    joins: ['campaign', 'bidding_strategy'],
    hasMetrics: true,
  }),
  kindOf('ad_group_criterion', 'adGroupCriterion', {
    collection: 'adGroupCriteria',
    refers: { ad_group: 'adGroup' },
    joins: ['ad_group', 'campaign', 'bidding_strategy'],
  }),
  kindOf('ad_group_ad', 'adGroupAd', {
    refers: { ad_group: 'adGroup' },
    joins: ['ad_group', 'campaign'],
    hasMetrics: true,
  }),
  kindOf('campaign_criterion', 'campaignCriterion', {
    collection: 'campaignCriteria',
    refers: { campaign: 'campaign' },
    joins: ['campaign', 'bidding_strategy'],
  }),
  kindOf('asset', 'asset'),
  kindOf('customer_asset', 'customerAsset', {
    refers: { asset: 'asset' },
    joins: ['asset'],
    hasMetrics: true,
  }),
  kindOf('campaign_asset', 'campaignAsset', {
    refers: { asset: 'asset', campaign: 'campaign' },
    joins: ['asset', 'campaign'],
    hasMetrics: true,
  }),
  kindOf('ad_group_asset', 'adGroupAsset', {
    refers: { asset: 'asset', ad_group: 'adGroup' },
    joins: ['asset', 'ad_group', 'campaign'],
    hasMetrics: true,
  }),
  kindOf('smart_campaign_setting', 'smartCampaignSetting', {
    refers: { campaign: 'campaign' },
    joins: ['campaign'],
  }),
  kindOf('shared_set', 'sharedSet'),
  kindOf('shared_criterion', 'sharedCriterion', {
    collection: 'sharedCriteria',
    refers: { shared_set: 'sharedSet' },
    joins: ['shared_set'],
    keepsRemoved: false,
  }),
  kindOf('campaign_shared_set', 'campaignSharedSet', {
    refers: { campaign: 'campaign', shared_set: 'sharedSet' },
    joins: ['campaign', 'shared_set'],
  }),
]

/** Criterion ids of Google's own for each choice of people. */
export const DEMOGRAPHIC_IDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gender: { MALE: '10', FEMALE: '11', UNDETERMINED: '20' },
  ageRange: {
    AGE_RANGE_18_24: '503001',
    AGE_RANGE_25_34: '503002',
    AGE_RANGE_35_44: '503003',
    AGE_RANGE_45_54: '503004',
    AGE_RANGE_55_64: '503005',
    AGE_RANGE_65_UP: '503006',
    AGE_RANGE_UNDETERMINED: '503999',
  },
  parentalStatus: { PARENT: '300', NOT_A_PARENT: '301', UNDETERMINED: '302' },
  incomeRange: {
    INCOME_RANGE_UNDETERMINED: '510000',
    INCOME_RANGE_0_50: '510001',
    INCOME_RANGE_50_60: '510002',
    INCOME_RANGE_60_70: '510003',
    INCOME_RANGE_70_80: '510004',
    INCOME_RANGE_80_90: '510005',
    INCOME_RANGE_90_UP: '510006',
  },
}

/** Views of demographics: the field of the criterion, and its type. */
export const DEMOGRAPHIC_VIEWS: Readonly<Record<string, { json: string; type: string }>> = {
  gender_view: { json: 'gender', type: 'GENDER' },
  age_range_view: { json: 'ageRange', type: 'AGE_RANGE' },
  parental_status_view: { json: 'parentalStatus', type: 'PARENTAL_STATUS' },
  income_range_view: { json: 'incomeRange', type: 'INCOME_RANGE' },
}

const IN_AD_GROUP = ['ad_group', 'ad_group_criterion', 'campaign', 'bidding_strategy']

/** Kinds that are only read: what a query from them may select. `hasMetrics`: a query may select figures. */
export const ADS_VIEWS: Readonly<Record<string, { joins: readonly string[]; hasMetrics: boolean }>> = {
  customer: { joins: [], hasMetrics: true },
  customer_client: { joins: [], hasMetrics: false },
  language_constant: { joins: [], hasMetrics: false },
  keyword_view: { joins: IN_AD_GROUP, hasMetrics: true },
  search_term_view: { joins: ['ad_group', 'ad_group_ad', 'campaign'], hasMetrics: true },
  smart_campaign_search_term_view: { joins: ['campaign'], hasMetrics: true },
  ...Object.fromEntries(
    Object.keys(DEMOGRAPHIC_VIEWS).map((view) => [view, { joins: IN_AD_GROUP, hasMetrics: true }]),
  ),
}
