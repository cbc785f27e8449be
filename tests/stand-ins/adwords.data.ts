import { type AdsFacts, type AdsStandInAccount, emptyAdsAccount, putThing } from './adwords-account.ts'
import { namedThing } from './adwords-names.ts'

const COUNTS = { conversionTrackingStatus: 'CONVERSION_TRACKING_MANAGED_BY_SELF' }

/** Puts something of a kind into an account: its resource name. */
const put = (account: AdsStandInAccount, kind: string, given: Record<string, unknown>): string =>
  putThing(account, kind, namedThing(account, kind, given)).resourceName

interface CampaignGiven {
  name: string
  /** In micros. */
  budget: string
  status?: string
  more?: Record<string, unknown>
}

/** A Search campaign with a budget of its own. */
const putCampaign = (
  account: AdsStandInAccount,
  { name, budget, status = 'ENABLED', more = {} }: CampaignGiven,
) =>
  put(account, 'campaign', {
    name,
    status,
    advertisingChannelType: 'SEARCH',
    campaignBudget: put(account, 'campaign_budget', { amountMicros: budget, deliveryMethod: 'STANDARD' }),
    startDateTime: '2026-07-01 00:00:00',
    targetSpend: {},
    ...more,
  })

/** A keyword that brings something each day. */
function putKeyword(account: AdsStandInAccount, adGroup: string, text: string, clicks: number): string {
  const keyword = put(account, 'ad_group_criterion', {
    adGroup,
    status: 'ENABLED',
    keyword: { text, matchType: 'PHRASE' },
    qualityInfo: { qualityScore: (text.length % 10) + 1 },
  })
  const rate = { impressions: clicks * 20, clicks, cost: clicks * 1_250_000, conversions: clicks / 10 }
  account.rates.set(keyword, rate)
  return keyword
}

const putGroup = (account: AdsStandInAccount, campaign: string, name: string): string => {
  const adGroup = put(account, 'ad_group', {
    name,
    campaign,
    type: 'SEARCH_STANDARD',
    cpcBidMicros: '1500000',
  })
  const headlines = [name, 'Open today', 'Call us'].map((text) => ({ text }))
  const descriptions = ['Come by, or call.', 'Since 1998.'].map((text) => ({ text }))
  put(account, 'ad_group_ad', {
    adGroup,
    ad: { finalUrls: ['https://harbourcycles.example/'], responsiveSearchAd: { headlines, descriptions } },
  })
  return adGroup
}

/** A small account with one of everything. */
function harbourCycles(): AdsStandInAccount {
  const account = emptyAdsAccount({
    id: '2220002222',
    descriptiveName: 'Harbour Cycles',
    currencyCode: 'AUD',
    timeZone: 'Australia/Sydney',
    conversionTrackingSetting: COUNTS,
  })
  const together = put(account, 'bidding_strategy', {
    name: 'A$20 a customer',
    targetCpa: { targetCpaMicros: '20000000' },
  })
  const repairs = putCampaign(account, { name: 'Repairs', budget: '15000000' })
  const sales = putCampaign(account, {
    name: 'New bikes',
    budget: '25000000',
    more: { biddingStrategy: together },
  })
  putCampaign(account, { name: 'Winter sale', budget: '9000000', status: 'REMOVED' })
  const smart = putCampaign(account, {
    name: 'Local shop',
    budget: '8000000',
    status: 'PAUSED',
    more: { advertisingChannelType: 'SMART' },
  })
  put(account, 'smart_campaign_setting', { campaign: smart, finalUrl: 'https://harbourcycles.example/shop' })
  account.rates.set(smart, { impressions: 90, clicks: 4, cost: 3_000_000, conversions: 0 })
  account.terms.push({ text: 'bike shop near me', source: smart })
  const service = putGroup(account, repairs, 'Bike service')
  const flat = putKeyword(account, service, 'flat tyre repair', 6)
  putKeyword(account, service, 'bike service geelong', 4)
  putKeyword(account, putGroup(account, sales, 'City bikes'), 'buy city bike', 3)
  account.terms.push(
    { text: 'flat tyre repair', source: flat, status: 'ADDED' },
    { text: 'free bike pump', source: flat },
  )
  put(account, 'campaign_criterion', {
    campaign: repairs,
    negative: true,
    keyword: { text: 'jobs', matchType: 'BROAD' },
  })
  put(account, 'ad_group_criterion', {
    adGroup: service,
    negative: true,
    keyword: { text: 'motorbike', matchType: 'BROAD' },
  })
  put(account, 'ad_group_criterion', { adGroup: service, negative: true, gender: { type: 'UNDETERMINED' } })
  const never = put(account, 'shared_set', { name: 'Never', type: 'NEGATIVE_KEYWORDS' })
  put(account, 'shared_criterion', {
    sharedSet: never,
    keyword: { text: 'second hand', matchType: 'PHRASE' },
  })
  put(account, 'campaign_shared_set', { campaign: sales, sharedSet: never })
  const link = put(account, 'asset', {
    type: 'SITELINK',
    finalUrls: ['https://harbourcycles.example/prices'],
    sitelinkAsset: { linkText: 'Prices' },
  })
  const callout = put(account, 'asset', { type: 'CALLOUT', calloutAsset: { calloutText: 'Ready in a day' } })
  put(account, 'customer_asset', { asset: link, fieldType: 'SITELINK' })
  put(account, 'campaign_asset', { campaign: repairs, asset: callout, fieldType: 'CALLOUT' })
  put(account, 'ad_group_asset', { adGroup: service, asset: link, fieldType: 'SITELINK' })
  return account
}

/** A business with any number of campaigns and keywords, in another currency. */
function manyCampaigns(campaigns: number, keywords: number): AdsStandInAccount {
  const account = emptyAdsAccount({
    id: '3330003333',
    descriptiveName: 'Kauri Café',
    currencyCode: 'NZD',
    timeZone: 'Pacific/Auckland',
  })
  const groups = Array.from({ length: campaigns }, (_, number) => {
    const status = number % 3 === 0 ? 'PAUSED' : 'ENABLED'
    return putGroup(
      account,
      putCampaign(account, { name: `Menu ${number}`, budget: '5000000', status }),
      `Dish ${number}`,
    )
  })
  for (let number = 0; number < keywords; number++)
    putKeyword(account, groups[number % groups.length] ?? '', `dish ${number}`, number % 4)
  return account
}

/** An account with nothing in it. */
const bare = (facts: Omit<AdsFacts, 'timeZone'>, rest: Parameters<typeof emptyAdsAccount>[1] = {}) =>
  emptyAdsAccount({ timeZone: 'Australia/Sydney', ...facts }, rest)

/** The manager account, and its accounts by what is special about each. */
export const ADS_IDS = {
  cycles: '2220002222',
  cafe: '3330003333',
  manager: '9990009999',
  test: '4440004444',
  suspended: '5550005555',
  cancelled: '6660006666',
  yen: '7770007777',
  forbidden: '8880008888',
} as const

/**
 * Two businesses, and a manager with an account for everything that can be special about one. `campaigns`, `keywords`: how many the second business has.
 */
export function adsBusinesses(campaigns = 3, keywords = 5): AdsStandInAccount[] {
  const below = { isOnlyBelow: true }
  const { manager, test, suspended, cancelled, yen, forbidden } = ADS_IDS
  return [
    harbourCycles(),
    manyCampaigns(campaigns, keywords),
    bare(
      { id: manager, descriptiveName: 'Tide Web Agency', currencyCode: 'AUD', manager: true },
      { children: [test, suspended, cancelled, yen] },
    ),
    bare({ id: test, descriptiveName: 'Test shop', currencyCode: 'AUD', testAccount: true }, below),
    bare(
      { id: suspended, descriptiveName: 'Suspended shop', currencyCode: 'AUD', status: 'SUSPENDED' },
      below,
    ),
    bare({ id: cancelled, descriptiveName: 'Closed bakery', currencyCode: 'AUD', status: 'CANCELED' }, below),
    emptyAdsAccount(
      { id: yen, descriptiveName: 'Tokyo branch', currencyCode: 'JPY', timeZone: 'Asia/Tokyo' },
      below,
    ),
    bare({ id: forbidden, descriptiveName: 'Somebody else', currencyCode: 'AUD' }, { isForbidden: true }),
  ]
}
