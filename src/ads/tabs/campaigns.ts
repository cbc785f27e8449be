import type { CampaignRow } from '#core/ads/rows.ts'
import { plural } from '#core/words.ts'
import { detailColumn, figureColumns, textColumn } from '../columns.ts'
import type { FigureFormat } from '../figure-words.ts'
import { moneyText } from '../money-words.ts'
import { dailyOfRunning } from '../running.ts'
import { BID_STRATEGY_WORDS, CAMPAIGN_TYPE_WORDS, ADS_STATE_WORDS } from '../state-words.ts'
import { amountColumn, type TabRows } from '../tab-rows.ts'

/** The tab Campaigns. */
export function campaignsTab(format: FigureFormat): TabRows<CampaignRow> {
  const { currency } = format
  const budget = amountColumn<CampaignRow>('budget', 'Budget a day', (row) => row.budget?.amount ?? null, {
    currency,
  })
  return {
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    detailOf: ({ type, adGroups }) =>
      type === 'smart'
        ? 'Smart. Google makes no new ones of this kind'
        : [CAMPAIGN_TYPE_WORDS[type], ...(adGroups === null ? [] : [plural(adGroups, 'ad group')])].join(
            ', ',
          ),
    stateOf: ({ state }) => state,
    words: ({ name }) => name,
    columns: [
      textColumn('name', 'Campaign', ({ name }) => name),
      textColumn('status', 'Status', ({ state }) => ADS_STATE_WORDS[state]),
      detailColumn('type', 'Type', ({ type }) => CAMPAIGN_TYPE_WORDS[type]),
      { ...budget, total: (rows) => moneyText(dailyOfRunning(rows), currency) },
      ...figureColumns<CampaignRow>(
        format,
        textColumn(
          'bidStrategyType',
          'Bid strategy',
          (row) => BID_STRATEGY_WORDS[row.bidStrategyType],
          'when_chosen',
        ),
      ),
    ],
  }
}
