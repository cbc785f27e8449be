import { wholeTime } from '#core/job-time.ts'
import type { PlanGroup } from '#core/plan-states.ts'
import type { ReportKind, ResultContent } from '../kinds.ts'
import type { Report } from '../schema.ts'
import { checkSection } from './check-section.ts'
import { cover, head } from './cover.ts'
import { type HtmlOptions, renderReport } from './document.ts'
import { NOTHING, type Html, part } from './part.ts'
import { GROUPS, planSection } from './plan-section.ts'

/** A report of results: its title and its content. */
export type ResultReportKind = Pick<ReportKind, 'title'> & { content: ResultContent }

/** One kind of report as a self-contained HTML file, for printing. */
export function renderKind(kind: ResultReportKind, report: Report, options: HtmlOptions): Promise<string> {
  return renderReport({ title: kind.title, report, options }, bodyOf(kind, report, options))
}

function bodyOf({ title, content }: ResultReportKind, report: Report, options: HtmlOptions): Html {
  if (content.holds === 'check') {
    const check = report.checks.find(({ id }) => id === content.check)
    return part`${head(report, options, title)}${check ? checkSection(check, options) : NOTHING}`
  }
  const groups = content.groups.map((group) => groupSection(group, report, options))
  if (!content.isWhole) return part`${head(report, options, title)}${groups}`
  return part`${cover(report, options)}${planSection(report)}${groups}`
}

/** The open items of a group in order, each with its verdict and steps; then the completed ones by name. */
function groupSection(group: PlanGroup, report: Report, options: HtmlOptions): Html {
  const words = GROUPS.find((one) => one.group === group)
  const items = report.plan.items.filter((item) => item.group === group)
  const open = items.filter(({ state }) => state !== 'completed')
  const done = items.filter(({ state }) => state === 'completed')
  return part`<section class="page"><h2 class="h-page">${words?.title ?? group}</h2><p class="muted">${words?.intro ?? ''}</p>
${open.length === 0 ? part`<p>Nothing left here. Good work.</p>` : NOTHING}
${open.map((item) => {
  const check = report.checks.find(({ id }) => id === item.check)
  return check
    ? part`<p class="muted job">${item.place === null ? 'Not ranked' : `Number ${item.place} of your plan`} · ${item.who} · ${wholeTime(item)}</p>${checkSection(check, options)}`
    : part`<article class="check"><header><h3>${item.title}</h3></header><p class="verdict">${item.why}</p></article>`
})}
${done.length === 0 ? NOTHING : part`<h3>Done here</h3><ul class="done">${done.map(({ title }) => part`<li>${title}</li>`)}</ul>`}
</section>`
}
