import { shortDate } from '#core/dates.ts'
import type { BusinessSummary } from '#summary/summary.ts'
import { summaryView } from '#summary/view.ts'
import { SummarySheet } from '#web/kit/summary/SummarySheet.tsx'
import type { SummaryData } from '#web/app/queries/summary-query.ts'

/** The summary as it is printed. */
export function Sheet({ summary, data }: { summary: BusinessSummary; data: SummaryData }) {
  const { logo, around, today } = data
  return (
    <SummarySheet
      {...summaryView(summary, around)}
      line={`Business summary, ${shortDate(today)}`}
      logo={logo && { ...logo, src: `/api${logo.path}` }}
    />
  )
}
