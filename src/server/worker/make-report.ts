import { catalogue } from '#checks/catalogue.generated.ts'
import { inTourOrder } from '#engine/order.ts'
import { readFonts } from '#engine/report-fonts.ts'
import { zoneOfOwner } from '#core/business/time-zone.ts'
import { renderKind, type ResultReportKind } from '#report/html/kind.ts'
import { paperOf } from '#report/html/presentation.ts'
import { renderSummary } from '#report/html/summary.ts'
import { reportKind } from '#report/kinds.ts'
import { ownerOf } from '#store/owners.ts'
import { reportOfWebsite } from '#store/report-input.ts'
import { endReport, setReportProgress, type StoredReport, takeReport } from '#store/reports.ts'
import { summaryOfOwner } from '#store/summaries.ts'
import { businessFactsOf } from '#store/business-facts.ts'
import { summaryView } from '#summary/view.ts'
import { newestFullScan } from '#store/scans.ts'
import { inSpan } from '#telemetry/telemetry.ts'
import type { SpanOptions } from '#telemetry/spans.ts'
import { currentTrace, readTraceparent } from '#telemetry/trace-context.ts'
import { websiteForWorker } from '#store/websites.ts'
import { aroundReport } from './around-report.ts'
import type { ReportTools } from './report-tools.ts'
import { reportInFull } from './report-in-full.ts'
import { logoPicture } from './logo-picture.ts'

/** Makes one report as a PDF and stores it for its owner. Throws when that fails; the queue then tries again. */
export async function makeOwnersReport(reportId: string, tools: ReportTools): Promise<void> {
  const report = await takeReport(tools.db, reportId)
  if (!report) return
  const scan = await newestFullScan(tools.db, report.websiteId)
  const attributes = { 'fettle.report.kind': report.kind }
  await inSpan({ name: 'report', attributes, ...traceOfScan(scan?.trace) }, () => make(report, tools))
}

/** A report belongs to the trace of the scan that it tells of, with a link to the call that asked for it. */
function traceOfScan(trace: string | null | undefined): Pick<SpanOptions, 'parent' | 'links'> {
  const parent = readTraceparent(trace)
  const asked = currentTrace()
  return parent === null ? {} : { parent, links: asked === null ? [] : [asked] }
}

async function make(report: StoredReport, tools: ReportTools): Promise<void> {
  await publishProgress(tools, report, 'running', 10)
  const html = await inSpan({ name: 'write report' }, () => htmlOf(report, tools))
  await setReportProgress(tools.db, report.id, 50)
  await publishProgress(tools, report, 'running', 50)
  const file = `reports/${report.ownerId}/${report.id}.pdf`
  // It loads what drives a browser, which a worker that only scans goes without.
  const { printPdf } = await import('#engine/print-pdf.ts')
  const pdf = await inSpan({ name: 'print PDF' }, () => printPdf(html, tools.print))
  await tools.files.put(file, pdf)
  await endReport(tools.db, report.id, { state: 'done', file })
  await publishProgress(tools, report, 'done', 100)
}

/** The HTML of a report, which is printed. */
export async function htmlOf(report: StoredReport, tools: ReportTools): Promise<string> {
  const kind = reportKind(report.kind)
  if (!kind) throw nothingFor(report)
  const { content, title } = kind
  return content.holds === 'summary'
    ? summaryHtml(report, tools)
    : resultsHtml(report, { title, content }, tools)
}

async function resultsHtml(
  { websiteId, kind: id, createdAt }: StoredReport,
  kind: ResultReportKind,
  tools: ReportTools,
): Promise<string> {
  const { db } = tools
  const website = await websiteForWorker(db, websiteId)
  if (!website || website.address === null) throw nothingFor({ kind: id })
  const document = await reportOfWebsite(
    tools,
    { ...website, address: website.address },
    { checks: inTourOrder(catalogue), at: createdAt, isSample: tools.isDemonstration },
  )
  const around = await aroundReport(tools, website, { content: kind.content, checks: document.checks })
  const { content } = kind
  const inFull = content.holds === 'check' ? await reportInFull(tools, website, content.check) : []
  return renderKind(kind, document, { ...around, inFull, fonts: readFonts(), expand: true })
}

async function summaryHtml(
  report: StoredReport,
  { db, files, isDemonstration }: ReportTools,
): Promise<string> {
  const [owner, { content, logo }] = await Promise.all([
    ownerOf(db, report.ownerId),
    summaryOfOwner(db, report.ownerId),
  ])
  if (!owner || !content) throw nothingFor(report)
  const [around, picture] = await Promise.all([
    businessFactsOf(db, owner),
    logoPicture(files, report.ownerId, logo),
  ])
  const timeZone = zoneOfOwner(owner)
  return renderSummary({
    view: summaryView(content, around),
    logo: picture,
    at: report.createdAt.toISOString(),
    timeZone,
    paper: paperOf(timeZone),
    fonts: readFonts(),
    isSample: isDemonstration,
  })
}

const nothingFor = ({ kind }: Pick<StoredReport, 'kind'>): Error =>
  new Error(`There is nothing to put into a report of kind ${kind}`)

const publishProgress = (
  tools: ReportTools,
  { id, websiteId }: StoredReport,
  state: string,
  progress: number,
) => tools.publish(websiteId, { kind: 'report', report: id, state, progress })
