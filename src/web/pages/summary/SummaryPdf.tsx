import { ReportButton } from '#web/shared/reports/ReportButton.tsx'

/** What was saved last, as a PDF. */
export const SummaryPdf = () => (
  <ReportButton kind="business-summary" name="My Business Summary" label="Download PDF" look="default" />
)
