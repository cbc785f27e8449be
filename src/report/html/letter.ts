import { jobTimes } from '#core/job-time.ts'
import { isOwnPicture } from '#core/format/own-picture.ts'
import type { Picture } from '#core/block.ts'
import { countKnown, type Counts } from '#core/counts.ts'
import { clockTime, shortDate } from '#core/dates.ts'
import { cut } from '#core/text.ts'
import { listed, plural } from '#core/words.ts'
import {
  firstJobs,
  goodChecks,
  type Job,
  minutesTogether,
  timeTogether,
  tonightJobs,
  tonightSentence,
  uncheckedOf,
} from '../jobs.ts'
import { GROUP_TITLES } from '../kinds.ts'
import type { Report } from '../schema.ts'
import { countOfReportCheck, countsOfReport } from '../summary.ts'
import { howLong } from './how-long.ts'
import { NOTHING, type Html, icon, part } from './part.ts'
import type { HtmlOptions } from './document.ts'
import type { Presentation } from './presentation.ts'
import { isReady } from './work-page.ts'

/** Good things that the first sentence names. */
const NAMED = 3
/** Most characters of a reason, so that the letter stays on its page. */
const LONGEST_REASON = 150

/** The first page: how the website stands in three sentences, and the jobs to begin with. */
export function letter(report: Report, options: HtmlOptions): Html {
  const jobs = firstJobs(report)
  const sentences = [howItStands(report), whatFirst(jobs), howMuch(report, jobs, options)].filter(
    (one) => one !== '',
  )
  return part`<section class="letter" aria-label="Letter"><div class="letter-body"><div class="letter-text">
<p>${options.firstName ? `Dear ${options.firstName}` : 'Hello'}</p>${sentences.map((sentence) => part`<p>${sentence}</p>`)}</div>
${screenshots(report, options)}</div>
${jobTable(report, jobs, options)}
${counted(report)}</section>`
}

function howItStands(report: Report): string {
  const counts = countsOfReport(report)
  const known = countKnown(counts)
  if (known === 0) return "We couldn't look at anything yet."
  if (counts.good === 0 && known === 1) return 'The one thing we looked at isn’t in good shape yet.'
  if (counts.good === 0) return `None of the ${known} things we looked at is in good shape yet.`
  const names = goodChecks(report)
    .slice(0, NAMED)
    .map(({ title }) => title)
  const among = counts.good > names.length ? `, among them ${listed(names)}` : `: ${listed(names)}`
  return `Your website is in good shape in ${counts.good} of ${known} places${among}.`
}

const COUNT_WORDS = ['No', 'One', 'Two', 'Three']
const countWord = (count: number): string => COUNT_WORDS[count] ?? String(count)

function whatFirst(jobs: readonly Job[]): string {
  if (jobs.length === 0) return 'There’s nothing you need to do now.'
  const verb = jobs.length === 1 ? 'thing comes' : 'things come'
  return `${countWord(jobs.length)} ${verb} first: ${listed(jobs.map(({ check }) => check.title))}.`
}

function howMuch(report: Report, jobs: readonly Job[], options: Presentation): string {
  if (jobs.length === 0) return 'We keep an eye on it and tell you when something changes.'
  const ready = jobs.filter((job) => isReady(job, options)).length
  const take = `${jobs.length === 1 ? 'It takes' : 'Together they take'} ${timeTogether(jobs)}`
  const tonight = isAllTonight(report, jobs) ? '' : ` ${tonightSentence(report) ?? ''}`
  if (ready === 0) return `${take}.${tonight}`.trim()
  const whose = ready === jobs.length ? '' : ` for ${countWord(ready).toLowerCase()} of them`
  return `${take}, and the text${whose} is already written.${tonight}`.trim()
}

/** Whether one evening holds these jobs, all of each and nothing else: then there is no more to say of it. */
const isAllTonight = (report: Report, jobs: readonly Job[]): boolean =>
  report.plan.tonight?.minutes === minutesTogether(jobs) &&
  jobs.every(({ check }) => report.plan.tonight?.checks.includes(check.id))

/** The first screen of the homepage on a computer with a phone before it, from whichever results show it. */
function screenshots(report: Report, { timeZone }: Presentation): Html {
  const pictures = report.checks
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'pictures' ? block.pictures : [])))
    .filter(({ src, isFurtherDown }) => isOwnPicture(src) && isFurtherDown !== true)
  const desktop = pictures.find(({ frame }) => frame === 'desktop')
  const phone = pictures.find(({ frame }) => frame === 'phone')
  if (!desktop && !phone) return NOTHING
  const when = `${shortDate(report.finishedAt, timeZone)}, ${clockTime(report.finishedAt, timeZone)}`
  return part`<figure class="shots ${desktop ? '' : 'only-phone'}">${screen(desktop, 'screen')}${screen(phone, 'phone')}<figcaption>Your homepage, ${when}</figcaption></figure>`
}

const screen = (picture: Picture | undefined, name: string): Html =>
  picture ? part`<div class="${name}"><img src="${picture.src}" alt="${picture.alt}"></div>` : NOTHING

function jobTable(report: Report, jobs: readonly Job[], options: HtmlOptions): Html {
  if (jobs.length === 0) return NOTHING
  const title = jobs.length === 1 ? 'Your first job' : `Your ${countWord(jobs.length).toLowerCase()} jobs`
  return part`<section class="jobs"><h2>${title}</h2><table class="data"><thead><tr><th scope="col" class="order"><span class="sr">Number</span></th><th scope="col">What to do</th><th scope="col">Who</th><th scope="col" class="r">How long</th></tr></thead><tbody>${jobs.map(
    (job) => row(job, isReady(job, options) ? whereText(options) : ''),
  )}${isAllTonight(report, jobs) ? NOTHING : tonightRow(report)}${sumRow(whatItBrings(report, jobs), timeTogether(jobs))}</tbody></table></section>`
}

const sumRow = (what: string, time: string): Html =>
  part`<tr class="sum"><td class="order"></td><td>${what}</td><td></td><td class="r">${time}</td></tr>`

/** What is for one evening, and how many checks are good after it. */
function tonightRow(report: Report): Html {
  const { tonight } = report.plan
  if (tonight === null) return NOTHING
  const jobs = tonightJobs(report)
  const gained = surelyGood(report, jobs).filter(({ item }) => item.turnsGood === 'at_once').length
  const named = `Tonight: ${listed(jobs.map(({ item }) => item.title))}`
  const least = gained < jobs.length ? 'at least ' : ''
  const brings = gained === 0 ? '' : `, which takes you to ${least}${goodAfter(report, gained)} in good shape`
  return sumRow(`${named}${brings}`, `${tonight.minutes} minutes`)
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

const whereText = ({ expand }: HtmlOptions): string =>
  expand ? 'The text is ready, from page 2.' : 'The text is ready, below.'

const row = ({ number, item, check }: Job, ready: string): Html =>
  part`<tr><td class="order"><span class="number">${number}</span></td><td><b><a href="#${check.id}">${check.title}</a></b> <span class="muted">· ${GROUP_TITLES[item.group]}</span><br><span dir="auto">${cut(item.why, LONGEST_REASON)}</span> ${ready}</td><td>${item.who}</td><td class="r">${howLong(jobTimes(item))}</td></tr>`

/** The counts in words; "couldn't be checked" names what. */
function counted(report: Report): Html {
  const counts: Counts = countsOfReport(report)
  const unchecked = uncheckedOf(report).map(({ title }) => title)
  const named = `${listed(unchecked.slice(0, 3))}${unchecked.length > 3 ? ' and more' : ''}`
  const parts: readonly [number, string, string, string][] = [
    [counts.good, 'success', 'good', 'Nothing to do. We keep an eye on them.'],
    [counts.toFix, 'warning', 'to fix', 'One after the other, in the order of their numbers.'],
    [counts.toAnswer, 'ask', 'to answer', 'Questions that only you can answer, in Fettle.'],
    [counts.couldNotCheck, 'unable', "couldn't be checked", `${named}. Not counted.`],
  ]
  return part`<div class="counted">${parts
    .filter(([count, , word]) => count > 0 || word === 'good')
    .map(
      ([count, symbol, word, text]) =>
        part`<div><h3>${icon(symbol, 'icon-16')}<span>${count} ${word}</span></h3><p>${text}</p></div>`,
    )}</div>`
}
