import type { AdsChange } from '#core/ads/changes.ts'
import type { AssetRow } from '#core/ads/rows.ts'

type AddAssets = Extract<AdsChange, { kind: 'add_assets' }>

/** What one change put at a place: the ids that Google gave for it, such as `2~51~SITELINK`, or those of the rows, such as `2~51`. */
export interface MadeAssets extends Pick<AddAssets, 'type' | 'level' | 'levelId' | 'existing'> {
  ids: readonly string[]
}

const NUMBER = /^\d+$/u

/** The asset's own number is the last one of each of these ids. */
const assetIdOf = (id: string): string => id.split('~').findLast((part) => NUMBER.test(part)) ?? id

const keyOf = ({ type, level, levelId }: Pick<AddAssets, 'type' | 'level' | 'levelId'>, assetId: string) =>
  [type, level, levelId ?? '', assetId].join(' ')

/** The assets with which of them was created with Fettle; one that was in the account before, and was only added to another place, was not. */
export function withMadeHere(rows: readonly AssetRow[], made: readonly MadeAssets[]): AssetRow[] {
  const put = made.flatMap((change) =>
    change.ids.map(assetIdOf).map((assetId) => ({
      assetId,
      key: keyOf(change, assetId),
      isNew: !change.existing.includes(assetId),
    })),
  )
  const created = new Set(put.filter(({ isNew }) => isNew).map(({ assetId }) => assetId))
  const here = new Set(put.filter(({ assetId }) => created.has(assetId)).map(({ key }) => key))
  return rows.map((row) => ({ ...row, isMadeHere: here.has(keyOf(row, row.assetId)) }))
}
