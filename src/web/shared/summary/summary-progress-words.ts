import { listed } from '#core/words.ts'
import type { SummaryData } from '#web/app/queries/summary-query.ts'

/** The progress of a summary, in a sentence or two: what it has, and what is missing. */
export function summaryProgressWords({
  isSaved,
  logo,
  summary: { objectives, years },
}: Pick<SummaryData, 'isSaved' | 'logo' | 'summary'>): string {
  const missing = [
    ...(logo === null ? ['your logo'] : []),
    ...(objectives.length === 0 ? ['key objectives'] : []),
    ...(years.length === 0 ? ['financial reports'] : []),
  ]
  const begun = isSaved ? '' : 'We’ve filled in what we know. '
  if (missing.length === 0) return `${begun}Yours is ready to read and print.`
  const words = listed(missing)
  return `${begun}Still to add: ${words}.`
}
