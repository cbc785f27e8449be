import { type Counts, countKnown } from '#core/counts.ts'
import { clockTime, shortDate } from '#core/dates.ts'
import { listed, plural } from '#core/words.ts'
import { jobTime } from '#core/job-time.ts'
import { tonightOf } from '#plan/tonight.ts'
import type { Report } from '../schema.ts'
import { categoriesOf, countOfReportCheck, countsOfReport, OVERALL_WORDS } from '../summary.ts'
import { NOTHING, type Html, icon, part } from './part.ts'

/** What the page shows beside the report itself. */
export interface Presentation {
  /** Shown in place of the website's host. */
  businessName?: string
  /** IANA time zone of the dates. */
  timeZone: string
}

/** The first page: the counts, the top plan items, results by category. */
export const cover = (report: Report, presentation: Presentation): Html =>
  part`${head(report, presentation, 'Website health report')}
${standing(report, countsOfReport(report))}
${firstThings(report)}
${byCategory(report, countsOfReport(report))}
${key()}`

/** The top of a report's first page: our name, the title, the business and the time of the scan. */
export function head(report: Report, { businessName, timeZone }: Presentation, title: string): Html {
  const host = new URL(report.address).host
  const when = `${shortDate(report.finishedAt, timeZone)}, ${clockTime(report.finishedAt, timeZone)}`
  const pages = report.pagesRead === null ? '' : `, ${plural(report.pagesRead, 'page')}`
  return part`<header class="top"><div class="brand">${icon('mark')}<span>Fettle</span></div><p class="top-meta">${title}<br>${shortDate(report.finishedAt, timeZone)}</p></header>
<div class="awning" aria-hidden="true"></div>
${report.sample ? part`<p class="sample" role="note"><b>Sample.</b> This is Fettle's built-in sample shop, not a real business.</p>` : NOTHING}
<h1>${businessName ?? host}</h1>
<p class="asof">${businessName ? `${host}. ` : ''}Looked at on ${when}, from the outside${pages}.</p>`
}

function standing(report: Report, counts: Counts): Html {
  const known = countKnown(counts)
  const unable = report.checks
    .filter((check) => countOfReportCheck(report, check) === 'couldNotCheck')
    .map((check) => check.title)
  const bars: readonly [string, number, string][] = [
    ['Good', counts.good, 'success'],
    ['To fix', counts.toFix, 'warning'],
    ['To answer', counts.toAnswer, 'grey'],
  ]
  return part`<section class="standing" aria-label="How things stand"><div><p class="big">${counts.good} <span>of ${known}</span></p><p>in good shape.</p></div><div class="bars">${bars.map(
    ([label, count, tone]) =>
      part`<p><span>${label}</span><span class="bar"><i class="f-${tone}" style="width:${known > 0 ? Math.round((count * 1000) / known) / 10 : 0}%"></i></span><b>${count}</b></p>`,
  )}${
    unable.length > 0
      ? part`<p class="bars-note">${plural(unable.length, 'check')} could not be run (${listed(unable.slice(0, 4))}${unable.length > 4 ? ' and more' : ''}) and ${unable.length === 1 ? "isn't" : "aren't"} counted.</p>`
      : NOTHING
  }</div></section>`
}

function firstThings(report: Report): Html {
  const items = report.plan.topPriority.flatMap(
    (id) => report.plan.items.find(({ check }) => check === id) ?? [],
  )
  if (items.length === 0)
    return part`<section><h2>Do these first</h2><p>Nothing urgent. Nice work.</p></section>`
  return part`<section><h2>Do these first</h2><div class="scroll"><table class="data first"><thead><tr><th scope="col"><span class="sr">Order</span></th><th scope="col">What</th><th scope="col">What we saw</th><th scope="col">Who</th><th scope="col" class="r">How long</th></tr></thead><tbody>${items.map(
    (item, index) =>
      part`<tr><td class="order">${index + 1}</td><td data-label="What"><a href="#${item.check}">${titleOf(report, item.check)}</a></td><td data-label="What we saw">${item.why}</td><td data-label="Who">${item.who}</td><td class="r" data-label="How long">${capital(jobTime(item))}</td></tr>`,
  )}</tbody></table></div>${tonight(report)}</section>`
}

/** The sum of the jobs that fit into one evening. */
function tonight(report: Report): Html {
  const found = tonightOf(report.plan.items)
  return found === null
    ? NOTHING
    : part`<p class="muted">${found.label} for ${found.checks.length === 1 ? 'one job' : `${found.checks.length} jobs`} that you can do yourself.</p>`
}

const titleOf = (report: Report, id: string): string =>
  report.checks.find((check) => check.id === id)?.title ?? id

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** On a phone an empty cell is left out. */
const cell = (label: string, count: number): Html =>
  count === 0
    ? part`<td class="r zero" data-label="${label}">–</td>`
    : part`<td class="r" data-label="${label}">${count}</td>`

function byCategory(report: Report, all: Counts): Html {
  return part`<section><h2>Results by category</h2><div class="scroll"><table class="data categories"><thead><tr><th scope="col">Category</th><th scope="col" class="r">Good</th><th scope="col" class="r">To fix</th><th scope="col" class="r">To answer</th><th scope="col" class="r">Couldn't check</th><th scope="col">Overall</th></tr></thead><tbody>${categoriesOf(
    report,
  ).map(
    ({ title, category, counts, overall }) =>
      part`<tr><th scope="row"><a href="#category-${category}">${title}</a></th>${cell('Good', counts.good)}${cell('To fix', counts.toFix)}${cell('To answer', counts.toAnswer)}${cell("Couldn't check", counts.couldNotCheck)}<td data-label="Overall"><span class="overall">${icon(overall === 'grey' ? 'unable' : overall, `icon-16 t-${overall}`)}${OVERALL_WORDS[overall]}</span></td></tr>`,
  )}<tr class="total"><th scope="row">All</th><td class="r" data-label="Good">${all.good}</td><td class="r" data-label="To fix">${all.toFix}</td><td class="r" data-label="To answer">${all.toAnswer}</td><td class="r" data-label="Couldn't check">${all.couldNotCheck}</td><td></td></tr></tbody></table></div></section>`
}

const KEY: readonly [string, string][] = [
  ['success', 'Good: nothing to do'],
  ['warning', 'To improve when you can'],
  ['error', 'To fix soon'],
  ['info', 'Good to know'],
  ['unable', "Not known, or couldn't be checked"],
]

const key = (): Html =>
  part`<section class="key"><h2>How to read this</h2><ul>${KEY.map(
    ([name, text]) => part`<li>${icon(name, `icon-16 t-${name === 'unable' ? 'grey' : name}`)}${text}</li>`,
  )}</ul></section>`
