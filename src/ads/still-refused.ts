import type { AdsChange } from '#core/ads/changes.ts'
import type { Problems } from './check/problems.ts'

/** What was refused of a change, with the values that it had. */
interface Refused {
  problems: Problems
  /** By the first part of each field. */
  values: Readonly<Record<string, string>>
}

const partOf = (field: string): string => field.split('.')[0] ?? field

/** The value of a field as text; of one that the change does not name, the whole change. */
const valueOf = (change: AdsChange, part: string): string => {
  const own = Object.entries(change).find(([name]) => name === part)
  return JSON.stringify(own ? own[1] : change)
}

/** Keeps what was refused of a change. */
export const refusedValues = (problems: Problems, change: AdsChange): Refused => ({
  problems,
  values: Object.fromEntries(
    Object.keys(problems).map((field) => [partOf(field), valueOf(change, partOf(field))]),
  ),
})

/** What of it still holds: the values that have not been changed since. */
export const stillRefused = ({ problems, values }: Refused, change: AdsChange): Problems =>
  Object.fromEntries(
    Object.entries(problems).filter(([field]) => values[partOf(field)] === valueOf(change, partOf(field))),
  )
