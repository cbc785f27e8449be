import type { AnyCheck } from '#core/check.ts'
import type { EvidenceKey } from '#core/evidence/index.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import type { CheckResult } from '#core/result.ts'
import { countingResult } from '#core/known-results.ts'
import type { Plan, PlanItem } from '#plan/plan.ts'
import type { Report } from './schema.ts'

/** How one check stands, with everything it shows. */
export interface FullKnownResults {
  newest: CheckResult
  lastKnown: CheckResult | null
}

/** What the checks and the plan of a document are made from. */
export interface ContentInput {
  /** The checks it may hold, in its order. */
  checks: readonly AnyCheck[]
  standings: ReadonlyMap<string, FullKnownResults>
  plan: Pick<Plan, 'topPriority'> & { items: readonly (PlanItem & { isCounted?: boolean })[] }
  /** The moment that "as last known" is reckoned from. */
  at: Date
}

export interface ReportInput extends ContentInput {
  /** As it was typed. */
  requested: string
  /** As it is known without having looked. */
  address: string
  sample: boolean
  version: string
  /** The scan that it is about; `null`: the results are of several, and say themselves when they were found. */
  scan: { startedAt: string; finishedAt: string; durationMs: number } | null
  evidence: EvidenceSoFar
}

/** What a document reads of the evidence. */
export const REPORT_EVIDENCE = [
  'site',
  'pages',
  'mail',
  'certificate',
  'mobileVisit',
  'desktopVisit',
] as const satisfies readonly EvidenceKey[]

/**
 * The report document (`fettle.report/1`), whoever asks: of one scan, or of how a website stands after several. What is not
 * known is `null`; where no scan is named, the first and the last result say when it was.
 */
export function makeReport(input: ReportInput): Report {
  const { evidence } = input
  const content = contentOf(input)
  const visit = valueIn(evidence, 'mobileVisit') ?? valueIn(evidence, 'desktopVisit')
  return {
    schema: 'fettle.report/1',
    address: valueIn(evidence, 'site')?.address ?? input.address,
    requested: input.requested,
    sample: input.sample,
    ...timesOf(input, content),
    engine: {
      version: input.version,
      lighthouse: visit?.lighthouseVersion ?? null,
      browser: visit?.browserVersion ?? null,
    },
    pagesRead: valueIn(evidence, 'pages')?.read ?? null,
    ...content,
    timings: {
      dns: durationOf(evidence, 'mail'),
      tls: durationOf(evidence, 'certificate'),
      crawl: durationOf(evidence, 'pages'),
      mobileVisit: durationOf(evidence, 'mobileVisit'),
      desktopVisit: durationOf(evidence, 'desktopVisit'),
    },
  }
}

/** The results that count, as the plan has them, and the plan without its past. */
export const contentOf = ({
  checks,
  standings,
  plan,
  at,
}: ContentInput): Pick<Report, 'checks' | 'plan'> => ({
  checks: checks.flatMap((check) => {
    const standing = standings.get(check.id)
    return standing ? [resultOf(check, standing, at)] : []
  }),
  plan: { topPriority: [...plan.topPriority], items: plan.items.map(itemOf) },
})

/** What could not be looked at is shown as it was last known, while that counts. */
const resultOf = (check: AnyCheck, { newest, lastKnown }: FullKnownResults, at: Date): CheckResult =>
  lastKnown !== null && countingResult(check, { newest, lastKnown }, at) === lastKnown ? lastKnown : newest

/** Done long ago and not looked at since is not known any more: a document has no "completed, but not counted". */
const itemOf = ({ isCounted = true, state, ...item }: PlanItem & { isCounted?: boolean }): PlanItem => ({
  check: item.check,
  title: item.title,
  group: item.group,
  state: state === 'completed' && !isCounted ? 'unknown' : state,
  priority: item.priority,
  place: item.place,
  why: item.why,
  effortMinutes: item.effortMinutes,
  effort: item.effort,
  who: item.who,
})

function timesOf(
  { scan, at }: ReportInput,
  { checks }: Pick<Report, 'checks'>,
): Pick<Report, 'startedAt' | 'finishedAt' | 'durationMs'> {
  if (scan) return { startedAt: scan.startedAt, finishedAt: scan.finishedAt, durationMs: scan.durationMs }
  const times = checks.map(({ updatedAt }) => updatedAt).toSorted()
  const first = times[0] ?? at.toISOString()
  return { startedAt: first, finishedAt: times.at(-1) ?? first, durationMs: 0 }
}

function valueIn<K extends EvidenceKey>(evidence: EvidenceSoFar, key: K) {
  const piece = evidence[key]
  return piece?.state === 'ok' ? piece.value : undefined
}

const durationOf = (evidence: EvidenceSoFar, key: EvidenceKey): number | null =>
  evidence[key]?.durationMs ?? null
