import { type Job, jobsOf, uncheckedOf } from '../jobs.ts'
import { GROUP_TITLES } from '../kinds.ts'
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

/** The whole report: a letter, the page for whoever does the work, each finding with its group in the plan, what is completed, and the appendix. */
export function wholeReport(report: Report, options: HtmlOptions): Html {
  const ready = new Set(readyJobs(report, options).map(({ check }) => check.id))
  const isQuestion = ({ check }: Job) => countOfReportCheck(report, check) === 'toAnswer'
  const jobs = jobsOf(report).filter((job) => !isQuestion(job))
  const asked = jobsOf(report).filter(isQuestion)
  return part`${head(report, options, 'Website health report')}
${letter(report, options)}
${workPage(report, options)}
${jobs.length === 0 ? NOTHING : part`<section id="findings"><h2 class="h-page">What we found</h2>${jobs.map((job) => finding(job, { ...options, hasPiecesBefore: ready.has(job.check.id), namesGroup: true, finishedAt: report.finishedAt }))}</section>`}
${questions(asked)}
${goodSection(report)}
${unchecked(report)}
${appendix(report, report.checks, options)}
${byCategory(report)}`
}

/** What only the owner can answer: no findings yet. */
const questions = (jobs: readonly Job[]): Html =>
  jobs.length === 0
    ? NOTHING
    : part`<section id="questions"><h2 class="h-page">To answer</h2><p class="muted">Only you know these. Answer them in Fettle.</p><table class="data later"><tbody>${jobs.map(
        ({ number, item, check }) =>
          part`<tr id="${check.id}"><td class="order"><span class="number">${number}</span></td><td><b>${check.title}</b><br><span class="muted">${GROUP_TITLES[item.group]}</span></td><td dir="auto">${item.why}</td><td class="r">${item.effort}</td></tr>`,
      )}</tbody></table></section>`

function unchecked(report: Report): Html {
  const checks = uncheckedOf(report)
  if (checks.length === 0) return NOTHING
  return part`<section id="unchecked"><h2 class="h-page">Couldn't be checked</h2><p class="muted">Not counted for or against you.</p><dl class="facts">${checks.map(
    (check) =>
      part`<div id="${check.id}"><dt>${check.title}</dt><dd dir="auto">${check.reason ?? check.description}</dd></div>`,
  )}</dl></section>`
}
