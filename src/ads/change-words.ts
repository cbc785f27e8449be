import type { AdsChange } from '#core/ads/changes.ts'
import { microsOf } from '#core/ads/money.ts'
import type { ChangedAccount } from './change-values.ts'
import { DONE } from './messages.ts'
import { moneyText } from './money-words.ts'
import { listed, plural } from '#core/words.ts'

type Named = readonly { id: string; name: string }[] | null

const quoted = (name: string): string => `“${name}”`
const nameIn = (rows: Named, id: string): string =>
  quoted(rows?.find((row) => row.id === id)?.name ?? `number ${id}`)
const all = (rows: Named, ids: readonly string[]): string => listed(ids.map((id) => nameIn(rows, id)))
const VERB = { enabled: 'Started', paused: 'Paused' } as const

/** What a change is about, in a sentence without its end: `Changed the budget of “Bouquets” to A$12.00 a day`. */
export function adsChangeWords(change: AdsChange, account: ChangedAccount): string {
  const { campaigns, adGroups, currency } = account
  switch (change.kind) {
    case 'create_campaign':
      return `Created the campaign ${quoted(change.campaign.name)}, paused`
    case 'set_campaign_state':
      return `${VERB[change.state]} ${all(campaigns, change.ids)}`
    case 'remove_campaign':
      return `Removed the campaign ${nameIn(campaigns, change.id)}`
    case 'set_budget':
      return `Changed the budget of ${nameIn(campaigns, change.campaignId)} to ${moneyText(microsOf(change.amount), currency)} a day`
    case 'create_ad_group':
      return `Created the ad group ${quoted(change.name)} in ${nameIn(campaigns, change.campaignId)}`
    case 'set_ad_group_state':
      return `${VERB[change.state]} the ad ${change.ids.length === 1 ? 'group' : 'groups'} ${all(adGroups, change.ids)}`
    case 'remove_ad_group':
      return `Removed the ad group ${nameIn(adGroups, change.id)}`
    case 'set_bids':
      return `Changed the bids of ${nameIn(adGroups, change.adGroupId)}`
    case 'set_demographics':
      return `Changed who sees ${nameIn(adGroups, change.adGroupId)}`
    case 'add_keywords':
      return `Added ${plural(change.keywords.length, 'keyword')} to ${nameIn(adGroups, change.adGroupId)}`
    case 'remove_keyword':
      return `Removed the keyword ${quoted(account.keywords?.find(({ id }) => id === change.id)?.text ?? '')}`
    case 'add_negative_keywords':
      return `Added ${plural(change.keywords.length, 'negative keyword')} to ${nameIn(change.level === 'campaign' ? campaigns : adGroups, change.levelId)}`
    case 'remove_negative_keyword':
      return `Removed the negative keyword ${quoted(account.negativeKeywords?.find(({ id }) => id === change.id)?.text ?? '')}`
    case 'save_negative_list':
      return `${change.listId === null ? 'Created' : 'Changed'} the list ${quoted(change.name)} of negative keywords`
    case 'add_assets': {
      const count = change.sitelinks.length + change.callouts.length + change.existing.length
      return `Added ${plural(count, change.type)}`
    }
    case 'remove_asset':
      return `Removed a ${change.type}`
    case 'create_strategy':
      return `Created the portfolio strategy ${quoted(change.name)}`
    case 'remove_strategy':
      return `Removed the portfolio strategy ${nameIn(account.strategies, change.id)}`
  }
}

/** What is said after a change was made. */
export function doneWords(change: AdsChange): string {
  switch (change.kind) {
    case 'create_campaign':
      return DONE.campaign
    case 'remove_strategy':
      return DONE.strategyDeleted
    case 'add_assets':
      return change.type === 'sitelink' ? DONE.sitelink : DONE.callout
    case 'add_keywords':
      return DONE.keywords
    case 'save_negative_list':
      return change.listId === null ? DONE.listAdded : DONE.listUpdated
    case 'add_negative_keywords':
    case 'create_ad_group':
    case 'create_strategy':
    case 'remove_ad_group':
    case 'remove_asset':
    case 'remove_campaign':
    case 'remove_keyword':
    case 'remove_negative_keyword':
    case 'set_ad_group_state':
    case 'set_bids':
    case 'set_budget':
    case 'set_campaign_state':
    case 'set_demographics':
      return DONE.data
  }
}
