import type { AdsChange, SitelinkText } from '#core/ads/changes.ts'
import { keywordWithMatch } from './check/keywords.ts'
import { sameText } from './check/problems.ts'
import { type ChangedAccount, isSameValues, valuesAfter, valuesBefore } from './change-values.ts'

/** What an account shows of a change whose outcome Google did not say: the ids of what was created, or that it was not made. */
export type FoundChange = { wasMade: true; ids: readonly string[] } | { wasMade: false }

const NOT_MADE: FoundChange = { wasMade: false }
const made = (ids: readonly string[] = []): FoundChange => ({ wasMade: true, ids })

/** Kinds that make something new each time they are sent. */
export const ADDING_CHANGES: ReadonlySet<AdsChange['kind']> = new Set<AdsChange['kind']>([
  'create_campaign',
  'create_ad_group',
  'create_strategy',
  'save_negative_list',
  'add_assets',
  'add_keywords',
  'add_negative_keywords',
])

/** The id of what was created with a name, which is unique among what is not removed. */
function named(
  rows: readonly { id: string; name: string; state?: string }[] | null,
  name: string,
): FoundChange {
  const row = rows?.find((one) => one.state !== 'removed' && sameText(one.name) === sameText(name))
  return row ? made([row.id]) : NOT_MADE
}

/** Whether all of something is there now. */
function allThere<Wanted>(wanted: readonly Wanted[], idOf: (one: Wanted) => string | undefined): FoundChange {
  const ids = wanted.map(idOf)
  const found = ids.filter((id) => id !== undefined)
  return found.length === ids.length ? made(found) : NOT_MADE
}

const isGone = (rows: readonly { id: string; state: string }[] | null, id: string): boolean =>
  (rows?.find((row) => row.id === id)?.state ?? 'removed') === 'removed'

/**
 * Whether a change was made, by what was read of the account after it was sent. The reads that it is checked against must be there: Google makes a change
 * whole or not at all, so one part of it tells of all.
 */
export function wasMade(change: AdsChange, account: ChangedAccount): FoundChange {
  switch (change.kind) {
    case 'create_campaign':
      return named(account.campaigns, change.campaign.name)
    case 'create_ad_group':
      return named(
        account.adGroups?.filter((row) => row.campaignId === change.campaignId) ?? null,
        change.name,
      )
    case 'create_strategy':
      return named(account.strategies, change.name)
    case 'save_negative_list':
      return listMade(change, account)
    case 'add_keywords': {
      const own = account.keywords?.filter(
        (row) => row.adGroupId === change.adGroupId && row.state !== 'removed',
      )
      return allThere(
        change.keywords,
        (one) => own?.find((row) => keywordWithMatch(row) === keywordWithMatch(one))?.id,
      )
    }
    case 'add_negative_keywords': {
      const own = account.negativeKeywords?.filter((row) => row.addedToId === change.levelId)
      return allThere(
        change.keywords,
        (one) => own?.find((row) => keywordWithMatch(row) === keywordWithMatch(one))?.id,
      )
    }
    case 'add_assets':
      return assetsMade(change, account)
    case 'remove_campaign':
      return isGone(account.campaigns, change.id) ? made() : NOT_MADE
    case 'remove_ad_group':
      return isGone(account.adGroups, change.id) ? made() : NOT_MADE
    case 'remove_keyword':
      return isGone(account.keywords, change.id) ? made() : NOT_MADE
    case 'remove_strategy':
      return isGone(account.strategies, change.id) ? made() : NOT_MADE
    case 'remove_asset':
      return isGone(account.assets?.filter(({ level }) => level === change.level) ?? null, change.id)
        ? made()
        : NOT_MADE
    case 'remove_negative_keyword':
      return account.negativeKeywords?.some(({ id }) => id === change.id) ? NOT_MADE : made()
    case 'set_campaign_state':
    case 'set_ad_group_state':
    case 'set_budget':
    case 'set_bids':
    case 'set_demographics':
      return isSameValues(asSet(valuesBefore(change, account)), valuesAfter(change)) ? made() : NOT_MADE
  }
}

/** As Google has it: a campaign that is enabled may show as ended or not started yet. */
const asSet = (values: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value === 'ended' || value === 'pending' ? 'enabled' : value,
    ]),
  )

function listMade(
  change: Extract<AdsChange, { kind: 'save_negative_list' }>,
  { negativeLists, negativeKeywords }: ChangedAccount,
): FoundChange {
  const found = named(negativeLists, change.name)
  if (!found.wasMade) return NOT_MADE
  const [id] = found.ids
  const list = negativeLists?.find((one) => one.id === id)
  const own = (negativeKeywords ?? []).filter((row) => row.addedToId === id).map(keywordWithMatch)
  const wanted = new Set(change.keywords.map(keywordWithMatch))
  const isSameSet = own.length === wanted.size && own.every((key) => wanted.has(key))
  const campaigns = new Set(change.campaignIds)
  const isSameUse =
    list?.campaignIds.length === campaigns.size && list.campaignIds.every((one) => campaigns.has(one))
  return isSameSet && isSameUse ? found : NOT_MADE
}

/** Everything that the owner typed: one without lines is another than one with them. */
const keyOfSitelink = ({ text, line1, line2, finalUrl }: SitelinkText): string =>
  [...[text, line1 ?? '', line2 ?? ''].map(sameText), finalUrl].join('\n')

function assetsMade(
  change: Extract<AdsChange, { kind: 'add_assets' }>,
  { assets }: ChangedAccount,
): FoundChange {
  const own = assets?.filter(
    (row) => row.level === change.level && row.levelId === change.levelId && row.state !== 'removed',
  )
  const wanted = [
    ...change.sitelinks.map((sitelink) => ({ sitelink: keyOfSitelink(sitelink) })),
    ...change.callouts.map((text) => ({ callout: sameText(text) })),
    ...change.existing.map((assetId) => ({ assetId })),
  ]
  return allThere(
    wanted,
    (one) =>
      own?.find(({ assetId, sitelink, callout }) => {
        if ('assetId' in one) return assetId === one.assetId
        if ('callout' in one) return callout !== null && sameText(callout) === one.callout
        return sitelink !== null && keyOfSitelink(sitelink) === one.sitelink
      })?.id,
  )
}
