import type { CampaignToCreate } from '#core/ads/changes.ts'
import { usualRate } from './rates.ts'
import type { AdsSampleState, SampleAdGroup, SampleCampaign, SampleKeyword } from './state.ts'

/** Makes a campaign with an ad group and keywords for each category, paused as at Google. The campaign's id is the first. */
export function createCampaign(
  state: AdsSampleState,
  campaign: CampaignToCreate,
  today: string,
): { state: AdsSampleState; ids: string[] } {
  let next = state.nextId
  const newId = (): string => `${next++}`
  const id = newId()
  const made: SampleCampaign = {
    id,
    name: campaign.name,
    type: 'search',
    state: 'paused',
    startDate: campaign.startDate,
    endDate: campaign.endDate,
    bidStrategyType: campaign.targetCpa === null ? 'maximise_clicks' : 'maximise_conversions',
    strategyId: null,
    budgetId: newId(),
    isSharedBudget: false,
    budgets: [{ from: today, amount: campaign.dailyBudget }],
    runs: [],
    rate: usualRate(campaign.dailyBudget),
    landingUrl: campaign.landingUrl,
  }
  const groups = campaign.categories.map(({ name, keywords }) => ({
    keywords,
    adGroup: newAdGroup({ id: newId(), campaignId: id, name, maxCpc: null }, today),
  }))
  const keywords = groups.flatMap(({ adGroup, keywords }) =>
    keywords.map((text) =>
      newKeyword(`${adGroup.id}~${newId()}`, { text, matchType: 'phrase', adGroupId: adGroup.id }, today),
    ),
  )
  return {
    ids: [id, ...groups.map(({ adGroup }) => adGroup.id)],
    state: {
      ...state,
      campaigns: [...state.campaigns, made],
      adGroups: [...state.adGroups, ...groups.map(({ adGroup }) => adGroup)],
      keywords: [...state.keywords, ...keywords],
      nextId: next,
    },
  }
}

/** A keyword that runs from today on. */
export const newKeyword = (
  id: string,
  keyword: Pick<SampleKeyword, 'text' | 'matchType' | 'adGroupId'>,
  today: string,
): SampleKeyword => ({
  ...keyword,
  id,
  state: 'enabled',
  run: { from: today, to: null },
  weight: 20,
  relevance: null,
  searches: null,
  competition: null,
})

/** A standard ad group that runs from today on, and has no keywords. */
export const newAdGroup = (
  given: Pick<SampleAdGroup, 'id' | 'campaignId' | 'name' | 'maxCpc'>,
  today: string,
): SampleAdGroup => ({
  ...given,
  type: 'standard',
  state: 'enabled',
  maxCpv: null,
  targetCpa: null,
  targetCpm: null,
  runs: [{ from: today, to: null }],
  excluded: [],
  terms: [],
})
