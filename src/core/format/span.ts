import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time-units.ts'
import { plural } from '../words.ts'

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const

/** The time from one moment to another in its largest unit, cut: "3 days", "1 hour", "less than a minute". */
export function spanWords(fromIso: string, toIso: string): string {
  const length = Date.parse(toIso) - Date.parse(fromIso)
  const unit = UNITS.find(([, size]) => length >= size)
  if (!unit) return 'less than a minute'
  const [name, size] = unit
  return plural(Math.floor(length / size), name)
}
