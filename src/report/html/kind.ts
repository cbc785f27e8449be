import type { Block } from '#core/block.ts'
import type { PlanGroup } from '#core/plan-states.ts'
import { jobsOf } from '../jobs.ts'
import type { ReportKind, ResultContent } from '../kinds.ts'
import type { Report } from '../schema.ts'
import { countOfReportCheck } from '../summary.ts'
import { appendix } from './appendix.ts'
import { renderBlocks } from './blocks.ts'
import { checkSection, checkTexts } from './check-section.ts'
import { type HtmlOptions, renderReport } from './document.ts'
import { finding } from './finding.ts'
import { completedByName, goodSection } from './good.ts'
import { head } from './head.ts'
import { NOTHING, type Html, part } from './part.ts'
import { wholeReport } from './whole.ts'

/** A report of results: its title and its content. */
export type ResultReportKind = Pick<ReportKind, 'title'> & { content: ResultContent }

export interface KindOptions extends HtmlOptions {
  /** What only the report of one check shows, after its result: everything that was measured. */
  inFull?: readonly Block[]
}

/** One kind of report as a self-contained HTML file, for printing. */
export function renderKind(kind: ResultReportKind, report: Report, options: KindOptions): Promise<string> {
  return renderReport({ title: kind.title, report, options }, bodyOf(kind, report, options))
}

function bodyOf({ title, content }: ResultReportKind, report: Report, options: KindOptions): Html {
  if (content.holds === 'check') {
    const check = report.checks.find(({ id }) => id === content.check)
    return part`${head(report, options, title)}${check ? checkSection(check, options) : NOTHING}<section class="raw">${renderBlocks(options.inFull ?? [])}</section>${check ? checkTexts(check, options) : NOTHING}`
  }
  if (content.holds === 'completed')
    return part`${head(report, options, title)}${goodSection(report, { ...options, hasAppendix: false })}`
  if (content.isWhole) return wholeReport(report, options, title)
  return part`${head(report, options, title)}${content.groups.map((group) => groupSection(group, report, options))}`
}

const GROUP_INTROS: Readonly<Record<PlanGroup, string>> = {
  easy: 'Small jobs with quick results.',
  essential: 'The things every business should have.',
  longterm: 'Bigger projects worth planning for.',
}

/** The open items of a group as findings, by their numbers; then the names of its completed ones, and the appendix (plan, section 8). */
function groupSection(group: PlanGroup, report: Report, options: KindOptions): Html {
  const jobs = jobsOf(report).filter(({ item }) => item.group === group)
  const completed = completedByName(report, group)
  if (jobs.length === 0) return part`<p>Nothing left here. Good work!</p>${completed}`
  const checks = jobs.map(({ check }) => check)
  return part`<section><p class="muted">${GROUP_INTROS[group]} Each has its number in your plan.</p>
${jobs.map((job) => finding(job, { ...options, hasPiecesBefore: false, namesGroup: false, isQuestion: countOfReportCheck(report, job.check) === 'toAnswer', finishedAt: report.finishedAt }))}</section>
${completed}
${appendix(report, checks, options)}`
}
