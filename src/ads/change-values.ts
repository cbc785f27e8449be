import type { AdsValues } from '#core/ads/activity.ts'
import type { AdsChange } from '#core/ads/changes.ts'
import type { DemographicRow } from '#core/ads/rows.ts'
import { DEMOGRAPHICS } from '#core/ads/states.ts'
import type { KnownAdsAccount } from './known-account.ts'
import { listFingerprint } from './list-fingerprint.ts'

/** An account with who sees its ad groups, which only a change of that needs. */
export interface ChangedAccount extends KnownAdsAccount {
  demographics: readonly DemographicRow[] | null
}

/** The state of each item by its id; `null`: it is not there, or its list was not read. */
function statesOf(rows: readonly { id: string; state: string }[] | null, ids: readonly string[]): AdsValues {
  return Object.fromEntries(ids.map((id) => [id, rows?.find((row) => row.id === id)?.state ?? null]))
}

const joined = (values: readonly string[]): string => values.toSorted().join(', ')

/** The excluded values by kind, each kind there is. */
const exclusions = (valuesOf: (kind: string) => readonly string[]): AdsValues =>
  Object.fromEntries(Object.keys(DEMOGRAPHICS).map((kind) => [kind, joined(valuesOf(kind))]))

/** The values that a change replaces, as they are now; empty where it only adds something. A removal replaces a state. */
export function valuesBefore(change: AdsChange, account: ChangedAccount): AdsValues {
  const { campaigns, adGroups, keywords, assets, strategies, negativeKeywords, negativeLists } = account
  switch (change.kind) {
    case 'set_campaign_state':
      return statesOf(campaigns, change.ids)
    case 'remove_campaign':
      return statesOf(campaigns, [change.id])
    case 'set_ad_group_state':
      return statesOf(adGroups, change.ids)
    case 'remove_ad_group':
      return statesOf(adGroups, [change.id])
    case 'remove_keyword':
      return statesOf(keywords, [change.id])
    case 'remove_strategy':
      return statesOf(strategies, [change.id])
    case 'remove_asset':
      return statesOf(assets?.filter(({ level }) => level === change.level) ?? null, [change.id])
    case 'remove_negative_keyword':
      return { negativeKeyword: negativeKeywords?.find(({ id }) => id === change.id)?.text ?? null }
    case 'set_budget':
      return { amount: campaigns?.find(({ id }) => id === change.campaignId)?.budget?.amount ?? null }
    case 'set_bids': {
      const row = adGroups?.find(({ id }) => id === change.adGroupId)
      return {
        maxCpc: row?.maxCpc ?? null,
        maxCpv: row?.maxCpv ?? null,
        targetCpa: row?.targetCpa ?? null,
        targetCpm: row?.targetCpm ?? null,
      }
    }
    case 'set_demographics': {
      const own = (account.demographics ?? []).filter((row) => row.adGroupId === change.adGroupId)
      return exclusions((kind) =>
        own.filter((row) => row.kind === kind && row.isExcluded).map(({ value }) => value),
      )
    }
    case 'save_negative_list': {
      const list = negativeLists?.find(({ id }) => id === change.listId)
      if (!list) return {}
      const own = (negativeKeywords ?? []).filter((row) => row.level === 'list' && row.addedToId === list.id)
      return {
        name: list.name,
        keywords: `${list.keywords}`,
        fingerprint: listFingerprint(own),
        campaigns: joined(list.campaignIds),
      }
    }
    case 'create_campaign':
    case 'create_ad_group':
    case 'add_keywords':
    case 'add_negative_keywords':
    case 'add_assets':
    case 'create_strategy':
      return {}
  }
}

const same = (ids: readonly string[], value: string | null): AdsValues =>
  Object.fromEntries(ids.map((id) => [id, value]))

/** The values that a change sets, by the same names as {@link valuesBefore}; of what is created, what the owner decided. */
export function valuesAfter(change: AdsChange): AdsValues {
  switch (change.kind) {
    case 'set_campaign_state':
    case 'set_ad_group_state':
      return same(change.ids, change.state)
    case 'remove_campaign':
    case 'remove_ad_group':
    case 'remove_keyword':
    case 'remove_strategy':
    case 'remove_asset':
      return same([change.id], 'removed')
    case 'remove_negative_keyword':
      return { negativeKeyword: null }
    case 'set_budget':
      return { amount: change.amount }
    case 'set_bids': {
      const { maxCpc, maxCpv, targetCpa, targetCpm } = change
      return { maxCpc, maxCpv, targetCpa, targetCpm }
    }
    case 'set_demographics':
      return exclusions((kind) => change.excluded[kind] ?? [])
    case 'save_negative_list':
      return {
        name: change.name,
        keywords: `${change.keywords.length}`,
        fingerprint: listFingerprint(change.keywords),
        campaigns: joined(change.campaignIds),
      }
    case 'create_campaign':
      return { name: change.campaign.name, dailyBudget: change.campaign.dailyBudget }
    case 'create_ad_group':
      return { name: change.name, maxCpc: change.maxCpc }
    case 'add_keywords':
    case 'add_negative_keywords':
      return { keywords: `${change.keywords.length}` }
    case 'add_assets':
      return {
        assets: `${change.sitelinks.length + change.callouts.length + change.existing.length}`,
      }
    case 'create_strategy':
      return { name: change.name, sharedBudget: change.sharedBudget }
  }
}

/** Whether two sets of values are the same. */
export const isSameValues = (one: AdsValues, other: AdsValues): boolean =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? null) === (other[name] ?? null))

/** What of an account each change replaces a value of; those that only add something replace none. */
const REPLACED: Partial<Record<AdsChange['kind'], keyof ChangedAccount>> = {
  set_campaign_state: 'campaigns',
  remove_campaign: 'campaigns',
  set_budget: 'campaigns',
  set_ad_group_state: 'adGroups',
  remove_ad_group: 'adGroups',
  set_bids: 'adGroups',
  set_demographics: 'demographics',
  remove_keyword: 'keywords',
  remove_strategy: 'strategies',
  remove_asset: 'assets',
  remove_negative_keyword: 'negativeKeywords',
  save_negative_list: 'negativeLists',
}

/** The values that a form showed of what its change replaces, from the account as it was shown; `undefined`: it replaces nothing, or that was not shown. */
export function seenValues(change: AdsChange, shown: ChangedAccount): AdsValues | undefined {
  const replaced = REPLACED[change.kind]
  return replaced === undefined || shown[replaced] === null ? undefined : valuesBefore(change, shown)
}
