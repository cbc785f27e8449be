import type { EvidenceKey } from '#core/evidence/index.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import type { CheckResult } from '#core/result.ts'
import type { Plan } from '#plan/plan.ts'
import type { Report } from './schema.ts'

export interface ReportInput {
  requested: string
  address: string
  sample: boolean
  startedAt: string
  finishedAt: string
  durationMs: number
  version: string
  results: readonly CheckResult[]
  evidence: EvidenceSoFar
  plan: Plan
}

/** The report document of one scan (`fettle.report/1`). */
export function makeReport(input: ReportInput): Report {
  const { evidence, plan } = input
  const visit = valueIn(evidence, 'mobileVisit') ?? valueIn(evidence, 'desktopVisit')
  return {
    schema: 'fettle.report/1',
    address: valueIn(evidence, 'site')?.address ?? input.address,
    requested: input.requested,
    sample: input.sample,
    startedAt: input.startedAt,
    finishedAt: input.finishedAt,
    durationMs: input.durationMs,
    engine: {
      version: input.version,
      lighthouse: visit?.lighthouseVersion ?? null,
      browser: visit?.browserVersion ?? null,
    },
    pagesRead: valueIn(evidence, 'pages')?.read ?? null,
    checks: [...input.results],
    plan,
    timings: {
      dns: durationOf(evidence, 'mail'),
      tls: durationOf(evidence, 'certificate'),
      crawl: durationOf(evidence, 'pages'),
      mobileVisit: durationOf(evidence, 'mobileVisit'),
      desktopVisit: durationOf(evidence, 'desktopVisit'),
    },
  }
}

function valueIn<K extends EvidenceKey>(evidence: EvidenceSoFar, key: K) {
  const piece = evidence[key]
  return piece?.state === 'ok' ? piece.value : undefined
}

const durationOf = (evidence: EvidenceSoFar, key: EvidenceKey): number | null =>
  evidence[key]?.durationMs ?? null
