import type { AdGroupRow } from '#core/ads/rows.ts'
import { detailColumn, figureColumns, textColumn } from '../columns.ts'
import type { FigureFormat } from '../figure-words.ts'
import { AD_GROUP_TYPE_WORDS, ADS_STATE_WORDS } from '../state-words.ts'
import { amountColumn, type TabRows } from '../tab-rows.ts'

/** The tab Ad groups. */
export function adGroupsTab(format: FigureFormat): TabRows<AdGroupRow> {
  const { currency } = format
  const whenChosen = { currency, shown: 'when_chosen' } as const
  return {
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    detailOf: ({ campaignName }) => campaignName,
    stateOf: ({ state }) => state,
    words: ({ name, campaignName }) => `${name}\n${campaignName}`,
    columns: [
      textColumn('name', 'Ad group', ({ name }) => name),
      detailColumn('campaign', 'Campaign', ({ campaignName }) => campaignName),
      textColumn('status', 'Status', ({ state }) => ADS_STATE_WORDS[state]),
      textColumn('type', 'Type', ({ type }) => AD_GROUP_TYPE_WORDS[type], 'when_chosen'),
      amountColumn('maxCpc', 'Default max CPC', ({ maxCpc }) => maxCpc, { currency, shown: 'at_first' }),
      amountColumn('maxCpv', 'Max CPV', ({ maxCpv }) => maxCpv, whenChosen),
      amountColumn('targetCpa', 'Target CPA', ({ targetCpa }) => targetCpa, whenChosen),
      amountColumn('targetCpm', 'Target CPM', ({ targetCpm }) => targetCpm, whenChosen),
      ...figureColumns<AdGroupRow>(format),
    ],
  }
}
