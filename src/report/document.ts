import { withBoxes } from '#core/boxed.ts'
import type { AnyCheck } from '#core/check.ts'
import type { EvidenceKey } from '#core/evidence/index.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import type { CheckResult } from '#core/result.ts'
import { countingResult } from '#core/known-results.ts'
import { pagesRead } from '#core/site/distinct-pages.ts'
import type { Plan, PlanItem } from '#plan/plan.ts'
import type { Report } from './schema.ts'

/** One check's known results, with everything they show. */
export interface FullKnownResults {
  newest: CheckResult
  lastKnown: CheckResult | null
}

/** The input for the checks and the plan of a document. */
export interface ContentInput {
  /** The checks it may contain, in this order. */
  checks: readonly AnyCheck[]
  knownByCheck: ReadonlyMap<string, FullKnownResults>
  plan: Pick<Plan, 'topPriority'> &
    Partial<Pick<Plan, 'tonight'>> & {
      items: readonly (PlanItem & { isCounted?: boolean })[]
    }
  /** The time at which "as last known" is evaluated. */
  at: Date
}

export interface ReportInput extends ContentInput {
  /** As it was typed. */
  requested: string
  /** As it is known without a scan. */
  address: string
  sample: boolean
  version: string
  /** The scan that it is about; `null`: the results are of several scans, and have their own times. */
  scan: { startedAt: string; finishedAt: string; durationMs: number } | null
  evidence: EvidenceSoFar
}

/** The evidence that a document reads. */
export const REPORT_EVIDENCE = [
  'site',
  'pages',
  'mail',
  'certificate',
  'mobileVisit',
  'desktopVisit',
] as const satisfies readonly EvidenceKey[]

/**
 * The report document (`fettle.report/1`) for API, worker and command line: of one scan, or of a website's results of several. Unknown
 * values are `null`; without a scan, the times are those of the first and the last result.
 */
export function makeReport(input: ReportInput): Report {
  const { evidence } = input
  const content = contentOf(input)
  const pages = valueIn(evidence, 'pages')
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
    pagesRead: pages === undefined ? null : pagesRead(pages),
    ...content,
    checks: content.checks.map((result) => boxedOn(input, result)),
    timings: {
      dns: durationOf(evidence, 'mail'),
      tls: durationOf(evidence, 'certificate'),
      crawl: durationOf(evidence, 'pages'),
      mobileVisit: durationOf(evidence, 'mobileVisit'),
      desktopVisit: durationOf(evidence, 'desktopVisit'),
    },
  }
}

/** A result with its pictures, from the evidence that the document reads. */
function boxedOn({ checks, evidence }: ReportInput, result: Report['checks'][number]) {
  const check = checks.find(({ id }) => id === result.id)
  if (!check?.boxed) return result
  const [desktopVisit, mobileVisit] = [valueIn(evidence, 'desktopVisit'), valueIn(evidence, 'mobileVisit')]
  return withBoxes(check, result, { desktopVisit, mobileVisit })
}

/** The results that count, as in the plan, and the plan without its history. */
export const contentOf = ({
  checks,
  knownByCheck,
  plan,
  at,
}: ContentInput): Pick<Report, 'checks' | 'plan'> => ({
  checks: checks.flatMap((check) => {
    const knownResults = knownByCheck.get(check.id)
    return knownResults ? [withGood(check, resultOf(check, knownResults, at))] : []
  }),
  plan: {
    topPriority: [...plan.topPriority],
    items: plan.items.map(itemOf),
    // A business without results has no plan.
    tonight: plan.tonight ?? null,
  },
})

/** A result that is not conclusive is replaced by the last conclusive one while that counts. */
const resultOf = (check: AnyCheck, { newest, lastKnown }: FullKnownResults, at: Date): CheckResult =>
  lastKnown !== null && countingResult(check, { newest, lastKnown }, at) === lastKnown ? lastKnown : newest

/** With what is good in a few words, where it is. */
function withGood({ words }: AnyCheck, result: CheckResult): Report['checks'][number] {
  const { inShort } = words.statuses[result.status] ?? {}
  return inShort !== undefined && result.display === 'success' ? { ...result, inShort } : result
}

/** An item completed long ago and not looked at since is no longer known: a document has no "completed, but not counted". */
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
  // A plan that an older version stored lacks these three.
  tonightMinutes: item.tonightMinutes ?? null,
  isReadyMade: item.isReadyMade ?? false,
  turnsGood: item.turnsGood ?? 'not_promised',
  who: item.who,
  ...(item.alsoSettles && { alsoSettles: item.alsoSettles }),
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
