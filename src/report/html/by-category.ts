import type { Report } from '../schema.ts'
import { categoriesOf, type CategorySummary, countsOfReport, OVERALL_WORDS } from '../summary.ts'
import { notSwitchedOn } from '../jobs.ts'
import { type Html, icon, part } from './part.ts'

/** How a category stands, in a word. */
function overallWords(report: Report, { category, overall }: CategorySummary): string {
  const checks = report.checks.filter((check) => check.category === category)
  const off = new Set(notSwitchedOn(report))
  return checks.every((check) => off.has(check)) ? 'Not switched on' : OVERALL_WORDS[overall]
}

/** On a phone an empty cell is left out. */
const cell = (label: string, count: number): Html =>
  count === 0
    ? part`<td class="r zero" data-label="${label}">–</td>`
    : part`<td class="r" data-label="${label}">${count}</td>`

/** The counts of each category, and of all. */
export function byCategory(report: Report): Html {
  const all = countsOfReport(report)
  return part`<section class="by-category"><h2>Results by category</h2><div class="scroll"><table class="data categories"><thead><tr><th scope="col">Category</th><th scope="col" class="r">Good</th><th scope="col" class="r">To fix</th><th scope="col" class="r">To answer</th><th scope="col" class="r">Couldn't check</th><th scope="col">Overall</th></tr></thead><tbody>${categoriesOf(
    report,
  ).map((summary) => {
    const { title, counts, overall } = summary
    return part`<tr><th scope="row">${title}</th>${cell('Good', counts.good)}${cell('To fix', counts.toFix)}${cell('To answer', counts.toAnswer)}${cell("Couldn't check", counts.couldNotCheck)}<td data-label="Overall"><span class="overall">${icon(overall === 'grey' ? 'unable' : overall, `icon-16 t-${overall}`)}${overallWords(report, summary)}</span></td></tr>`
  })}<tr class="total"><th scope="row">All</th><td class="r" data-label="Good">${all.good}</td><td class="r" data-label="To fix">${all.toFix}</td><td class="r" data-label="To answer">${all.toAnswer}</td><td class="r" data-label="Couldn't check">${all.couldNotCheck}</td><td></td></tr></tbody></table></div></section>`
}
