import { dayOf } from '#core/dates.ts'
import { pdfName } from '#core/format/file-name.ts'
import { PLAN_GROUPS, type PlanGroup } from '#core/plan-states.ts'
import { CHECK_KINDS } from './check-kinds.generated.ts'
import type { Report } from './schema.ts'

/** The content of a report of results: the plan's groups, what is completed, or one check in full. */
export type ResultContent =
  | { holds: 'plan'; groups: readonly PlanGroup[]; isWhole: boolean }
  | { holds: 'completed' }
  | { holds: 'check'; check: string }

/** The content of a downloadable report: results, or the business summary. */
export type ReportContent = ResultContent | { holds: 'summary' }

export interface ReportKind {
  id: ReportKindId
  title: string
  content: ReportContent
}

/** What owners call the groups of the plan. */
export const GROUP_TITLES: Readonly<Record<PlanGroup, string>> = {
  easy: 'Easy business wins',
  essential: 'Business essentials',
  longterm: 'Long-term goals',
}

const group = (id: ReportKindId, of: PlanGroup): ReportKind => ({
  id,
  title: GROUP_TITLES[of],
  content: { holds: 'plan', groups: [of], isWhole: false },
})
export const REPORT_KIND_IDS = [
  'blueprint-easy',
  'blueprint-essentials',
  'blueprint-long-term',
  'blueprint-completed',
  'blueprint',
  ...CHECK_KINDS.map(({ id }) => id),
  'business-summary',
] as const
export type ReportKindId = (typeof REPORT_KIND_IDS)[number]

/** Every kind of report that an owner can download (specification, entities; addresses by the decisions, section 15). */
export const REPORT_KINDS: readonly ReportKind[] = [
  group('blueprint-easy', 'easy'),
  group('blueprint-essentials', 'essential'),
  group('blueprint-long-term', 'longterm'),
  { id: 'blueprint-completed', title: 'Completed', content: { holds: 'completed' } },
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

/** The report kind that shows a check in full; `null` when it has none of its own. */
export const reportKindOf = (check: string): ReportKind | null =>
  REPORT_KINDS.find(({ content }) => content.holds === 'check' && content.check === check) ?? null

/** What reports can be made of. */
export interface Available {
  report: Pick<Report, 'checks' | 'plan'>
  /** The owner has saved a business summary. */
  hasSummary: boolean
}

/** Whether a report would have content: else "Report not available". */
export function isAvailable({ content }: ReportKind, { report, hasSummary }: Available): boolean {
  if (content.holds === 'summary') return hasSummary
  if (content.holds === 'completed') return report.plan.items.some(({ state }) => state === 'completed')
  if (content.holds === 'plan') return report.plan.items.some(({ group }) => content.groups.includes(group))
  const check = report.checks.find(({ id }) => id === content.check)
  return check !== undefined && check.greyKind !== 'unable'
}

/** The file name of a download, which says what it is and when it was asked for, by the owner's time zone; no part of it comes from a website. */
export const reportFileName = (id: ReportKindId, at: Date, timeZone: string): string =>
  pdfName(reportKind(id)?.title ?? id, `report ${dayOf(at, timeZone)}`)
