import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import {
  type AdsResource,
  type AdsStandInAccount,
  textIn,
  thingNamed,
  thingsOf,
  valueAt,
} from './adwords-account.ts'
import { adsLength } from './adwords-length.ts'
import { type AdsFault, adsFault } from './adwords-refusals.ts'

/** What Google looks at before it makes or changes something. Paths are below `create` or `update`. */
interface AdsRuleContext {
  account: AdsStandInAccount
  /** Today in the account. */
  today: string
  isNew: boolean
}
type Rule = (thing: AdsResource, context: AdsRuleContext) => AdsFault[]

const MOST_NAME = 255
const when = (isWrong: boolean, kind: string, name: string, path: string): AdsFault[] =>
  isWrong ? [adsFault(kind, name, path)] : []

const isThere = (one: AdsResource) => one['status'] !== 'REMOVED'
/** Whether something else of a kind that is not removed has the same name; upper and lower case are the same. */
const isTaken = (
  { account }: AdsRuleContext,
  kind: string,
  thing: AdsResource,
  isAlike: (other: AdsResource) => boolean = () => true,
): boolean =>
  [...thingsOf(account, kind).values()].some(
    (other) =>
      other.resourceName !== thing.resourceName &&
      isThere(other) &&
      textIn(other, 'name').toLowerCase() === textIn(thing, 'name').toLowerCase() &&
      isAlike(other),
  )

const nameFaults = (thing: AdsResource): AdsFault[] => {
  const name = textIn(thing, 'name')
  return [
    ...when(name === '', 'fieldError', 'REQUIRED', 'name'),
    ...when(name.length > MOST_NAME, 'stringLengthError', 'TOO_LONG', 'name'),
  ]
}

const lengthFaults = (text: string, { least, most, path }: { least: number; most: number; path: string }) => [
  ...when(text.length < least, 'stringLengthError', 'TOO_SHORT', path),
  ...when(adsLength(text) > most, 'stringLengthError', 'TOO_LONG', path),
]

/** Keywords and negative keywords. */
function keywordFaults(thing: AdsResource): AdsFault[] {
  if (valueAt(thing, 'keyword') === undefined) return []
  const text = textIn(thing, 'keyword.text')
  const path = 'keyword.text'
  return [
    ...when(text.trim() === '', 'criterionError', 'INVALID_KEYWORD_TEXT', path),
    ...when(adsLength(text) > 80, 'criterionError', 'KEYWORD_TEXT_TOO_LONG', path),
    ...when(text.trim().split(/\s+/u).length > 10, 'criterionError', 'KEYWORD_HAS_TOO_MANY_WORDS', path),
    ...when(/[!@%,*=^;~`<>(){}|\\]/u.test(text), 'criterionError', 'KEYWORD_HAS_INVALID_CHARS', path),
  ]
}

const isUrl = (url: unknown) => typeof url === 'string' && /^https?:\/\/[^\s/]+\.[^\s]+$/u.test(url)

function urlFaults(thing: AdsResource, path: string): AdsFault[] {
  const urls = valueAt(thing, path)
  const field = path.replaceAll(/[A-Z]/gu, (one) => `_${one.toLowerCase()}`)
  if (!Array.isArray(urls) || urls.length === 0) return [adsFault('fieldError', 'REQUIRED', field)]
  return urls.flatMap((url: unknown, index) =>
    when(!isUrl(url), 'urlFieldError', 'MALFORMED_URL', `${field}[${index}]`),
  )
}

/** The smallest part of a currency that Google bills in, in micros. */
const unitOf = (currency: string): bigint => (['JPY', 'KRW'].includes(currency) ? 1_000_000n : 10_000n)

const budget: Rule = (thing, context) => {
  const amount = BigInt(textIn(thing, 'amountMicros') || '0')
  const unit = unitOf(context.account.facts.currencyCode)
  const shared = (other: AdsResource) =>
    thing['explicitlyShared'] === true && other['explicitlyShared'] === true
  return [
    ...when(amount <= 0n, 'campaignBudgetError', 'BUDGET_BELOW_PER_DAY_MINIMUM', 'amount_micros'),
    ...when(
      amount % unit !== 0n,
      'campaignBudgetError',
      'NON_MULTIPLE_OF_MINIMUM_CURRENCY_UNIT',
      'amount_micros',
    ),
    ...when(
      isTaken(context, 'campaign_budget', thing, shared),
      'campaignBudgetError',
      'DUPLICATE_NAME',
      'name',
    ),
  ]
}

/** A moment as Google writes it; it may be absent. */
const isMoment = (text: string, time: string) =>
  text === '' || (/^\d{4}-\d{2}-\d{2} /u.test(text) && text.endsWith(time))

const campaign: Rule = (thing, context) => {
  const start = textIn(thing, 'startDateTime')
  const end = textIn(thing, 'endDateTime')
  const { isNew, today, account } = context
  const sharesBudget = thingNamed(account, textIn(thing, 'campaignBudget'))?.['explicitlyShared'] === true
  const isSmart = thing['advertisingChannelType'] === 'SMART'
  return [
    ...nameFaults(thing),
    ...when(isTaken(context, 'campaign', thing), 'campaignError', 'DUPLICATE_CAMPAIGN_NAME', 'name'),
    ...when(isNew && isSmart, 'smartCampaignError', 'CREATION_FAILED', 'advertising_channel_type'),
    ...when(isSmart && sharesBudget, 'campaignError', 'CAMPAIGN_CANNOT_USE_SHARED_BUDGET', 'campaign_budget'),
    ...when(!thing['campaignBudget'], 'fieldError', 'REQUIRED', 'campaign_budget'),
    ...when(
      isNew && !thing['containsEuPoliticalAdvertising'],
      'mutateError',
      'EU_POLITICAL_ADVERTISING_DECLARATION_REQUIRED',
      'contains_eu_political_advertising',
    ),
    ...when(
      isNew && textIn(thing, 'biddingStrategyType') === 'UNSPECIFIED',
      'fieldError',
      'REQUIRED',
      'campaign_bidding_strategy',
    ),
    ...when(
      !isMoment(start, ' 00:00:00'),
      'dateError',
      'INVALID_STRING_DATE_TIME_SECONDS',
      'start_date_time',
    ),
    ...when(!isMoment(end, ' 23:59:59'), 'dateError', 'INVALID_STRING_DATE_TIME_SECONDS', 'end_date_time'),
    ...when(
      isNew && start !== '' && start.slice(0, 10) < today,
      'dateError',
      'EARLIER_THAN_MINIMUM_DATE',
      'start_date_time',
    ),
    ...when(end !== '' && end < start, 'dateRangeError', 'START_DATE_AFTER_END_DATE', 'end_date_time'),
  ]
}

const adGroup: Rule = (thing, context) => {
  const owner = thingNamed(context.account, textIn(thing, 'campaign'))
  const isOther = owner !== undefined && owner['advertisingChannelType'] !== 'SEARCH'
  const same = (other: AdsResource) => other['campaign'] === thing['campaign']
  const cannotHave = (field: string, path: string) =>
    when(
      thing[field] !== undefined && thing[field] !== '0',
      'adGroupError',
      'BID_TYPE_AND_BIDDING_STRATEGY_MISMATCH',
      path,
    )
  return [
    ...nameFaults(thing),
    ...when(isTaken(context, 'ad_group', thing, same), 'adGroupError', 'DUPLICATE_ADGROUP_NAME', 'name'),
    ...when(context.isNew && isOther, 'adGroupError', 'CANNOT_ADD_AD_GROUP_FOR_CAMPAIGN_TYPE', 'campaign'),
    // A Search campaign pays for clicks.
    ...cannotHave('cpvBidMicros', 'cpv_bid_micros'),
    ...cannotHave('targetCpmMicros', 'target_cpm_micros'),
  ]
}

const criterion: Rule = (thing, { account, isNew }) => {
  const now = thingNamed(account, thing.resourceName)
  const isOpposite =
    isNew && now !== undefined && isThere(now) && (now['negative'] ?? false) !== (thing['negative'] ?? false)
  return [
    ...keywordFaults(thing),
    ...when(isOpposite, 'adGroupCriterionError', 'CANNOT_TARGET_AND_EXCLUDE', 'negative'),
  ]
}

const ad: Rule = (thing) => {
  const path = 'ad.responsive_search_ad'
  const [headlines, descriptions] = ['headlines', 'descriptions'].map((name) => {
    const texts = valueAt(thing, `ad.responsiveSearchAd.${name}`)
    return Array.isArray(texts) ? texts.map((one: unknown) => textIn(one, 'text')) : []
  })
  const faultsOf = (
    texts: readonly string[] = [],
    { name, least, atMost, most }: { name: string; least: number; atMost: number; most: number },
  ) => [
    ...when(texts.length < least, 'collectionSizeError', 'TOO_FEW', `${path}.${name}`),
    ...when(texts.length > atMost, 'collectionSizeError', 'TOO_MANY', `${path}.${name}`),
    ...when(new Set(texts).size < texts.length, 'assetError', 'DUPLICATE_ASSET', `${path}.${name}`),
    ...texts.flatMap((text, index) =>
      lengthFaults(text, { least: 1, most, path: `${path}.${name}[${index}].text` }),
    ),
  ]
  return [
    ...urlFaults(thing, 'ad.finalUrls'),
    ...faultsOf(headlines, { name: 'headlines', least: 3, atMost: 15, most: 30 }),
    ...faultsOf(descriptions, { name: 'descriptions', least: 2, atMost: 4, most: 90 }),
  ]
}

const asset: Rule = (thing) => {
  const [one, two] = [
    textIn(thing, 'sitelinkAsset.description1'),
    textIn(thing, 'sitelinkAsset.description2'),
  ]
  const isSitelink = valueAt(thing, 'sitelinkAsset') !== undefined
  const isCallout = valueAt(thing, 'calloutAsset') !== undefined
  const isCall = valueAt(thing, 'callAsset') !== undefined
  const country = textIn(thing, 'callAsset.countryCode')
  // The number as it is dialled in its country.
  const dialled = parsePhoneNumberFromString(textIn(thing, 'callAsset.phoneNumber'), {
    defaultCountry: isCountry(country) ? country : 'AU',
  })
  const isPhone =
    isCountry(country) && dialled?.isPossible() === true && dialled.countryCallingCode === CALLING[country]
  const lines = (['description1', 'description2'] as const).flatMap((name, index) =>
    lengthFaults([one, two][index] ?? '', {
      least: one !== '' || two !== '' ? 1 : 0,
      most: 35,
      path: `sitelink_asset.${name}`,
    }),
  )
  return [
    ...(isSitelink
      ? [
          ...lengthFaults(textIn(thing, 'sitelinkAsset.linkText'), {
            least: 1,
            most: 25,
            path: 'sitelink_asset.link_text',
          }),
          ...lines,
          ...urlFaults(thing, 'finalUrls'),
        ]
      : []),
    ...(isCallout
      ? lengthFaults(textIn(thing, 'calloutAsset.calloutText'), {
          least: 1,
          most: 25,
          path: 'callout_asset.callout_text',
        })
      : []),
    ...when(isCall && !isPhone, 'assetError', 'CALL_INVALID_PHONE_NUMBER', 'call_asset.phone_number'),
  ]
}

const CALLING = { AU: '61', NZ: '64', GB: '44', US: '1' } as const
const isCountry = (text: string): text is keyof typeof CALLING => text in CALLING

const sharedSet: Rule = (thing, context) => [
  ...nameFaults(thing),
  ...when(isTaken(context, 'shared_set', thing), 'sharedSetError', 'DUPLICATE_NAME', 'name'),
]
const strategy: Rule = (thing, context) => [
  ...nameFaults(thing),
  ...when(isTaken(context, 'bidding_strategy', thing), 'biddingStrategyError', 'DUPLICATE_NAME', 'name'),
]

/** Rules by kind. */
export const ADS_RULES: Readonly<Record<string, Rule>> = {
  campaign_budget: budget,
  campaign,
  ad_group: adGroup,
  ad_group_criterion: criterion,
  campaign_criterion: keywordFaults,
  shared_criterion: keywordFaults,
  ad_group_ad: ad,
  asset,
  shared_set: sharedSet,
  bidding_strategy: strategy,
}
