import { jobTimes } from '#core/job-time.ts'
import { countKnown } from '#core/counts.ts'
import { listed, plural } from '#core/words.ts'
import { isWaiting } from '#plan/waiting.ts'
import { type Job, timeTogether, tonightJobs } from '../jobs.ts'
import { GROUP_TITLES } from '../kinds.ts'
import type { Report } from '../schema.ts'
import { stepsOnPaper } from '../steps-on-paper.ts'
import { countOfReportCheck, countsOfReport } from '../summary.ts'
import { briefly, withPaths } from './briefly.ts'
import { howLong } from './how-long.ts'
import { countWord, isAllTonight } from './letter-words.ts'
import { NOTHING, type Html, part } from './part.ts'
import type { Presentation } from './presentation.ts'
import { isReady } from './work-page.ts'

/** Most characters of a reason and of a first step, so that the letter stays on its page. */
const LONGEST_REASON = 120
const READY_MADE = /\bready-made\b/iu
const LONGEST_STEP = 110

/** The jobs to begin with: why, what to do first, who, how long, and what they bring. */
export function jobTable(report: Report, jobs: readonly Job[], options: Presentation): Html {
  if (jobs.length === 0) return NOTHING
  const title = jobs.length === 1 ? 'Your first job' : `Your ${countWord(jobs.length).toLowerCase()} jobs`
  return part`<section class="jobs"><h2>${title}</h2><table class="data"><thead><tr><th scope="col" class="order"><span class="sr">Number</span></th><th scope="col">What to do</th><th scope="col">Who</th><th scope="col" class="r">How long</th></tr></thead><tbody>${jobs.map(
    (job) => row(report, job, options),
  )}${isAllTonight(report, jobs) ? NOTHING : tonightRow(report, jobs)}${sumRow(whatItBrings(report, jobs), timeTogether(jobs))}</tbody></table></section>`
}

function row(report: Report, job: Job, options: Presentation): Html {
  const { number, item, check } = job
  const short = (text: string, limit: number): string => briefly(withPaths(text, report.address), limit)
  const isQuestion = countOfReportCheck(report, check) === 'toAnswer'
  const [step] = isQuestion || isWaiting(item) ? [] : stepsOnPaper(check.nextSteps)
  const first =
    step === undefined
      ? NOTHING
      : part`<br><b>First:</b> <span dir="auto">${short(step, LONGEST_STEP)}</span>`
  const isSaid = step !== undefined && READY_MADE.test(step)
  const hasEnd = step === undefined || /[.!?…]$/u.test(short(step, LONGEST_STEP))
  const ready = isReady(job, options) && !isSaid ? `${hasEnd ? '' : '.'} Part of it is ready made.` : ''
  return part`<tr><td class="order"><span class="number">${number}</span></td><td><b><a href="#${check.id}">${check.title}</a></b> <span class="muted">· ${GROUP_TITLES[item.group]}</span><br><span dir="auto">${short(item.why, LONGEST_REASON)}</span>${first}${ready}</td><td>${item.who}</td><td class="r">${howLong(jobTimes(item))}</td></tr>`
}

const sumRow = (what: string, time: string): Html =>
  part`<tr class="sum"><td class="order"></td><td colspan="2">${what}</td><td class="r">${time}</td></tr>`

/** What is for one evening, and how many checks are good after it; left out where it brings nothing that all of the jobs do not. */
function tonightRow(report: Report, jobs: readonly Job[]): Html {
  const { tonight } = report.plan
  if (tonight === null) return NOTHING
  const evening = tonightJobs(report)
  const gained = surelyGood(report, evening).filter(({ item }) => item.turnsGood === 'at_once')
  const isMoreThanJobs = gained.some(({ number }) => jobs.every((job) => job.number !== number))
  if (gained.length === 0 || (gained.length === surelyGood(report, jobs).length && !isMoreThanJobs))
    return NOTHING
  const least = gained.length < evening.length ? 'at least ' : ''
  return sumRow(
    `Tonight’s ${evening.length === 1 ? 'job takes' : 'jobs take'} you to ${least}${goodAfter(report, gained.length)} in good shape`,
    `${tonight.minutes} minutes`,
  )
}
/** How many checks are good after all of these jobs. A check counts that a job is sure to turn good; the others are named. */
function whatItBrings(report: Report, jobs: readonly Job[]): string {
  const sure = surelyGood(report, jobs)
  const unsure = jobs.filter((job) => !sure.includes(job)).map(({ item }) => item.title)
  const done = allOf(jobs.length)
  if (sure.length === 0) return jobs.length === 1 ? 'In all' : 'Together'
  const after = placesGood(report, sure.length)
  if (unsure.length === 0) return `With ${done} done, ${after}`
  return `With ${done} done, at least ${after}; ${listed(unsure)} may need more than this`
}

const allOf = (jobs: number): string =>
  jobs === 1 ? 'it' : jobs === 2 ? 'both' : `all ${countWord(jobs).toLowerCase()}`

const surelyGood = (report: Report, jobs: readonly Job[]): Job[] =>
  jobs.filter(
    ({ check, item }) => countOfReportCheck(report, check) === 'toFix' && item.turnsGood !== 'not_promised',
  )

/** "4 of 5 places are in good shape". */
function placesGood(report: Report, gained: number): string {
  const counts = countsOfReport(report)
  const good = counts.good + gained
  return `${good} of ${plural(countKnown(counts), 'place')} ${good === 1 ? 'is' : 'are'} in good shape`
}

function goodAfter(report: Report, gained: number): string {
  const counts = countsOfReport(report)
  return `${counts.good + gained} of ${countKnown(counts)}`
}
