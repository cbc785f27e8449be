import { type AnyCheck, CATEGORIES } from '#core/check.ts'

/** Sorted by category, then by place in the tour, then by id. */
export const inTourOrder = (checks: readonly AnyCheck[]): AnyCheck[] =>
  checks.toSorted(
    (a, b) =>
      CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) ||
      (a.tour ?? Number.MAX_SAFE_INTEGER) - (b.tour ?? Number.MAX_SAFE_INTEGER) ||
      a.id.localeCompare(b.id),
  )
