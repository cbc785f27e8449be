import { dayFrom } from '#core/dates.ts'
import { DAY_MS } from '#core/time-units.ts'

/** Days from one to another, both counted; none where the first is the later one. */
export const eachDay = (from: string, to: string): string[] =>
  Array.from(
    { length: Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1) },
    (_, index) => dayFrom(from, index),
  )
