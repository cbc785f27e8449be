import { PLAN_GROUPS, type PlanGroup } from '#core/plan-states.ts'
import { CHECK_KINDS } from './check-kinds.generated.ts'
import type { Report } from './schema.ts'

/** What a report of results holds: the plan's groups, or one check in full. */
export type ResultContent =
  | { holds: 'plan'; groups: readonly PlanGroup[]; isWhole: boolean }
  | { holds: 'check'; check: string }

/** What a downloadable report holds: results, or what the owner says of the business. */
export type ReportContent = ResultContent | { holds: 'summary' }

export interface ReportKind {
  id: ReportKindId
  title: string
  content: ReportContent
}

const group = (id: ReportKindId, title: string, of: PlanGroup): ReportKind => ({
  id,
  title,
  content: { holds: 'plan', groups: [of], isWhole: false },
})
export const REPORT_KIND_IDS = [
  'blueprint-easy',
  'blueprint-essentials',
  'blueprint-long-term',
  'blueprint',
  ...CHECK_KINDS.map(({ id }) => id),
  'business-summary',
] as const
export type ReportKindId = (typeof REPORT_KIND_IDS)[number]

/** Every kind of report that an owner can download (specification, entities; addresses by the decisions, section 15). */
export const REPORT_KINDS: readonly ReportKind[] = [
  group('blueprint-easy', 'Easy business wins', 'easy'),
  group('blueprint-essentials', 'Business essentials', 'essential'),
  group('blueprint-long-term', 'Long-term goals', 'longterm'),
  {
    id: 'blueprint',
    title: 'Online Business Blueprint',
    content: { holds: 'plan', groups: PLAN_GROUPS, isWhole: true },
  },
  ...CHECK_KINDS.map(
    ({ id, title, check }): ReportKind => ({ id, title, content: { holds: 'check', check } }),
  ),
  { id: 'business-summary', title: 'My Business Summary', content: { holds: 'summary' } },
]

export const reportKind = (id: string): ReportKind | null =>
  REPORT_KINDS.find((kind) => kind.id === id) ?? null

/** The kind of report that shows a check in full; `null` when it has none of its own. */
export const reportKindOf = (check: string): ReportKind | null =>
  REPORT_KINDS.find(({ content }) => content.holds === 'check' && content.check === check) ?? null

/** What there is to make reports of. */
export interface Available {
  report: Pick<Report, 'checks' | 'plan'>
  /** The owner has saved a summary of the business. */
  hasSummary: boolean
}

/** Whether there is anything to put into a report: else "Report not available". */
export function isAvailable({ content }: ReportKind, { report, hasSummary }: Available): boolean {
  if (content.holds === 'summary') return hasSummary
  if (content.holds === 'plan') return report.plan.items.some(({ group }) => content.groups.includes(group))
  const check = report.checks.find(({ id }) => id === content.check)
  return check !== undefined && check.greyKind !== 'unable'
}

/** The name a download gets: ours alone, nothing of it comes from a website. */
export const reportFileName = (id: ReportKindId, at: Date): string =>
  `fettle-${id}-${at.toISOString().slice(0, 10)}.pdf`
