import { jobTimes, wholeTime } from '#core/job-time.ts'
import { plural } from '#core/words.ts'
import { isWaiting } from '#plan/waiting.ts'
import { firstJobs, type Job, jobsOf, timeTogether } from '../jobs.ts'
import type { Report } from '../schema.ts'
import { countOfReportCheck } from '../summary.ts'
import { appendixId, WORK_TITLE } from './places.ts'
import { howLong } from './how-long.ts'
import { piecesOnPaper } from './paper-blocks.ts'
import { NOTHING, type Html, part } from './part.ts'
import { fixList, hasPieces, haveBlanks } from './pieces.ts'
import { fixesOf, type Presentation } from './presentation.ts'

/** Whether a job has ready-made pieces for now: of one that has to wait, the text to come is not printed, whatever else there is. */
export const isReady = ({ check, item }: Job, options: Presentation): boolean =>
  !isWaiting(item) && hasPieces(fixesOf(options, check.id))

/** The first jobs that have ready-made pieces. */
export const readyJobs = (report: Report, options: Presentation): Job[] =>
  firstJobs(report).filter((job) => isReady(job, options))

/** The second page, for whoever does the work: the ready-made pieces of the first jobs, then what comes after them but for questions, which are the owner's. */
export function workPage(report: Report, options: Presentation): Html {
  const ready = readyJobs(report, options)
  const first = firstJobs(report).length
  const later = jobsOf(report)
    .slice(first)
    .filter(({ check }) => countOfReportCheck(report, check) !== 'toAnswer')
  if (ready.length === 0 && later.length === 0) return NOTHING
  return part`<section class="page work" id="work"><h2 class="h-page">${ready.length > 0 ? WORK_TITLE : 'What comes after that'}</h2>
${ready.length > 0 ? part`<p class="muted">${intro(ready, report, options)}</p>` : NOTHING}
${ready.map((job) => pieces(job, options))}
${after(later, ready.length > 0)}</section>`
}

function intro(ready: readonly Job[], report: Report, options: Presentation): string {
  const { firstName, businessName } = options
  const { host } = new URL(report.address)
  const asks = `${firstName ?? businessName ?? 'The owner'} asks for ${plural(ready.length, 'thing')} on ${host}`
  const fixes = ready.flatMap(({ check }) => fixesOf(options, check.id))
  const copy = `${fixes.flatMap(piecesOnPaper).length === 1 ? 'The text is' : 'The texts are'} ready to copy`
  return `${asks}. ${copy}${haveBlanks(fixes) ? ': fill in what’s in square brackets' : ''}. In all ${timeTogether(ready)}.`
}

const pieces = ({ number, item, check }: Job, options: Presentation): Html =>
  part`<article class="check" id="work-${check.id}"><header><h3><span class="number">${number}</span> ${check.title}</h3><span class="muted">${wholeTime(item)}</span></header>
<p dir="auto">Before: ${check.description}</p>${fixList(fixesOf(options, check.id), appendixId(check.id))}</article>`

function after(jobs: readonly Job[], isTitled: boolean): Html {
  if (jobs.length === 0) return NOTHING
  return part`${isTitled ? part`<h3>What comes after that</h3>` : NOTHING}<table class="data later"><thead><tr><th scope="col" class="order"><span class="sr">Number</span></th><th scope="col">What</th><th scope="col">Who</th><th scope="col" class="r">How long</th></tr></thead><tbody>${jobs.map(
    ({ number, item, check }) =>
      part`<tr><td class="order"><span class="number">${number}</span></td><td><a href="#${check.id}">${check.title}</a></td><td>${item.who}</td><td class="r">${howLong(jobTimes(item))}</td></tr>`,
  )}</tbody></table>`
}
