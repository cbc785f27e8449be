import type { TypedSummary } from '#summary/shape.ts'

type Year = TypedSummary['years'][number]

/** Whether what was said of an import holds no longer for `year`, which has its place now: the import was discarded, or this is another year. What was typed since changes nothing. */
export function isImportOver(
  { before, after }: { before: Year; after: Year },
  year: Year | undefined,
): boolean {
  if (year?.yearEnding !== after.yearEnding) return true
  const now = JSON.stringify(year)
  // A file without figures, or one that was read already, changed nothing.
  return now === JSON.stringify(before) && now !== JSON.stringify(after)
}
