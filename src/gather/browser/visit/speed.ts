import type Result from 'lighthouse/types/lhr/lhr.js'
import type { SpeedFacts } from '#core/evidence/visit.ts'
import { type Failure, failure } from '#core/reasons.ts'

type AuditResult = Result['audits'][string]

/** Speed of one run, or why it has none. A score that is not a number is not a score of 0. */
export function speedOf(
  { categories, audits }: Pick<Result, 'categories' | 'audits'>,
  contention: number | null,
): SpeedFacts | { failure: Failure } {
  const score = categories['performance']?.score
  if (typeof score !== 'number') return { failure: failure('page_unstable', 'Lighthouse gave no score') }
  const performance = Math.round(score * 100)
  const metric = (id: string): number | null => audits[id]?.numericValue ?? null
  return {
    performance,
    runs: [performance],
    contention,
    metrics: {
      fcp: metric('first-contentful-paint'),
      lcp: metric('largest-contentful-paint'),
      tbt: metric('total-blocking-time'),
      cls: metric('cumulative-layout-shift'),
      si: metric('speed-index'),
    },
    opportunities: Object.values(audits).flatMap(opportunityOf).toSorted(bySavings).slice(0, 5),
    totalBytes: metric('total-byte-weight'),
    // The name as it is stored: it is the picture that wastes most.
    heaviestPicture: wastefulPictures(audits[PICTURES])[0] ?? null,
  }
}

/** The audit of pictures, whose rows alone have what could be saved. */
const PICTURES = 'image-delivery-insight'

type WastefulPicture = NonNullable<SpeedFacts['heaviestPicture']>

/** The pictures that could be smaller, the one of which most bytes could be saved first. */
function wastefulPictures(audit: AuditResult | undefined): WastefulPicture[] {
  const items = audit?.details?.type === 'table' ? audit.details.items : []
  const pictures = items.flatMap(({ url, totalBytes, wastedBytes }) =>
    typeof url === 'string' &&
    typeof totalBytes === 'number' &&
    typeof wastedBytes === 'number' &&
    wastedBytes > 0
      ? [{ url, bytes: Math.round(totalBytes), wastedBytes: Math.round(wastedBytes) }]
      : [],
  )
  return pictures.toSorted((a, b) => b.wastedBytes - a.wastedBytes)
}

type Opportunity = SpeedFacts['opportunities'][number]

function opportunityOf(audit: AuditResult): Opportunity[] {
  if (audit.score === null || audit.score >= 0.9) return []
  const savingsMs = savedTime(audit)
  const savingsBytes = savedBytes(audit)
  if (savingsMs === null && savingsBytes === null) return []
  return [{ id: audit.id, title: audit.title, savingsMs, savingsBytes, display: audit.displayValue ?? null }]
}

function savedTime({ details, metricSavings }: AuditResult): number | null {
  const own = details?.type === 'opportunity' ? (details.overallSavingsMs ?? 0) : 0
  const { FCP = 0, LCP = 0, TBT = 0 } = metricSavings ?? {}
  const most = Math.round(Math.max(own, FCP, LCP, TBT))
  return most > 0 ? most : null
}

function savedBytes(audit: AuditResult): number | null {
  if (audit.id === PICTURES)
    return wastefulPictures(audit).reduce((sum, one) => sum + one.wastedBytes, 0) || null
  const { details } = audit
  const bytes =
    details?.type === 'opportunity' || details?.type === 'table'
      ? Reflect.get(details, 'overallSavingsBytes')
      : 0
  return typeof bytes === 'number' && bytes > 0 ? Math.round(bytes) : null
}

const bySavings = (a: Opportunity, b: Opportunity): number =>
  (b.savingsMs ?? 0) - (a.savingsMs ?? 0) || (b.savingsBytes ?? 0) - (a.savingsBytes ?? 0)

/** The run with the median score; `runs` keeps all scores in order. Opportunities come from the first run, since the others measured only score and metrics. */
export function middleOf(runs: readonly [SpeedFacts, ...SpeedFacts[]]): SpeedFacts {
  const sorted = runs.toSorted((a, b) => a.performance - b.performance)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? runs[0]
  const [{ opportunities, totalBytes, heaviestPicture }] = runs
  return {
    ...middle,
    opportunities,
    totalBytes,
    heaviestPicture,
    runs: runs.map(({ performance }) => performance),
  }
}
