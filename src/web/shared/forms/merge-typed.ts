import { isSame, mergeList } from './merge-list.ts'

/** The values of a form as they are here, as they were when it was opened, and as something else has saved them since. */
export type MergeForm<Values> = (typed: Values, read: Values, now: Values) => Values

/**
 * The form after something else was saved meanwhile: what was typed here stays, everything else has the saved value; of a list each item.
 * A value with fields of its own counts as one. Without `read` both are new: then what is empty here has the saved value.
 */
export function mergeTyped<Values extends object>(
  typed: Values,
  read: Values | undefined,
  now: Values,
): Values {
  const changed = Object.entries(typed).flatMap(([field, value]) => {
    const before = read && entry(read, field)
    if (isUntouched(value, before)) return []
    const saved = entry(now, field)
    const areLists = Array.isArray(value) && Array.isArray(before) && Array.isArray(saved)
    return [[field, areLists ? mergeList<unknown>(value, before, saved) : value]]
  })
  return Object.assign({ ...now }, Object.fromEntries(changed))
}

const entry = (values: object, field: string): unknown => new Map(Object.entries(values)).get(field)

const isUntouched = (value: unknown, before: unknown): boolean =>
  before === undefined ? value === '' || isSame(value, []) : isSame(value, before)
