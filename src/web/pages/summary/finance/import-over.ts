import type { TypedSummary } from '#summary/shape.ts'

type Year = TypedSummary['years'][number]

/**
 * Whether what was said of an import holds no longer for `year`, which has its place now: the import was discarded, or this is another year. What was typed
 * since changes nothing, the date of the year included.
 */
export function isImportOver(
  { before, after }: { before: Year; after: Year },
  year: Year | undefined,
): boolean {
  if (year === undefined) return true
  if (year.yearEnding !== after.yearEnding && !hasFilledIn(before, after, year)) return true
  const now = JSON.stringify(year)
  // A file without figures, or one that was read already, changed nothing.
  return now === JSON.stringify(before) && now !== JSON.stringify(after)
}

/** Whether something of what the import filled in still stands in `year`. */
function hasFilledIn(before: Year, after: Year, year: Year): boolean {
  const [was, now] = [textsOf(before), textsOf(year)]
  return [...textsOf(after)].some(
    ([field, text]) => text !== '' && text !== was.get(field) && text === now.get(field),
  )
}

/** Every figure of a year and of its months by the name of its field. */
const textsOf = ({ figures, months }: Year): Map<string, string> =>
  new Map([
    ...Object.entries(figures),
    ...months.flatMap((month, index) =>
      Object.entries(month).map(([name, text]): [string, string] => [`${index} ${name}`, text]),
    ),
  ])
