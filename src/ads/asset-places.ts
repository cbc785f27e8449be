import { ADS_LIMITS } from '#core/ads/limits.ts'
import type { AssetRow } from '#core/ads/rows.ts'
import type { AssetLevel, AssetType } from '#core/ads/states.ts'
import { plural } from '#core/words.ts'
import { ASSETS_OF_PLACE, assetsAt } from './check/assets.ts'
import { assetText } from './tabs/assets.ts'

interface AssetPlace {
  type: AssetType
  level: AssetLevel
  levelId: string | null
}

/** The message of a place that takes no more; `null`: it does. */
export function fullMessage(place: AssetPlace, rows: readonly AssetRow[]): string | null {
  const { most, message } = ASSETS_OF_PLACE[place.type]
  return assetsAt(place, rows).length >= most ? message : null
}

/** What is said of a place: how many it has, from how many on Google shows any, and how many are better. */
export function assetCountWords(place: AssetPlace, rows: readonly AssetRow[]): string {
  const count = assetsAt(place, rows).length
  const has = `There ${count === 1 ? 'is' : 'are'} ${plural(count, place.type)} here now.`
  if (place.type === 'callout')
    return count >= ADS_LIMITS.calloutsAdvised
      ? has
      : `${has} ${ADS_LIMITS.calloutsAdvised} or more are better.`
  if (count >= ADS_LIMITS.sitelinksAdvised) return has
  const shown =
    count < ADS_LIMITS.sitelinksToShow ? `Google shows them from ${ADS_LIMITS.sitelinksToShow} up. ` : ''
  return `${has} ${shown}${ADS_LIMITS.sitelinksAdvised} or more are better.`
}

/** What exists elsewhere in the account and can be picked for a place, each once. */
export function pickableAssets(
  place: AssetPlace,
  rows: readonly AssetRow[],
): { value: string; label: string; detail: string }[] {
  const here = new Set(assetsAt(place, rows).map(({ assetId }) => assetId))
  const byId = new Map(
    rows.flatMap((row) =>
      row.type === place.type && row.state !== 'removed' && !here.has(row.assetId)
        ? [[row.assetId, row] as const]
        : [],
    ),
  )
  return [...byId.values()].map((row) => ({
    value: row.assetId,
    label: assetText(row),
    detail: row.sitelink?.finalUrl ?? '',
  }))
}
