import type { AdsChange, AdsChangeKind } from '#core/ads/changes.ts'
import { excludedFrom } from './apply-exclusions.ts'
import { addAssets, newNegatives, type SampleChanged, saveList } from './apply-lists.ts'
import { createCampaign, newAdGroup, newKeyword } from './create-campaign.ts'
import { type AdsSampleState, type SampleAdGroup, type SampleCampaign, started, stopped } from './state.ts'

type Rules = {
  [Kind in AdsChangeKind]: (
    change: Extract<AdsChange, { kind: Kind }>,
    state: AdsSampleState,
    today: string,
  ) => SampleChanged
}

const changed = (state: AdsSampleState, ids: readonly string[] = []): SampleChanged => ({ state, ids })

/** The items with those of some ids changed. */
const withEach = <Item extends { id: string }>(
  items: readonly Item[],
  ids: readonly string[],
  change: (item: Item) => Item,
): Item[] => items.map((item) => (ids.includes(item.id) ? change(item) : item))

/** Runs from today on, or stops. */
function inState<Item extends SampleCampaign | SampleAdGroup>(
  item: Item,
  state: Item['state'],
  today: string,
): Item {
  return {
    ...item,
    state,
    runs: state === 'enabled' ? started(item.runs, today) : stopped(item.runs, today),
  }
}

const RULES: Rules = {
  create_campaign: ({ campaign }, state, today) => {
    const made = createCampaign(state, campaign, today)
    return changed(made.state, made.ids)
  },
  set_campaign_state: (change, state, today) =>
    changed({
      ...state,
      campaigns: withEach(state.campaigns, change.ids, (one) => inState(one, change.state, today)),
    }),
  remove_campaign: ({ id }, state, today) =>
    changed({
      ...state,
      campaigns: withEach(state.campaigns, [id], (one) => inState(one, 'removed', today)),
      adGroups: withEach(
        state.adGroups,
        state.adGroups.filter(({ campaignId }) => campaignId === id).map((one) => one.id),
        (one) => inState(one, 'removed', today),
      ),
    }),
  set_budget: ({ campaignId, amount }, state, today) => {
    const budgetId = state.campaigns.find(({ id }) => id === campaignId)?.budgetId
    const sharing = state.campaigns.filter((one) => one.budgetId === budgetId).map(({ id }) => id)
    return changed({
      ...state,
      campaigns: withEach(state.campaigns, sharing, (one) => withBudget(one, amount, today)),
    })
  },
  create_ad_group: ({ campaignId, name, maxCpc }, state, today) => {
    const id = `${state.nextId}`
    const made = newAdGroup({ id, campaignId, name, maxCpc }, today)
    return changed({ ...state, nextId: state.nextId + 1, adGroups: [...state.adGroups, made] }, [id])
  },
  set_ad_group_state: (change, state, today) =>
    changed({
      ...state,
      adGroups: withEach(state.adGroups, change.ids, (one) => inState(one, change.state, today)),
    }),
  remove_ad_group: ({ id }, state, today) =>
    changed({
      ...state,
      adGroups: withEach(state.adGroups, [id], (one) => inState(one, 'removed', today)),
    }),
  set_bids: ({ kind: _kind, adGroupId, ...bids }, state) =>
    changed({ ...state, adGroups: withEach(state.adGroups, [adGroupId], (one) => ({ ...one, ...bids })) }),
  set_demographics: ({ adGroupId, excluded }, state, today) => {
    const wanted = Object.entries(excluded).flatMap(([kind, values]) =>
      values.map((value) => ({ kind, value })),
    )
    return changed({
      ...state,
      adGroups: withEach(state.adGroups, [adGroupId], (one) => ({
        ...one,
        excluded: excludedFrom(one.excluded, wanted, today),
      })),
    })
  },
  add_keywords: ({ adGroupId, keywords }, state, today) => {
    const made = keywords.map((keyword, index) =>
      newKeyword(`${adGroupId}~${state.nextId + index}`, { ...keyword, adGroupId }, today),
    )
    return changed(
      { ...state, nextId: state.nextId + made.length, keywords: [...state.keywords, ...made] },
      made.map(({ id }) => id),
    )
  },
  remove_keyword: ({ id }, state, today) =>
    changed({
      ...state,
      keywords: withEach(state.keywords, [id], (one) => ({
        ...one,
        state: 'removed',
        run: { ...one.run, to: today },
      })),
    }),
  add_negative_keywords: ({ level, levelId, keywords }, state, today) => {
    const made = newNegatives(keywords, { level, addedToId: levelId, from: today }, state.nextId)
    return changed(
      { ...state, nextId: state.nextId + made.length, negatives: [...state.negatives, ...made] },
      made.map(({ id }) => id),
    )
  },
  remove_negative_keyword: ({ id }, state) =>
    changed({ ...state, negatives: state.negatives.filter((one) => one.id !== id) }),
  save_negative_list: saveList,
  add_assets: addAssets,
  remove_asset: ({ id, level }, state, today) =>
    changed({
      ...state,
      assetLinks: state.assetLinks.map((link) =>
        link.id === id && link.level === level
          ? { ...link, state: 'removed', run: { ...link.run, to: today } }
          : link,
      ),
    }),
  create_strategy: ({ kind: _kind, campaignIds, sharedBudget, ...given }, state, today) => {
    const id = `${state.nextId}`
    const budgetId = `${state.nextId + 1}`
    const strategy = {
      ...given,
      id,
      state: 'enabled' as const,
      sharedBudget: sharedBudget === null ? null : { id: budgetId, amount: sharedBudget },
    }
    const using = (one: SampleCampaign): SampleCampaign => {
      const bidding = { ...one, strategyId: id, bidStrategyType: given.type }
      return sharedBudget === null
        ? bidding
        : { ...withBudget(bidding, sharedBudget, today), budgetId, isSharedBudget: true }
    }
    return changed(
      {
        ...state,
        nextId: state.nextId + 2,
        strategies: [...state.strategies, strategy],
        campaigns: withEach(state.campaigns, campaignIds, using),
      },
      [id],
    )
  },
  remove_strategy: ({ id }, state) =>
    changed({
      ...state,
      strategies: withEach(state.strategies, [id], (one) => ({ ...one, state: 'removed' })),
    }),
}

const withBudget = (campaign: SampleCampaign, amount: string, today: string): SampleCampaign => ({
  ...campaign,
  budgets: [
    ...campaign.budgets.filter(({ from }, index) => index === 0 || from < today),
    { from: today, amount },
  ],
})

/** Typed by its own kind: the rule and the change are of the same one. */
const applied = <Kind extends AdsChangeKind>(
  kind: Kind,
  change: Extract<AdsChange, { kind: Kind }>,
  state: AdsSampleState,
  today: string,
): SampleChanged => RULES[kind](change, state, today)

/** Makes a change, checked before, in the sample account; figures follow it from today on. */
export const applyToSample = (state: AdsSampleState, change: AdsChange, today: string): SampleChanged =>
  applied(change.kind, change, state, today)
