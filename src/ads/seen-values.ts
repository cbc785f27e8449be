import type { AdsValues } from '#core/ads/activity.ts'
import type { AdsChange, AdsChangeKind } from '#core/ads/changes.ts'
import { microsOf } from '#core/ads/money.ts'
import { CAMPAIGN_STATES } from '#core/ads/states.ts'
import { type ChangedAccount, valuesBefore } from './change-values.ts'
import { moneyText } from './money-words.ts'
import { ADS_STATE_WORDS, DEMOGRAPHIC_WORDS } from './state-words.ts'

type Rows = Exclude<keyof ChangedAccount, 'currency' | 'today' | 'websiteHost' | 'country'>

/** The rows that have the values that a change replaces; `null`: it only adds something. */
const ROWS_OF: Readonly<Record<AdsChangeKind, Rows | null>> = {
  set_campaign_state: 'campaigns',
  remove_campaign: 'campaigns',
  set_budget: 'campaigns',
  set_ad_group_state: 'adGroups',
  remove_ad_group: 'adGroups',
  set_bids: 'adGroups',
  set_demographics: 'demographics',
  remove_keyword: 'keywords',
  remove_negative_keyword: 'negativeKeywords',
  save_negative_list: 'negativeLists',
  remove_asset: 'assets',
  remove_strategy: 'strategies',
  create_campaign: null,
  create_ad_group: null,
  add_keywords: null,
  add_negative_keywords: null,
  add_assets: null,
  create_strategy: null,
}

/** What a page showed of the values that a change replaces; absent where it showed none, or the change replaces none. */
export function seenValues(change: AdsChange, shown: ChangedAccount): AdsValues | undefined {
  const rows = ROWS_OF[change.kind]
  if (rows === null || shown[rows] === null) return undefined
  const values = valuesBefore(change, shown)
  return Object.keys(values).length === 0 ? undefined : values
}

/** Values as an answer has them; empty where they are none. */
export function readAdsValues(given: unknown): AdsValues {
  if (typeof given !== 'object' || given === null) return {}
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value === null || typeof value === 'string'),
  )
}

/** What became different since a page was opened, one sentence each. */
export function movedValues(seen: AdsValues, now: AdsValues, currency: string): string[] {
  return Object.keys(now).flatMap((name) => {
    const [was, is] = [seen[name] ?? null, now[name] ?? null]
    if (was === is) return []
    const words = (value: string | null) => valueWords(name, value, currency)
    return [`${labelOf(name)}: ${words(was)} before, ${words(is)} now.`]
  })
}

const LABELS: Readonly<Record<string, string>> = {
  amount: 'Budget a day',
  maxCpc: 'Default max CPC',
  maxCpv: 'Max CPV',
  targetCpa: 'Target CPA',
  targetCpm: 'Target CPM',
  name: 'Name',
  keywords: 'Keywords',
}
const AMOUNTS: readonly string[] = ['amount', 'maxCpc', 'maxCpv', 'targetCpa', 'targetCpm']

/** Names that are no value's are ids, of which the state is compared. */
function labelOf(name: string): string {
  const demographic = Object.entries(DEMOGRAPHIC_WORDS).find(([kind]) => kind === name)
  return LABELS[name] ?? demographic?.[1].title ?? (name === 'campaigns' ? 'Campaigns' : 'Status')
}

function valueWords(name: string, value: string | null, currency: string): string {
  if (AMOUNTS.includes(name)) return value === null ? 'none' : moneyText(microsOf(value), currency)
  if (name === 'campaigns') return value ? `${value.split(', ').length}` : 'none'
  const state = CAMPAIGN_STATES.find((known) => known === value)
  if (state !== undefined) return ADS_STATE_WORDS[state]
  const kind = Object.entries(DEMOGRAPHIC_WORDS).find(([known]) => known === name)?.[1]
  if (kind !== undefined) return value ? `without ${demographicWords(kind.values, value)}` : 'everybody'
  if (name === 'keywords') return value ?? 'none'
  return value === null ? 'removed' : `“${value}”`
}

const demographicWords = (values: Readonly<Record<string, string>>, joined: string): string =>
  joined
    .split(', ')
    .map((value) => values[value] ?? value)
    .join(', ')
