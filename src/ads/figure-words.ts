import { moneyDecimals } from '#core/ads/money.ts'
import { cutTo, decimalOf } from '#core/format/decimal.ts'
import { ratioToPercent } from '#core/format/numbers.ts'
import { figureOf, FIGURE_KINDS, type FigureId } from './figures.ts'
import type { AdsMetrics } from '#core/ads/rows.ts'
import { moneyText } from './money-words.ts'

/** How an account's figures are written. */
export interface FigureFormat {
  currency: string
  countsConversions: boolean
}

/** In place of a figure that there is not. */
export const NO_FIGURE = '–'

let made: Intl.NumberFormat | null = null
const counts = (): Intl.NumberFormat => {
  made ??= new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2, roundingMode: 'trunc' })
  return made
}

const TITLES: Readonly<Record<Exclude<FigureId, 'results'>, string>> = {
  impressions: 'Impressions',
  interactions: 'Interactions',
  interactionRate: 'Interaction rate',
  avgCost: 'Avg. cost',
  cost: 'Cost',
  clicks: 'Clicks',
  conversionRate: 'Conversion rate',
  conversions: 'Conversions',
  avgCPC: 'Avg. cost a click',
  costPerConv: 'Cost for each conversion',
}

/** The heading of a figure. What `results` counts stands in it. */
export const figureTitle = (id: FigureId, { countsConversions }: FigureFormat): string =>
  id === 'results' ? `Results (${countsConversions ? 'conversions' : 'clicks'})` : TITLES[id]

/** A value of a figure on the screen; decimals beyond two are cut off. */
export function valueText(id: FigureId, value: number | null, { currency }: FigureFormat): string {
  if (value === null) return NO_FIGURE
  switch (FIGURE_KINDS[id]) {
    case 'count':
      return counts().format(value)
    case 'rate':
      return ratioToPercent(value)
    case 'money':
      return moneyText(BigInt(Math.trunc(value)), currency)
  }
}

export const figureText = (id: FigureId, metrics: AdsMetrics, format: FigureFormat): string =>
  valueText(id, figureOf(id, metrics, format.countsConversions), format)

/** The same for a file that a spreadsheet opens: money and counts as plain numbers. */
export function figureInSheet(id: FigureId, metrics: AdsMetrics, format: FigureFormat): string {
  const value = figureOf(id, metrics, format.countsConversions)
  if (value === null) return ''
  switch (FIGURE_KINDS[id]) {
    case 'count':
      return cutTo(decimalOf(value), 2)
    case 'rate':
      return ratioToPercent(value)
    case 'money':
      return moneyDecimals(BigInt(Math.trunc(value)))
  }
}
