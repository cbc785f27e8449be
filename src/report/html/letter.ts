import type { Counts } from '#core/counts.ts'
import { listed } from '#core/words.ts'
import { firstJobs, uncheckedOf } from '../jobs.ts'
import type { Report } from '../schema.ts'
import { countsOfReport } from '../summary.ts'
import { firstScreens } from './first-screens.ts'
import { jobTable } from './job-table.ts'
import { letterSentences } from './letter-words.ts'
import { type Html, icon, part } from './part.ts'
import type { HtmlOptions } from './document.ts'

/** The first page: how the website stands in three sentences, and the jobs to begin with. */
export function letter(report: Report, options: HtmlOptions): Html {
  const jobs = firstJobs(report)
  const sentences = letterSentences(report, jobs, options)
  return part`<section class="letter" aria-label="Letter"><div class="letter-body"><div class="letter-text">
<p>${options.firstName ? `Dear ${options.firstName}` : 'Hello'}</p>${sentences.map((sentence) => part`<p>${sentence}</p>`)}</div>
${firstScreens(report, jobs, options)}</div>
${jobTable(report, jobs, options)}
${counted(report)}</section>`
}

/** The counts in words; "couldn't be checked" names what, where that is one. */
function counted(report: Report): Html {
  const counts: Counts = countsOfReport(report)
  const unchecked = uncheckedOf(report).map(({ title }) => title)
  const named = unchecked.length > 1 ? '' : `${listed(unchecked)}. `
  const parts: readonly [number, string, string, string][] = [
    [counts.good, 'success', 'good', 'Nothing to do.'],
    [counts.toFix, 'warning', 'to fix', 'In the order of their numbers.'],
    [counts.toAnswer, 'ask', 'to answer', 'Only you can answer these.'],
    [counts.couldNotCheck, 'unable', "couldn't be checked", `${named}Not counted.`],
  ]
  return part`<div class="counted">${parts
    .filter(([count, , word]) => count > 0 || word === 'good')
    .map(
      ([count, symbol, word, text]) =>
        part`<div><p class="count">${icon(symbol, 'icon-16')}<span>${count} ${word}</span></p><p>${text}</p></div>`,
    )}</div>`
}
