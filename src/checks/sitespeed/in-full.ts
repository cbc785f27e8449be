import type { Block } from '#core/block.ts'
import type { InFull } from '#core/check.ts'
import type { LighthouseAudit, VisitEvidence } from '#core/evidence/visit.ts'
import { plural } from '#core/words.ts'

/** Lighthouse's own limits (its `shared/util.js`, RATINGS): an audit of at least this score has passed, or is average. */
const PASSED = 0.9
const AVERAGE = 0.5

/** Everything that Lighthouse measured in one visit: each audit, with its files and elements. */
export const lighthouseInFull = (visit: 'mobileVisit' | 'desktopVisit'): InFull => ({
  evidence: [visit],
  blocks: (evidence) => auditBlocks(evidence[visit]),
})

export function auditBlocks(visit: Pick<VisitEvidence, 'audits' | 'lighthouseVersion'> | undefined): Block[] {
  const audits = visit?.audits ?? []
  if (!visit || audits.length === 0) {
    return [
      {
        kind: 'note',
        text: "The measurement's details aren't kept any more. The next scan brings them back.",
      },
    ]
  }
  const notPassed = audits.filter(({ state, score }) => state === 'measured' && !hasPassed(score))
  const informative = audits.filter(({ state, tables }) => state === 'informative' && tables.length > 0)
  const passed = audits.filter(({ state, score }) => state === 'measured' && hasPassed(score))
  const rest = audits.filter(
    (audit) => !notPassed.includes(audit) && !informative.includes(audit) && !passed.includes(audit),
  )
  return [
    {
      kind: 'note',
      text: `Everything Lighthouse ${visit.lighthouseVersion} measured: ${plural(audits.length, 'audit')}, in its own words, with the files and elements for whoever does the work.`,
    },
    ...notPassed.toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0)).flatMap(auditInFull),
    ...informative.flatMap(auditInFull),
    ...listOf('Passed', passed, 'success'),
    ...passed.flatMap(tablesOf),
    ...listOf("No rating, or doesn't apply here", rest, undefined),
  ]
}

const hasPassed = (score: number | null): boolean => score !== null && score >= PASSED

const toneOf = ({ score }: LighthouseAudit): 'error' | 'warning' | 'info' => {
  if (score === null) return 'info'
  return score < AVERAGE ? 'error' : 'warning'
}

const auditInFull = (audit: LighthouseAudit): Block[] => [
  {
    kind: 'list',
    title: audit.title,
    items: [{ text: audit.display ?? scoreText(audit), detail: audit.description, tone: toneOf(audit) }],
  },
  ...tablesOf(audit),
]

const scoreText = ({ score }: LighthouseAudit): string =>
  score === null ? 'For information' : `${Math.round(score * 100)} of 100`

const tablesOf = ({ title, tables }: LighthouseAudit): Block[] =>
  tables.map(({ columns, rows, total }) => ({
    kind: 'table',
    title: `${title}: where`,
    columns,
    rows,
    total,
  }))

const listOf = (title: string, audits: readonly LighthouseAudit[], tone: 'success' | undefined): Block[] =>
  audits.length === 0
    ? []
    : [
        {
          kind: 'list',
          title: `${title} (${audits.length})`,
          items: audits.map((audit) => ({ text: audit.title, detail: audit.display ?? undefined, tone })),
        },
      ]
