import type { AdGroupRow, CampaignRow } from '#core/ads/rows.ts'
import { ASSET_LEVELS, type AssetLevel } from '#core/ads/states.ts'

/** Choices of a select, below the name of their group. */
export interface PlaceGroup {
  group: string
  items: { value: string; label: string }[]
}

type Campaigns = readonly Pick<CampaignRow, 'id' | 'name' | 'state' | 'type'>[] | null | undefined
type AdGroups =
  | readonly Pick<AdGroupRow, 'id' | 'name' | 'campaignName' | 'state' | 'type'>[]
  | null
  | undefined

/** The ad groups that keywords can be added to: Google runs the others by itself. */
export const adGroupPlaces = (adGroups: AdGroups): PlaceGroup['items'] =>
  (adGroups ?? []).flatMap(({ id, name, campaignName, state, type }) =>
    state === 'removed' || type !== 'standard' ? [] : [{ value: id, label: `${campaignName}: ${name}` }],
  )

/** Every campaign that is not removed, but for smart ones. */
export const campaignPlaces = (campaigns: Campaigns): PlaceGroup['items'] =>
  (campaigns ?? []).flatMap(({ id, name, state, type }) =>
    state === 'removed' || type === 'smart' ? [] : [{ value: id, label: name }],
  )

/** A level and an id as the value of a choice. */
export const placeValue = (level: AssetLevel, id: string | null): string =>
  id === null ? level : `${level} ${id}`

/** The level and the id of a choice. */
export function readPlace(value: string): { level: AssetLevel; levelId: string | null } {
  const [word, levelId] = value.split(' ')
  return { level: ASSET_LEVELS.find((one) => one === word) ?? 'account', levelId: levelId ?? null }
}

/** Campaigns and ad groups in one choice; a group without any is left out. */
export function levelPlaces(campaigns: Campaigns, adGroups: AdGroups): PlaceGroup[] {
  const groups: PlaceGroup[] = [
    {
      group: 'Campaigns',
      items: campaignPlaces(campaigns).map(({ value, label }) => ({
        value: placeValue('campaign', value),
        label,
      })),
    },
    {
      group: 'Ad groups',
      items: adGroupPlaces(adGroups).map(({ value, label }) => ({
        value: placeValue('ad_group', value),
        label,
      })),
    },
  ]
  return groups.filter(({ items }) => items.length > 0)
}
