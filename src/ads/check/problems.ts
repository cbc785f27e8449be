import { ADS_LIMITS } from '#core/ads/limits.ts'
import { isBlank, tidyLine } from '#core/owner-input/text.ts'
import { MESSAGES, longerThan } from '../messages.ts'
import { shownLength } from '../shown-length.ts'

/** Messages by the field they belong to: `name`, `keywords.3`, `sitelinks.0.finalUrl`. Empty: nothing is wrong. */
export type Problems = Readonly<Record<string, string>>

/** A problem with one field; nothing where there is no message. */
export const problemAt = (field: string, message: string | null): Problems =>
  message === null ? {} : { [field]: message }

/** All of them; of one field the first. */
export const together = (...all: readonly Problems[]): Problems => Object.assign({}, ...all.toReversed())

/** What is wrong with a text that has to be there; `missing` is said where it is not. */
export function textProblem(text: string, limit: number, missing: string): string | null {
  if (isBlank(text)) return missing
  return shownLength(tidyLine(text)) > limit ? longerThan(limit) : null
}

/** The same text for a comparison: case and spacing make no difference. */
export const sameText = (text: string): string => tidyLine(text).toLowerCase()

/** What is wrong with a new name among those that are taken. */
export function nameProblem(name: string, others: readonly string[]): string | null {
  const problem = textProblem(name, ADS_LIMITS.name, MESSAGES.name)
  if (problem !== null) return problem
  const wanted = sameText(name)
  return others.some((other) => sameText(other) === wanted) ? MESSAGES.nameTaken : null
}

/** Names of what is not removed. */
export const takenNames = (rows: readonly { name: string; state?: string }[] | null): string[] =>
  (rows ?? []).flatMap(({ name, state }) => (state === 'removed' ? [] : [name]))

/** What is wrong with the thing that is changed: it is gone, or was removed. Nothing where the rows were not read. */
export function removedProblem(
  rows: readonly { id: string; state?: string }[] | null,
  id: string,
): string | null {
  if (rows === null) return null
  const row = rows.find((one) => one.id === id)
  return row === undefined || row.state === 'removed' ? MESSAGES.removed : null
}
