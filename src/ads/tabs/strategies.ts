import { type Micros, microsOf } from '#core/ads/money.ts'
import type { StrategyRow } from '#core/ads/rows.ts'
import { ratioToPercent } from '#core/format/numbers.ts'
import { listed } from '#core/words.ts'
import { textColumn } from '../columns.ts'
import { NO_FIGURE } from '../figure-words.ts'
import { moneyText } from '../money-words.ts'
import { ADS_STATE_WORDS, STRATEGY_WORDS } from '../state-words.ts'
import { amountColumn, type TabRows } from '../tab-rows.ts'

const moneyOf = ({ type, targetCpa, sharedBudget }: StrategyRow): Micros | null =>
  type === 'target_cpa' ? targetCpa : (sharedBudget?.amount ?? null)

/** What a strategy aims at: an amount, a percentage, or its shared daily budget (decisions, 9.3). */
export function strategyAmount(row: StrategyRow, currency: string): string {
  if (row.type === 'target_roas') return row.targetRoas === null ? NO_FIGURE : ratioToPercent(row.targetRoas)
  const amount = moneyOf(row)
  return amount === null ? NO_FIGURE : moneyText(microsOf(amount), currency)
}

/** The tab Portfolio Strategies. */
export function strategiesTab(currency: string): TabRows<StrategyRow> {
  return {
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    detailOf: ({ campaigns }) =>
      campaigns.length === 0 ? 'No campaign uses it' : `Used by ${listed(campaigns.map(({ name }) => name))}`,
    stateOf: ({ state }) => state,
    words: ({ name, campaigns }) => [name, ...campaigns.map((one) => one.name)].join('\n'),
    columns: [
      textColumn('name', 'Strategy', ({ name }) => name),
      textColumn('status', 'Status', ({ state }) => ADS_STATE_WORDS[state]),
      textColumn('type', 'Type', ({ type }) => STRATEGY_WORDS[type]),
      {
        id: 'campaigns',
        title: 'Campaigns',
        isFigure: true,
        shown: 'always',
        value: ({ campaigns }) => campaigns.length,
        text: ({ campaigns }) => String(campaigns.length),
        inSheet: ({ campaigns }) => campaigns.map(({ name }) => name).join('; '),
      },
      {
        id: 'amount',
        title: 'Amount',
        isFigure: true,
        shown: 'always',
        value: (row) => {
          const amount = row.type === 'target_roas' ? row.targetRoas : moneyOf(row)
          return amount === null ? null : Number(amount)
        },
        text: (row) => strategyAmount(row, currency),
      },
      amountColumn('targetCpa', 'Target CPA', ({ targetCpa }) => targetCpa, { currency }),
      amountColumn('sharedBudget', 'Shared budget a day', (row) => row.sharedBudget?.amount ?? null, {
        currency,
      }),
    ],
  }
}
