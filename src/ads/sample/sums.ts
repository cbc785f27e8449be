import { type DateRange, type AdsPeriod, rangeOf } from '#core/ads/dates.ts'
import { microsOfCents, microsText } from '#core/ads/money.ts'
import type { AdsMetrics } from '#core/ads/rows.ts'
import { eachEvent, type SampleEvent } from './events.ts'
import { dayNumber, dayOfNumber } from './days.ts'
import { firstDayOf } from './rates.ts'
import type { AdsSampleState } from './state.ts'

/** The days of a period of the sample account; all time begins with its first campaign. */
export function daysOf(state: AdsSampleState, period: AdsPeriod, today: string): DateRange {
  const first = state.campaigns.map(firstDayOf).filter((day) => day !== null)
  const to = dayOfNumber(dayNumber(today) - 1)
  return rangeOf(period, today) ?? { from: first.toSorted()[0] ?? to, to }
}

interface Sum {
  impressions: number
  clicks: number
  calls: number
  cents: number
  conversions: number
}

/** Sums of events by a key of each; events without one are left out. */
export class EventSums {
  readonly #sums = new Map<string, Sum>()

  constructor(state: AdsSampleState, range: DateRange, keysOf: (event: SampleEvent) => readonly string[]) {
    eachEvent(state, range, (event) => {
      for (const key of keysOf(event)) this.#add(key, event)
    })
  }

  #add(key: string, { isClick, calls, cents, conversions }: SampleEvent): void {
    const sum = this.#sums.get(key) ?? { impressions: 0, clicks: 0, calls: 0, cents: 0, conversions: 0 }
    sum.impressions += 1
    sum.clicks += isClick ? 1 : 0
    sum.calls += calls
    sum.cents += cents
    sum.conversions += conversions
    this.#sums.set(key, sum)
  }

  get keys(): readonly string[] {
    return [...this.#sums.keys()]
  }

  /** The figures of a key; zeros where nothing happened. */
  metricsOf(key: string): AdsMetrics {
    const { impressions = 0, clicks = 0, calls = 0, cents = 0, conversions = 0 } = this.#sums.get(key) ?? {}
    const cost = microsText(microsOfCents(cents))
    return { impressions, interactions: clicks + calls, clicks, cost, conversions }
  }
}
