import type { AssetRow } from '#core/ads/rows.ts'
import { detailColumn, figureColumns, textColumn } from '../columns.ts'
import type { FigureFormat } from '../figure-words.ts'
import { ASSET_LEVEL_WORDS, ASSET_TYPE_WORDS, ADS_STATE_WORDS } from '../state-words.ts'
import type { TabRows } from '../tab-rows.ts'

/** What an asset says. */
export const assetText = ({ sitelink, callout }: Pick<AssetRow, 'sitelink' | 'callout'>): string =>
  sitelink?.text ?? callout ?? ''

/** Where an asset is shown: `Account`, or its campaign or ad group. */
export const assetPlace = ({ level, levelName }: Pick<AssetRow, 'level' | 'levelName'>): string =>
  levelName ?? ASSET_LEVEL_WORDS[level]

/** The tab Assets. */
export const assetsTab = (format: FigureFormat): TabRows<AssetRow> => ({
  idOf: ({ id, level, type }) => `${level}~${type}~${id}`,
  nameOf: assetText,
  detailOf: ({ sitelink }) => sitelink?.finalUrl ?? '',
  stateOf: ({ state }) => state,
  words: (row) => `${assetText(row)}\n${row.sitelink?.finalUrl ?? ''}\n${assetPlace(row)}`,
  columns: [
    textColumn('name', 'Asset', assetText),
    textColumn('status', 'Status', ({ state }) => ADS_STATE_WORDS[state]),
    textColumn('type', 'Type', ({ type }) => ASSET_TYPE_WORDS[type]),
    textColumn('level', 'Level', ({ level }) => ASSET_LEVEL_WORDS[level], 'at_first'),
    textColumn('place', 'Shown in', assetPlace, 'at_first'),
    detailColumn('line1', 'Description line 1', ({ sitelink }) => sitelink?.line1 ?? ''),
    detailColumn('line2', 'Description line 2', ({ sitelink }) => sitelink?.line2 ?? ''),
    detailColumn('finalUrl', 'Final URL', ({ sitelink }) => sitelink?.finalUrl ?? ''),
    textColumn(
      'source',
      'Source',
      ({ source }) => (source === 'advertiser' ? 'You' : 'Google'),
      'when_chosen',
    ),
    ...figureColumns<AssetRow>(format).map((column) => ({
      ...column,
      shown: ['impressions', 'clicks', 'cost'].includes(column.id)
        ? ('at_first' as const)
        : ('when_chosen' as const),
    })),
  ],
})
