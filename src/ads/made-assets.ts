import type { AdsChange } from '#core/ads/changes.ts'
import type { AssetRow } from '#core/ads/rows.ts'

type AddAssets = Extract<AdsChange, { kind: 'add_assets' }>

/** What one change put at a place: the ids that Google gave for it, such as `2~51~SITELINK`, or those of the rows, such as `2~51`. */
export interface MadeAssets extends Pick<AddAssets, 'type' | 'level' | 'levelId'> {
  ids: readonly string[]
}

const NUMBER = /^\d+$/u

/** The asset's own number is the last one of each of these ids. */
const assetIdOf = (id: string): string => id.split('~').findLast((part) => NUMBER.test(part)) ?? id

const keyOf = ({ type, level, levelId }: Pick<AddAssets, 'type' | 'level' | 'levelId'>, assetId: string) =>
  [type, level, levelId ?? '', assetId].join(' ')

/** The assets with what of them was put there with Fettle. */
export function withMadeHere(rows: readonly AssetRow[], made: readonly MadeAssets[]): AssetRow[] {
  const here = new Set(made.flatMap((change) => change.ids.map((id) => keyOf(change, assetIdOf(id)))))
  return rows.map((row) => ({ ...row, isMadeHere: here.has(keyOf(row, row.assetId)) }))
}
