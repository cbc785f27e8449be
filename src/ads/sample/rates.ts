import { CENT_IN_MICROS, microsOf } from '#core/ads/money.ts'
import { busyness, dayNumber, dayOfNumber } from './days.ts'
import { ranOn, type SampleCampaign } from './state.ts'

// How the sample account gets its figures. The weight of a day is how much a campaign does on it; its rate (`state.ts`) says what some known days brought,
// and the sum of their weights. A count on any other day follows from the weights up to it, in the proportion of the rate.

/** Cents of a daily budget. */
const centsOf = (amount: string): number => Number(microsOf(amount) / CENT_IN_MICROS)

/** The daily budget of a campaign on a day. */
export function budgetOn({ budgets }: Pick<SampleCampaign, 'budgets'>, day: string): string {
  const [first] = budgets
  return (budgets.findLast(({ from }) => from <= day) ?? first)?.amount ?? '0'
}

type Ran = Pick<SampleCampaign, 'runs' | 'budgets'>

/** How much a campaign does on a day, as a whole number: by how busy such a day is (`busyness`) and the budget, 0 where it does not run. */
export function weightOn(campaign: Ran, number: number): number {
  const day = dayOfNumber(number)
  return ranOn(campaign.runs, day) ? busyness(number) * centsOf(budgetOn(campaign, day)) : 0
}

/** The first day on which a campaign ran; `null`: it never did. */
export const firstDayOf = ({ runs }: Pick<SampleCampaign, 'runs'>): string | null =>
  runs.reduce<string | null>((first, { from }) => (first === null || from < first ? from : first), null)

/** The weights of a campaign before some days, and within them, summed: its rate says what these days brought. */
export function rateWeights(campaign: Ran, { from, to }: { from: string; to: string }) {
  const first = firstDayOf(campaign)
  let before = 0
  let within = 0
  if (first !== null)
    for (let number = dayNumber(first); number <= dayNumber(to); number += 1) {
      const weight = weightOn(campaign, number)
      if (number < dayNumber(from)) before += weight
      else within += weight
    }
  return { before, within }
}

const USUAL_DAYS = 30
const USUAL_BUSYNESS = 100

/** What 30 usual days bring a campaign that has never run, by its daily budget: at A$1.40 a click, with four fifths of the budget spent. */
export function usualRate(amount: string): SampleCampaign['rate'] {
  const budget = centsOf(amount)
  const cost = Math.floor((budget * USUAL_DAYS * 4) / 5)
  const clicks = Math.max(1, Math.floor(cost / 140))
  return {
    impressions: clicks * 21,
    clicks,
    calls: Math.floor(clicks / 36),
    cost,
    conversions: Math.floor(clicks / 13),
    before: 0,
    within: Math.max(1, budget * USUAL_DAYS * USUAL_BUSYNESS),
  }
}

/**
 * Counts to a total that goes along with weights: after `before` a whole number is reached, and `within` more brings exactly `total`. The same weights give
 * the same count, whatever comes later.
 */
export function counterOf(total: number, { before, within }: { before: number; within: number }) {
  const offset = (((-total * before) % within) + within) % within
  return (weight: number): number => Math.floor((total * weight + offset) / within)
}

const PRICE_STEP = 41
const PRICE_LEAST = 80
const PRICE_SUMS = [...Array(PRICE_STEP).keys()].reduce<number[]>(
  (sums, at) => [...sums, (sums.at(-1) ?? 0) + ((at * 37) % PRICE_STEP)],
  [0],
)

/** The relative prices of the clicks before the one of a number. */
const pricesBefore = (click: number): number =>
  PRICE_LEAST * click +
  Math.floor(click / PRICE_STEP) * (PRICE_SUMS[PRICE_STEP] ?? 0) +
  (PRICE_SUMS[click % PRICE_STEP] ?? 0)

/** Cents of each click: no two in a row are the same, and `clicks` from `first` on cost `total`. */
export function priceOf(total: number, { first, clicks }: { first: number; clicks: number }) {
  const start = pricesBefore(first)
  const all = pricesBefore(first + clicks) - start
  const centsBefore = (click: number): number => Math.floor((total * (pricesBefore(click) - start)) / all)
  return (click: number): number => centsBefore(click + 1) - centsBefore(click)
}

/** Whether this click is among `some` that are spread evenly over `all` clicks from `first` on. */
export const isOneOf = (click: number, { first, some, all }: { first: number; some: number; all: number }) =>
  Math.floor(((click - first + 1) * some) / all) > Math.floor(((click - first) * some) / all)
