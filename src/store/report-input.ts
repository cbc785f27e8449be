import type { AnyCheck } from '#core/check.ts'
import { type ContentInput, makeReport, REPORT_EVIDENCE, type ReportInput } from '#report/document.ts'
import type { Report } from '#report/schema.ts'
import type { Database } from './database.ts'
import { type EvidenceFiles, readEvidence } from './evidence.ts'
import { planOfWebsite } from './plans.ts'
import { newestScan, type Scan } from './scans.ts'
import { planFromResults } from './update-plan.ts'
import { knownResultsOfWebsite } from './known-results.ts'
import type { Website } from './websites.ts'

export interface Asked {
  /** The checks of the catalogue, in the order of a report. */
  checks: readonly AnyCheck[]
  at: Date
  /** It is about the made-up business of a demonstration. */
  isSample?: boolean
}

/** Plan of a website that was never scanned. */
const NO_PLAN = { topPriority: [], items: [] }

/** Content of a website's report: its newest results, and its plan as stored, or made from the results so far. */
export async function contentOfWebsite(
  db: Database,
  website: Website,
  { checks, at }: Asked,
): Promise<ContentInput> {
  const [knownByCheck, kept] = await Promise.all([
    knownResultsOfWebsite(db, website.id),
    planOfWebsite(db, website.id),
  ])
  if (kept !== null || knownByCheck.size === 0) return { checks, knownByCheck, plan: kept ?? NO_PLAN, at }
  const { movement } = await planFromResults(db, website, { checks, at, scan: 'manual' })
  return { checks, knownByCheck, plan: movement.plan, at }
}

/** The report document of a website's present results. The website must have an address. */
export async function reportOfWebsite(
  { db, files, version }: { db: Database; files: EvidenceFiles; version: string },
  website: Website & { address: string },
  asked: Asked,
): Promise<Report> {
  const [content, evidence, scan] = await Promise.all([
    contentOfWebsite(db, website, asked),
    readEvidence({ db, files }, website.id, REPORT_EVIDENCE),
    newestScan(db, website.id),
  ])
  return makeReport({
    ...content,
    requested: website.address,
    address: website.address,
    sample: asked.isSample ?? false,
    version,
    scan: spanOfAll(content, scan),
    evidence,
  })
}

/** The newest scan, where every check's newest result is of it; `null` otherwise. */
function spanOfAll({ checks, knownByCheck }: ContentInput, scan: Scan | null): ReportInput['scan'] {
  if (!scan?.startedAt || !scan.endedAt) return null
  const span = spanOf(scan.startedAt, scan.endedAt)
  const isOfIt = ({ id }: AnyCheck): boolean => {
    const at = knownByCheck.get(id)?.newest.updatedAt
    return at === undefined || (at >= span.startedAt && at <= span.finishedAt)
  }
  return checks.every(isOfIt) ? span : null
}

const spanOf = (start: Date, end: Date) => ({
  startedAt: start.toISOString(),
  finishedAt: end.toISOString(),
  durationMs: end.getTime() - start.getTime(),
})
