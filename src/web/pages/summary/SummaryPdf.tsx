import { ReportButton } from '#web/shared/reports/ReportButton.tsx'

/** The saved summary as a PDF. */
export const SummaryPdf = () => (
  <ReportButton kind="business-summary" name="My Business Summary" label="Download PDF" look="default" />
)
