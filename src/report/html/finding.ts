import { wholeTime } from '#core/job-time.ts'
import { questionsOf } from '../asked.ts'
import type { Job } from '../jobs.ts'
import { GROUP_TITLES } from '../kinds.ts'
import { stepsOnPaper } from '../steps-on-paper.ts'
import { renderBlocks } from './blocks.ts'
import { goodToKnow, lines } from './lines.ts'
import { splitBlocks } from './paper-blocks.ts'
import { NOTHING, type Html, part } from './part.ts'
import { fixList, hasPieces } from './pieces.ts'
import { pill } from './pill.ts'
import { appendixId, WORK_TITLE } from './places.ts'
import { fixesOf, type Presentation } from './presentation.ts'
import { whenIn } from './when.ts'

export interface FindingOptions extends Presentation {
  /** The ready-made pieces are already on the page for whoever does the work. */
  hasPiecesBefore: boolean
  /** A report of several groups says of each finding which it belongs to. */
  namesGroup: boolean
  /** It asks the owner, and nothing is to change before they answer. */
  isQuestion: boolean
  /** When the report's newest results were made. */
  finishedAt: string
}

/** Results of one report are minutes apart; one that is older may tell what was mended since. */
const MINUTES_APART = 5

function seenBefore(at: string, { finishedAt, timeZone }: FindingOptions): string {
  const isOlder = Date.parse(finishedAt) - Date.parse(at) > MINUTES_APART * 60_000
  return isOlder ? ` · looked at on ${whenIn(at, timeZone)}` : ''
}

/** One job as a finding: its number, what we saw and where, what to change, and why it matters. */
export function finding({ number, item, check }: Job, options: FindingOptions): Html {
  const { shown, raw } = splitBlocks(check.blocks)
  return part`<article class="check finding" id="${check.id}"><header><h3><span class="number">${number}</span> ${check.title}</h3>${pill(check)}</header>
<p class="verdict" dir="auto">${check.description}</p><p class="muted job">${item.who} · ${wholeTime(item)}${options.namesGroup ? ` · ${GROUP_TITLES[item.group]}` : ''}${seenBefore(check.updatedAt, options)}</p>
${renderBlocks(shown)}
${raw.length > 0 ? part`<p class="note">The whole list is in <a href="#${appendixId(check.id)}">the appendix, under ${number}</a>.</p>` : NOTHING}
${options.isQuestion ? toAnswer(check, options) : change(options, { number, check, item })}
<p class="note why">${check.whatIsIt} ${check.whyImportant}</p></article>`
}

/** The questions themselves, and how to find out. */
function toAnswer(check: Job['check'], { isWatched }: FindingOptions): Html {
  const questions = questionsOf(check)
  const where = isWatched ? part`<p class="note">Answer it in Fettle.</p>` : NOTHING
  return part`<h4>To answer</h4>${lines(questions, 'places beside')}${lines(stepsOnPaper(check.nextSteps), 'places')}${where}`
}

/** Said of a step that uses pieces, which say themselves where they go; ready-made code is what a website has from others. */
const OF_PIECES = /\bready[- ]made\b(?! code\b)/iu
/** Addresses and quoted words are the website's own. */
const OF_WEBSITE = /“[^“”]*”|\/\S*/gu
const usesPieces = (step: string): boolean => OF_PIECES.test(step.replaceAll(OF_WEBSITE, ''))

/** What to change: the ready-made pieces, or where they stand, then the steps that use none. What else there is to say of a result is no change. */
function change(options: FindingOptions, { number, check }: Job): Html {
  const fixes = fixesOf(options, check.id)
  const all = stepsOnPaper(check.nextSteps)
  const steps = hasPieces(fixes) ? all.filter((step) => !usesPieces(step)) : all
  const ready = !hasPieces(fixes)
    ? NOTHING
    : options.hasPiecesBefore
      ? part`<p>What is ready made for it is under <a href="#work-${check.id}">${WORK_TITLE}, ${number}</a>.</p>`
      : part`${fixList(fixes, appendixId(check.id))}`
  const todo =
    ready === NOTHING && steps.length === 0
      ? NOTHING
      : part`<h4>What to change</h4>${ready}${ready !== NOTHING && steps.length > 0 ? part`<h4>Besides that</h4>` : NOTHING}${lines(steps, 'places')}`
  return part`${todo}${goodToKnow(check.advice)}`
}
