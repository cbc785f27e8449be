import { isDay } from '#core/dates.ts'
import { usualYearEnding, type Year } from '#summary/finance/year.ts'
import type { TypedSummary } from '#summary/shape.ts'
import { typedYear } from '#summary/typed.ts'

type TypedYear = TypedSummary['years'][number]

const NO_FIGURES: Pick<Year, 'figures' | 'months'> = { figures: {}, months: [] }

/** An empty year before the oldest one; the first is the one that ended last. */
export function nextYear(years: readonly TypedYear[], country: string | null, today: string): TypedYear {
  const ends = years
    .map(({ yearEnding }) => yearEnding)
    .filter(isDay)
    .toSorted()
  const [oldest] = ends
  const yearEnding = oldest === undefined ? usualYearEnding(country, today) : yearBefore(oldest)
  return typedYear({ yearEnding, ...NO_FIGURES })
}

/** The same day a year before, where 29 February does not exist. */
function yearBefore(day: string): string {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return isDay(before) ? before : `${before.slice(0, 8)}28`
}
