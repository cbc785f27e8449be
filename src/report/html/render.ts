import type { Report } from '../schema.ts'
import { type HtmlOptions, renderReport } from './document.ts'
import { wholeReport } from './whole.ts'

const TITLE = 'Website health report'

/** The owner's report as one self-contained HTML file: readable on a phone, printable, without script. */
export const renderHtml = (report: Report, options: HtmlOptions): Promise<string> =>
  renderReport({ title: TITLE, report, options }, wholeReport(report, options, TITLE))
