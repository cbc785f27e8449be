import type { CampaignState } from '#core/ads/states.ts'
import { type Micros, moneyDecimals, microsOf } from '#core/ads/money.ts'
import type { AdsColumn } from './columns.ts'
import { NO_FIGURE } from './figure-words.ts'
import { moneyText } from './money-words.ts'

/** A tab's rows: how they are named, found, filtered and shown. */
export interface TabRows<Row> {
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** One line below the name; empty: none. */
  detailOf: (row: Row) => string
  /** `null`: rows of this tab have no state. */
  stateOf: (row: Row) => CampaignState | null
  /** What a search looks in. */
  words: (row: Row) => string
  /** The first one is the name. */
  columns: readonly AdsColumn<Row>[]
}

/** A column of one amount. */
export const amountColumn = <Row>(
  id: string,
  title: string,
  amountOf: (row: Row) => Micros | null,
  { currency, shown = 'always' }: { currency: string; shown?: AdsColumn<Row>['shown'] },
): AdsColumn<Row> => {
  const written = (row: Row, text: (amount: Micros) => string, none: string): string => {
    const amount = amountOf(row)
    return amount === null ? none : text(amount)
  }
  return {
    id,
    title,
    isFigure: true,
    shown,
    value: (row) => {
      const amount = amountOf(row)
      return amount === null ? null : Number(amount)
    },
    text: (row) => written(row, (amount) => moneyText(microsOf(amount), currency), NO_FIGURE),
    inSheet: (row) => written(row, (amount) => moneyDecimals(microsOf(amount)), ''),
    titleInSheet: `${title} (${currency})`,
  }
}
