import { countKnown, type Counts } from '#core/counts.ts'
import { listed } from '#core/words.ts'
import { goodChecks, type Job, minutesTogether, timeTogether, tonightJobs, tonightSentence } from '../jobs.ts'
import { notReached } from '../reached.ts'
import type { Report } from '../schema.ts'
import { countsOfReport } from '../summary.ts'
import type { Presentation } from './presentation.ts'
import { WORK_TITLE } from './places.ts'
import { isReady } from './work-page.ts'

type Checked = Report['checks'][number]

/** Good things that the first sentence names. */
const NAMED = 3

/** The letter in three sentences: how the website stands, what comes first, and how much that is. */
export const letterSentences = (report: Report, jobs: readonly Job[], options: Presentation): string[] =>
  [unreached(report), howItStands(report), whatFirst(jobs), howMuch(report, jobs, options)].filter(
    (one) => one !== '',
  )

/** Before everything else, that nothing of the website was seen. */
function unreached(report: Report): string {
  const found = notReached(report)
  if (found === null) return ''
  const checks = found.checks === 1 ? '1 check' : `${found.checks} checks`
  return `We couldn’t open your website, so ${checks} couldn’t be made. ${found.why}`
}

function howItStands(report: Report): string {
  const counts = countsOfReport(report)
  const known = countKnown(counts)
  const isReached = notReached(report) === null
  if (known === 0) return isReached ? "We couldn't look at anything yet." : ''
  if (counts.good === 0)
    return [nothingGood(counts, isReached), questions(counts, isReached)].join(' ').trim()
  const good = goodChecks(report).toSorted(
    (one, other) => Number(hasOpenPart(one)) - Number(hasOpenPart(other)),
  )
  const what = isReached ? 'Your website' : 'What we could look at'
  return [
    `${what} is in good shape in ${counts.good} of ${known} places: ${whatIsGood(good)}.`,
    questions(counts, isReached),
  ]
    .join(' ')
    .trim()
}

/** What is good, in words; by the titles of the checks where none has words, as in a report of an earlier version. */
function whatIsGood(good: readonly Checked[]): string {
  const said = good.flatMap(({ inShort }) => inShort ?? [])
  const named = (said.length > 0 ? said : good.map(({ title }) => title)).slice(0, NAMED)
  const more = good.length - named.length
  return listed(more > 0 ? [...named, `${more} more`] : named)
}

function nothingGood({ toFix }: Counts, isReached: boolean): string {
  if (toFix === 0 || !isReached) return ''
  return toFix === 1
    ? 'The one thing we looked at isn’t in good shape yet.'
    : `None of the ${toFix} things we looked at is in good shape yet.`
}

/** A question is no fault, and says so where its place is among those that are not in good shape. */
function questions({ good, toFix, toAnswer }: Counts, isReached: boolean): string {
  if (toAnswer === 0) return ''
  const isOne = toAnswer === 1
  if (good === 0 && (toFix === 0 || !isReached))
    return isOne
      ? 'There is one question that only you can answer.'
      : `There are ${toAnswer} questions that only you can answer.`
  const whose = good > 0 ? `of the ${good + toFix + toAnswer}` : 'more'
  return `${toAnswer} ${whose} ${isOne ? 'is a question' : 'are questions'} that only you can answer.`
}

/** It is good as far as we saw it: a part of it could not be told. */
const hasOpenPart = ({ blocks }: Checked): boolean =>
  blocks.some((block) => block.kind === 'checklist' && block.items.some(({ done }) => done === null))

const COUNT_WORDS = ['No', 'One', 'Two', 'Three']
export const countWord = (count: number): string => COUNT_WORDS[count] ?? String(count)

function whatFirst(jobs: readonly Job[]): string {
  if (jobs.length === 0) return 'There’s nothing you need to do now.'
  const verb = jobs.length === 1 ? 'thing comes' : 'things come'
  return `${countWord(jobs.length)} ${verb} first: ${listed(jobs.map(({ check }) => check.title))}.`
}

function howMuch(report: Report, jobs: readonly Job[], options: Presentation): string {
  if (jobs.length === 0)
    return options.isWatched ? 'We keep an eye on it and tell you when something changes.' : ''
  const take = `${jobs.length === 1 ? 'It takes' : 'Together they take'} ${timeTogether(jobs)}`
  const tonight = isAllTonight(report, jobs) ? '' : ` ${forTonight(report, jobs)}`
  const ready = jobs.filter((job) => isReady(job, options)).length
  return `${take}${drafts(ready, jobs.length)}.${tonight}`.trim()
}

/** Where the ready-made pieces are; they have blanks, and some want a second reader. */
function drafts(ready: number, jobs: number): string {
  if (ready === 0) return ''
  const what = ready === 1 ? 'a draft' : 'drafts'
  const whose = ready === jobs ? '' : ` for ${countWord(ready).toLowerCase()} of them`
  return `; “${WORK_TITLE}” has ${what}${whose}`
}

/** What is for one evening, as every surface says it, and which numbers the jobs have that the letter does not name. */
function forTonight(report: Report, jobs: readonly Job[]): string {
  const sentence = tonightSentence(report)
  const others = tonightJobs(report).filter(({ number }) => jobs.every((job) => job.number !== number))
  if (sentence === null || others.length === 0) return sentence ?? ''
  const [are, numbered] = others.length === 1 ? ['is', 'number'] : ['are', 'numbers']
  const titles = listed(others.map(({ item }) => item.title))
  return `${sentence} ${titles} ${are} ${numbered} ${listed(others.map(({ number }) => String(number)))}.`
}

/** Whether one evening holds these jobs, all of each and nothing else: then there is no more to say of it. */
export const isAllTonight = (report: Report, jobs: readonly Job[]): boolean =>
  report.plan.tonight?.minutes === minutesTogether(jobs) &&
  jobs.every(({ check }) => report.plan.tonight?.checks.includes(check.id))
