import { type Job, jobsOf, notSwitchedOn, uncheckedOf } from '../jobs.ts'
import { listed } from '#core/words.ts'
import { GROUP_TITLES } from '../kinds.ts'
import { questionsOf } from '../asked.ts'
import type { Report } from '../schema.ts'
import { countOfReportCheck } from '../summary.ts'
import { appendix } from './appendix.ts'
import { byCategory } from './by-category.ts'
import type { HtmlOptions } from './document.ts'
import { finding } from './finding.ts'
import { goodSection } from './good.ts'
import { head } from './head.ts'
import { letter } from './letter.ts'
import { NOTHING, type Html, part } from './part.ts'
import { readyJobs, workPage } from './work-page.ts'

/** The whole report: a letter, the page for whoever does the work, each finding with its group in the plan, what is completed, the counts, and the appendix. */
export function wholeReport(report: Report, options: HtmlOptions, title: string): Html {
  const ready = new Set(readyJobs(report, options).map(({ check }) => check.id))
  const isQuestion = ({ check }: Job) => countOfReportCheck(report, check) === 'toAnswer'
  const jobs = jobsOf(report).filter((job) => !isQuestion(job))
  const asked = jobsOf(report).filter(isQuestion)
  return part`${head(report, options, title)}
${letter(report, options)}
${workPage(report, options)}
${jobs.length === 0 ? NOTHING : part`<section id="findings"><h2 class="h-page">What we found</h2>${jobs.map((job) => finding(job, { ...options, hasPiecesBefore: ready.has(job.check.id), namesGroup: true, isQuestion: false, finishedAt: report.finishedAt }))}</section>`}
${questions(asked, options)}
${goodSection(report, options)}
${unchecked(report)}
${byCategory(report)}
${appendix(report, report.checks, options)}`
}

/** What only the owner can answer: no findings yet. */
const questions = (jobs: readonly Job[], { isWatched }: HtmlOptions): Html =>
  jobs.length === 0
    ? NOTHING
    : part`<section id="questions"><h2 class="h-page">To answer</h2><p class="muted">Only you know these.${isWatched ? ' Answer them in Fettle.' : ''}</p><table class="data later"><tbody>${jobs.map(
        ({ number, item, check }) =>
          part`<tr id="${check.id}"><td class="order"><span class="number">${number}</span></td><td><b>${check.title}</b><br><span class="muted">${GROUP_TITLES[item.group]}</span></td><td dir="auto">${item.why}${questionsOf(check).map((question) => part`<br><span class="muted">${question}</span>`)}</td><td class="r">${item.effort}</td></tr>`,
      )}</tbody></table></section>`

/** What could not be looked at, and what this Fettle does not look at: nobody may take it for good, or for asked and not answered. */
function unchecked(report: Report): Html {
  const checks = uncheckedOf(report)
  const off = notSwitchedOn(report).map(({ title }) => title)
  if (checks.length === 0 && off.length === 0) return NOTHING
  const rows = checks.map(
    (check) =>
      part`<div id="${check.id}"><dt>${check.title}</dt><dd dir="auto">${check.reason ?? check.description}</dd></div>`,
  )
  return part`<section id="unchecked"><div class="together"><h2 class="h-page">Couldn't be checked</h2><p class="muted">Not counted for or against you.</p></div>${
    rows.length === 0 ? NOTHING : part`<dl class="facts">${rows}</dl>`
  }${off.length === 0 ? NOTHING : part`<p class="note">Not switched on here: ${listed(off)}.</p>`}</section>`
}
