import { printPdf, type PrintOptions } from '#engine/print-pdf.ts'
import { standingReport } from '#engine/standing-report.ts'
import { readFonts } from '#engine/report-fonts.ts'
import type { LiveEvent } from '#api/live-event.ts'
import type { Files } from '#api/services.ts'
import { renderKind } from '#report/html/kind.ts'
import { reportKind } from '#report/kinds.ts'
import type { Database } from '#store/database.ts'
import { planOfWebsite } from '#store/plans.ts'
import { endReport, setReportProgress, type StoredReport, takeReport } from '#store/reports.ts'
import { standingsOfWebsite } from '#store/standings.ts'
import { presentationOf, websiteForWorker } from '#store/websites.ts'

export interface ReportTools {
  db: Database
  files: Files
  print: PrintOptions
  version: string
  publish(websiteId: string, event: LiveEvent): Promise<void>
}

/** Makes one report as a PDF and keeps it for its owner. Throws when it could not be made: the queue tries again. */
export async function makeOwnersReport(reportId: string, tools: ReportTools): Promise<void> {
  const report = await takeReport(tools.db, reportId)
  if (!report) return
  await tell(tools, report, 'running', 10)
  try {
    const html = await htmlOf(report, tools)
    await setReportProgress(tools.db, report.id, 50)
    await tell(tools, report, 'running', 50)
    const file = `reports/${report.ownerId}/${report.id}.pdf`
    await tools.files.put(file, await printPdf(html, tools.print))
    await endReport(tools.db, report.id, { state: 'done', file })
    await tell(tools, report, 'done', 100)
  } catch (error) {
    await endReport(tools.db, report.id, { state: 'failed' })
    await tell(tools, report, 'failed', 0)
    throw error
  }
}

async function htmlOf(report: StoredReport, { db, version }: ReportTools): Promise<string> {
  const kind = reportKind(report.kind)
  const website = await websiteForWorker(db, report.websiteId)
  if (!kind || !website?.address)
    throw new Error(`There is nothing to put into a report of kind ${report.kind}`)
  const [standings, plan, presentation] = await Promise.all([
    standingsOfWebsite(db, website.id),
    planOfWebsite(db, website.id),
    presentationOf(db, website),
  ])
  const document = standingReport({
    address: website.address,
    version,
    standings,
    plan: plan ?? { topPriority: [], items: [] },
  })
  return renderKind(kind, document, { ...presentation, fonts: readFonts(), expand: true })
}

const tell = (tools: ReportTools, { id, websiteId }: StoredReport, state: string, progress: number) =>
  tools.publish(websiteId, { kind: 'report', report: id, state, progress })
