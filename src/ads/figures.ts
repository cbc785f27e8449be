import { microsOf, microsText } from '#core/ads/money.ts'
import type { AdsMetrics } from '#core/ads/rows.ts'

/** Ids of the figures, as the specification has them. */
export const FIGURE_IDS = [
  'impressions',
  'interactions',
  'interactionRate',
  'avgCost',
  'cost',
  'clicks',
  'conversionRate',
  'conversions',
  'avgCPC',
  'costPerConv',
  'results',
] as const
export type FigureId = (typeof FIGURE_IDS)[number]

/** How a figure is written: as a count, a share of 1, or micros. */
export type FigureKind = 'count' | 'rate' | 'money'

export const FIGURE_KINDS: Readonly<Record<FigureId, FigureKind>> = {
  impressions: 'count',
  interactions: 'count',
  interactionRate: 'rate',
  avgCost: 'money',
  cost: 'money',
  clicks: 'count',
  conversionRate: 'rate',
  conversions: 'count',
  avgCPC: 'money',
  costPerConv: 'money',
  results: 'count',
}

/** Google counts a conversion in parts; a millionth is less than any of them. */
const PARTS = 1_000_000

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** Micros for each one, a part of a micro cut off; `null` where there is none. */
function each(cost: string, count: number): number | null {
  const parts = BigInt(Math.round(count * PARTS))
  return parts === 0n ? null : Number((microsOf(cost) * BigInt(PARTS)) / parts)
}

const OF: Readonly<Record<FigureId, (metrics: AdsMetrics, countsConversions: boolean) => number | null>> = {
  impressions: ({ impressions }) => impressions,
  interactions: ({ interactions }) => interactions,
  interactionRate: ({ interactions, impressions }) => share(interactions, impressions),
  avgCost: ({ cost, interactions }) => each(cost, interactions),
  cost: ({ cost }) => Number(cost),
  clicks: ({ clicks }) => clicks,
  conversionRate: ({ conversions, interactions }) => share(conversions, interactions),
  conversions: ({ conversions }) => conversions,
  avgCPC: ({ cost, clicks }) => each(cost, clicks),
  costPerConv: ({ cost, conversions }) => each(cost, conversions),
  // Without any action that counts as a conversion, what ads bring is clicks (decisions, 9.2).
  results: ({ conversions, clicks }, countsConversions) => (countsConversions ? conversions : clicks),
}

/** A figure of some metrics; micros for money. `null`: there is nothing to divide by. */
export const figureOf = (id: FigureId, metrics: AdsMetrics, countsConversions: boolean): number | null =>
  OF[id](metrics, countsConversions)

/** Everything added up. Rates and averages of it are {@link figureOf} it, so that a total agrees with its rows. */
export function totalFigures(all: readonly AdsMetrics[]): AdsMetrics {
  let [impressions, interactions, clicks, conversions] = [0, 0, 0, 0]
  let [exact, cost] = [0, 0n]
  for (const one of all) {
    impressions += one.impressions
    interactions += one.interactions
    clicks += one.clicks
    conversions += one.conversions
    // Numbers add up ten thousand amounts in a tenth of the time; where they would not be exact, bigints do.
    const micros = Number(one.cost)
    if (Number.isSafeInteger(micros) && Number.isSafeInteger(exact + micros)) exact += micros
    else cost += microsOf(one.cost)
  }
  return {
    impressions,
    interactions,
    clicks,
    cost: microsText(cost + BigInt(exact)),
    conversions: Math.round(conversions * PARTS) / PARTS,
  }
}
