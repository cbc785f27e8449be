import type { CampaignToCreate } from '#core/ads/changes.ts'
import type { AdsCustomer } from './ask.ts'
import { callAsset } from './call-asset.ts'
import { type AdsOperation, createOf, temporaryNames } from './operation.ts'

const MICRO_DEGREES = 1_000_000

/** The operations that make a campaign of the wizard: paused, with its budget, places, languages, ad groups, keywords, ads and phone number. All are made, or none. */
export function campaignOperations(customer: AdsCustomer, campaign: CampaignToCreate): AdsOperation[] {
  const nameFor = temporaryNames(customer.id)
  const budget = nameFor('campaignBudgets')
  const made = nameFor('campaigns')
  return [
    budgetOperation(campaign, budget),
    campaignOperation(campaign, made, budget),
    ...campaign.locations.map((place, index) => locationOperation(place, made, index)),
    ...campaign.languages.map(({ id }, index) => languageOperation(id, made, index)),
    ...adGroupOperations(campaign, made, nameFor),
    ...phoneOperations(campaign, made, { customer, nameFor }),
  ]
}

const budgetOperation = ({ dailyBudget }: CampaignToCreate, resourceName: string): AdsOperation => ({
  json: createOf('campaignBudgetOperation', {
    resourceName,
    amountMicros: dailyBudget,
    deliveryMethod: 'STANDARD',
    // The budget then has the campaign's name.
    explicitlyShared: false,
  }),
  field: 'campaign.dailyBudget',
})

const campaignOperation = (
  { name, startDate, endDate, targetCpa }: CampaignToCreate,
  resourceName: string,
  campaignBudget: string,
): AdsOperation => ({
  json: createOf('campaignOperation', {
    resourceName,
    name,
    status: 'PAUSED',
    advertisingChannelType: 'SEARCH',
    campaignBudget,
    startDateTime: `${startDate} 00:00:00`,
    ...(endDate === null ? {} : { endDateTime: `${endDate} 23:59:59` }),
    networkSettings: {
      targetGoogleSearch: true,
      targetSearchNetwork: false,
      targetContentNetwork: false,
      targetPartnerSearchNetwork: false,
    },
    // People in the places, not those who are interested in them.
    geoTargetTypeSetting: { positiveGeoTargetType: 'PRESENCE' },
    containsEuPoliticalAdvertising: 'DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING',
    ...(targetCpa === null ? { targetSpend: {} } : { maximizeConversions: { targetCpaMicros: targetCpa } }),
  }),
  field: 'campaign.name',
  paths: {
    'create.start_date_time': 'campaign.startDate',
    'create.end_date_time': 'campaign.endDate',
    'create.campaign_budget': 'campaign.dailyBudget',
    'create.maximize_conversions': 'campaign.targetCpa',
    'create.target_spend': 'campaign.targetCpa',
  },
  isMain: true,
})

function locationOperation(
  place: CampaignToCreate['locations'][number],
  campaign: string,
  index: number,
): AdsOperation {
  const criterion =
    place.kind === 'radius'
      ? {
          proximity: {
            geoPoint: {
              latitudeInMicroDegrees: Math.round(place.latitude * MICRO_DEGREES),
              longitudeInMicroDegrees: Math.round(place.longitude * MICRO_DEGREES),
            },
            radius: place.kilometres,
            radiusUnits: 'KILOMETERS',
          },
        }
      : { location: { geoTargetConstant: `geoTargetConstants/${place.id}` } }
  return {
    json: createOf('campaignCriterionOperation', { campaign, ...criterion }),
    field: `campaign.locations.${index}`,
  }
}

const languageOperation = (id: string, campaign: string, index: number): AdsOperation => ({
  json: createOf('campaignCriterionOperation', {
    campaign,
    language: { languageConstant: `languageConstants/${id}` },
  }),
  field: `campaign.languages.${index}`,
})

/** One ad group for each category. Operations of a kind stand together: Google is faster so. */
function adGroupOperations(
  campaign: CampaignToCreate,
  made: string,
  nameFor: (collection: string) => string,
): AdsOperation[] {
  const groups = campaign.categories.map((category, index) => ({
    category,
    field: `campaign.categories.${index}`,
    resourceName: nameFor('adGroups'),
  }))
  return [
    ...groups.map(({ category, field, resourceName }) => ({
      json: createOf('adGroupOperation', {
        resourceName,
        name: category.name,
        campaign: made,
        type: 'SEARCH_STANDARD',
        status: 'ENABLED',
      }),
      field,
    })),
    ...groups.flatMap(({ category, field, resourceName }) =>
      category.keywords.map((text) => ({
        json: createOf('adGroupCriterionOperation', {
          adGroup: resourceName,
          status: 'ENABLED',
          keyword: { text, matchType: 'PHRASE' },
        }),
        field,
      })),
    ),
    ...groups.map(({ resourceName }) => adOperation(campaign, resourceName)),
  ]
}

function adOperation(
  { landingUrl, headlines, descriptions }: CampaignToCreate,
  adGroup: string,
): AdsOperation {
  const asset = 'create.ad.responsive_search_ad'
  const pathsOf = (kind: string, texts: readonly string[]) =>
    texts.map((_, index) => [`${asset}.${kind}[${index}]`, `campaign.${kind}.${index}`] as const)
  return {
    json: createOf('adGroupAdOperation', {
      adGroup,
      status: 'ENABLED',
      ad: {
        finalUrls: [landingUrl],
        responsiveSearchAd: {
          headlines: headlines.map((text) => ({ text })),
          descriptions: descriptions.map((text) => ({ text })),
        },
      },
    }),
    field: 'campaign.headlines',
    paths: Object.fromEntries([
      ['create.ad.final_urls', 'campaign.landingUrl'],
      [`${asset}.descriptions`, 'campaign.descriptions'],
      ...pathsOf('headlines', headlines),
      ...pathsOf('descriptions', descriptions),
    ]),
  }
}

function phoneOperations(
  { phone, phoneCountry }: CampaignToCreate,
  campaign: string,
  { customer, nameFor }: { customer: AdsCustomer; nameFor: (collection: string) => string },
): AdsOperation[] {
  if (phone === null) return []
  const asset = nameFor('assets')
  const field = 'campaign.phone'
  return [
    {
      json: createOf('assetOperation', {
        resourceName: asset,
        callAsset: callAsset({ phone, country: phoneCountry, timeZone: customer.timeZone }),
      }),
      field,
    },
    { json: createOf('campaignAssetOperation', { campaign, asset, fieldType: 'CALL' }), field },
  ]
}
