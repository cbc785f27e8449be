import type { AdGroupRow, AdsMetrics, CampaignRow, KeywordRow, StrategyRow } from '#core/ads/rows.ts'
import type { CampaignState } from '#core/ads/states.ts'
import { budgetOn } from './rates.ts'
import type { AdsSampleState, SampleAdGroup, SampleCampaign, SampleKeyword } from './state.ts'

/** The state of a campaign on a day: one that is enabled has not begun, runs or has ended. */
export function stateOfCampaign({ state, startDate, endDate }: SampleCampaign, today: string): CampaignState {
  if (state !== 'enabled') return state
  if (startDate > today) return 'pending'
  return endDate !== null && endDate < today ? 'ended' : 'enabled'
}

/** A campaign's row, with its state and its budget on a day. */
export function rowOfCampaign(
  campaign: SampleCampaign,
  { state, today, metrics }: { state: AdsSampleState; today: string; metrics: AdsMetrics },
): CampaignRow {
  const { id, name, type, budgetId, bidStrategyType, strategyId, startDate, endDate } = campaign
  const amount = budgetOn(campaign, today)
  return {
    id,
    name,
    type,
    state: stateOfCampaign(campaign, today),
    budget: { id: budgetId, amount, isShared: campaign.isSharedBudget },
    bidStrategyType,
    strategyId,
    startDate,
    endDate,
    adGroups: state.adGroups.filter((one) => one.campaignId === id && one.state !== 'removed').length,
    metrics,
  }
}

const nameIn = (items: readonly { id: string; name: string }[], id: string | undefined): string =>
  items.find((item) => item.id === id)?.name ?? ''

/** An ad group's row, with the name of its campaign. */
export function rowOfAdGroup(
  { runs: _runs, excluded: _excluded, terms: _terms, ...adGroup }: SampleAdGroup,
  { campaigns }: AdsSampleState,
  metrics: AdsMetrics,
): AdGroupRow {
  return { ...adGroup, campaignName: nameIn(campaigns, adGroup.campaignId), metrics }
}

/** A keyword's row, with the names of where it is. */
export function rowOfKeyword(
  { run: _run, weight: _weight, searches, ...keyword }: SampleKeyword,
  { campaigns, adGroups }: AdsSampleState,
  metrics: AdsMetrics,
): KeywordRow {
  const adGroup = adGroups.find(({ id }) => id === keyword.adGroupId)
  return {
    ...keyword,
    campaignId: adGroup?.campaignId ?? '0',
    campaignName: nameIn(campaigns, adGroup?.campaignId),
    adGroupName: adGroup?.name ?? '',
    averageMonthlySearches: searches,
    metrics,
  }
}

/** A strategy's row, with the campaigns that use it. */
export function rowOfStrategy(
  strategy: AdsSampleState['strategies'][number],
  { campaigns }: AdsSampleState,
): StrategyRow {
  const using = campaigns.filter((one) => one.strategyId === strategy.id && one.state !== 'removed')
  return { ...strategy, campaigns: using.map(({ id, name }) => ({ id, name })) }
}
