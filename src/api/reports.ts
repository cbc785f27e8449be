import type { z } from 'zod'
import { catalogue } from '#checks/catalogue.generated.ts'
import { zoneOfOwner } from '#core/business/time-zone.ts'
import { inTourOrder } from '#engine/order.ts'
import { contentOf } from '#report/document.ts'
import { isAvailable, REPORT_KINDS, reportFileName } from '#report/kinds.ts'
import { contentOfWebsite } from '#store/report-input.ts'
import { askForReport, finishedReport, newestReports, type StoredReport } from '#store/reports.ts'
import { summaryOfOwner } from '#store/summaries.ts'
import type { Website } from '#store/websites.ts'
import type { Identity } from './auth/identity.ts'
import { reportCalls } from './contract/reports.ts'
import { sampleText } from '#core/sample-files.ts'
import { downloadAnswer } from './http/download-answer.ts'
import { notFound } from './http/error.ts'
import { named, Resource } from './http/routing.ts'
import type { Services } from './services.ts'
import { signedInOwner } from './owner/me.ts'
import { ownersWebsite } from './visitors/website-in-view.ts'

const NOT_AVAILABLE = 'Report not available'
type ReportShape = z.infer<(typeof reportCalls)['POST /reports/{kind}']['answer']>

export const reportRoutes = new Resource()
  .on(named(reportCalls, 'GET /reports'), async (incoming) => {
    const website = await ownersWebsite(incoming)
    const { db } = incoming.services
    const [there, made] = await Promise.all([
      whatThereIs(incoming, website),
      newestReports(db, incoming.owner.ownerId, website.id),
    ])
    const kinds = REPORT_KINDS.map((kind) => {
      const newest = made.find((report) => report.kind === kind.id)
      const available = isAvailable(kind, there)
      return { kind: kind.id, title: kind.title, available, newest: newest ? viewOf(newest, kind.id) : null }
    })
    return { kinds }
  })
  .on(named(reportCalls, 'POST /reports/{kind}'), async (incoming) => {
    const { owner, params, services } = incoming
    const website = await ownersWebsite(incoming)
    const kind = REPORT_KINDS.find(({ id }) => id === params.kind)
    if (!kind || !isAvailable(kind, await whatThereIs(incoming, website))) throw notFound(NOT_AVAILABLE)
    const { report, isNew } = await askForReport(services.db, {
      ownerId: owner.ownerId,
      websiteId: website.id,
      kind: kind.id,
    })
    if (isNew) await services.jobs.report(report.id)
    return viewOf(report, kind.id)
  })
  .on(named(reportCalls, 'GET /reports/{kind}'), async (incoming) => {
    const { owner, params, services } = incoming
    const website = await ownersWebsite(incoming)
    const account = await signedInOwner(incoming)
    const wanted = { ownerId: owner.ownerId, websiteId: website.id, kind: params.kind }
    const report = await finishedReport(services.db, wanted)
    const body = report?.file ? await services.files.get(report.file) : null
    if (!report || !body) throw notFound(NOT_AVAILABLE)
    const name = reportFileName(params.kind, report.createdAt, zoneOfOwner(account))
    return downloadAnswer(services, { name, type: 'application/pdf', body })
  })

/** Spreadsheets of checks. Registered after every other call of a check, because the last part of their address is a variable. */
export const sheetRoutes = new Resource().on(
  named(reportCalls, 'GET /checks/{id}/{sheet}'),
  async (incoming) => {
    const { params, services } = incoming
    const sheet = catalogue.find(({ id }) => id === params.id)?.sheet
    if (sheet?.name !== params.sheet) throw notFound()
    const { checks } = await resultsOf(services, await ownersWebsite(incoming))
    const check = checks.find(({ id }) => id === params.id)
    if (!check) throw notFound(NOT_AVAILABLE)
    const made = sheet.make(check.facts)
    const body = services.isDemonstration ? sampleText(made, 'text/csv') : made
    return downloadAnswer(services, { name: sheet.name, type: 'text/csv; charset=utf-8', body })
  },
)

async function whatThereIs({ owner, services }: { owner: Identity; services: Services }, website: Website) {
  const [report, summary] = await Promise.all([
    resultsOf(services, website),
    summaryOfOwner(services.db, owner.ownerId),
  ])
  return { report, hasSummary: summary.content !== null }
}

const NOTHING = { checks: [], plan: { topPriority: [], items: [], tonight: null } }

/** Results and plan for a report; empty for a business without a website. */
const resultsOf = async ({ db, now }: Services, website: Website) =>
  website.address === null
    ? NOTHING
    : contentOf(await contentOfWebsite(db, website, { checks: inTourOrder(catalogue), at: now() }))

const viewOf = (
  { id, state, progress, createdAt }: StoredReport,
  kind: ReportShape['kind'],
): ReportShape => ({
  id,
  kind,
  state,
  progress,
  at: createdAt.toISOString(),
})
