const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** The time from one moment to another in its largest unit, cut: "3 days", "1 hour", "less than a minute". */
export function spanWords(fromIso: string, toIso: string): string {
  const length = Date.parse(toIso) - Date.parse(fromIso)
  const unit = UNITS.find(([, size]) => length >= size)
  if (!unit) return 'less than a minute'
  const [name, size] = unit
  const count = Math.floor(length / size)
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
