import type { Report } from '../schema.ts'
import { type HtmlOptions, renderReport } from './document.ts'
import { wholeReport } from './whole.ts'

/** The owner's report as one self-contained HTML file: readable on a phone, printable, without script. */
export const renderHtml = (report: Report, options: HtmlOptions): Promise<string> =>
  renderReport({ title: 'Website health report', report, options }, wholeReport(report, options))
