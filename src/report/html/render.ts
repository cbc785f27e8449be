import type { Report } from '../schema.ts'
import { categoriesOf } from '../summary.ts'
import { checkSection } from './check-section.ts'
import { cover } from './cover.ts'
import { type HtmlOptions, renderReport } from './document.ts'
import { part, type Html } from './part.ts'
import { planSection } from './plan-section.ts'

/** The owner's report as one self-contained HTML file: readable on a phone, printable, without script. */
export const renderHtml = (report: Report, options: HtmlOptions): Promise<string> =>
  renderReport(
    { title: 'Website health report', report, options },
    part`${cover(report, options)}
${planSection(report)}
${categoriesOf(report).map((summary) => categorySection(report, summary, options))}`,
  )

function categorySection(
  report: Report,
  { category, title, intro }: { category: string; title: string; intro: string },
  options: HtmlOptions,
): Html {
  const checks = report.checks.filter((check) => check.category === category).toSorted(byUrgency(report))
  return part`<section class="page" id="category-${category}"><h2 class="h-page">${title}</h2><p class="muted">${intro}</p>
${checks.map((check) => checkSection(check, options))}</section>`
}

/** Open items come first, by their order in the plan; the rest keeps its order. */
function byUrgency(report: Report) {
  const place = new Map(report.plan.items.map((item) => [item.check, item.place ?? Number.MAX_SAFE_INTEGER]))
  return (a: { id: string }, b: { id: string }): number =>
    (place.get(a.id) ?? Number.MAX_SAFE_INTEGER) - (place.get(b.id) ?? Number.MAX_SAFE_INTEGER)
}
