import { plural } from '#core/words.ts'
import { tonightWords } from '#web/shared/results/words.ts'
import type { PublicScanState } from '#web/shared/public-scan/public-scan-view.ts'

export interface HeadWords {
  title: string
  lead: string
}

const ALL_TAP = 'Tap a result to see what we saw and what to do first.'

/** Title and line of the page by the state of the scan. */
export function headWords(host: string, scan: PublicScanState): HeadWords {
  const { title, lead } = wordsOf(host, scan)
  return { title, lead: scan.sharedMinutes === null ? lead : `${ago(scan.sharedMinutes)} ${lead}` }
}

/** A website is scanned once an hour, however many ask. */
const ago = (minutes: number): string =>
  `Looked at ${minutes < 1 ? 'a moment' : plural(minutes, 'minute')} ago. We look at each website once an hour at most.`

const INSTEAD = {
  left_alone:
    'Whoever looks after this website asked us to leave it alone. If that’s you and you’ve changed your mind, please write to us.',
  too_often:
    'We tried a few times in the last hour and couldn’t finish. We don’t want to slow the website down, so please try again in an hour.',
} as const

function wordsOf(host: string, { state, instead }: PublicScanState): HeadWords {
  if (instead !== null) return { title: `We didn’t look at ${host}`, lead: INSTEAD[instead] }
  switch (state) {
    case 'queued':
      return {
        title: `Looking at ${host}`,
        lead: 'It’s in the queue and will start by itself.',
      }
    case null:
    case 'running':
      return {
        title: `Looking at ${host}`,
        lead: 'Results show up here as they come in. You can read them now, or leave and come back.',
      }
    case 'done':
      return { title: `We’ve looked at ${host}`, lead: ALL_TAP }
    case 'partial':
      return {
        title: `We’ve looked at ${host}`,
        lead: `We couldn’t finish every test this time; what we have is below. ${ALL_TAP}`,
      }
    case 'cancelled':
      return { title: `Stopped looking at ${host}`, lead: `What we finished is below. ${ALL_TAP}` }
    case 'failed':
      return {
        title: `We couldn’t look at ${host}`,
        lead: 'Something went wrong at our end, not yours. Please try again in a few minutes.',
      }
  }
}

export const KEEP = {
  title: 'Create an account to keep these',
  line: 'It’s free. What you typed stays. You’ll get a plan that says what to do first, and we’ll look again from time to time.',
  button: 'Create an account',
}

export const AGAIN = {
  title: 'Some tests have no result yet',
  line: 'We’ll keep what’s here until there’s something newer.',
  button: 'Look again',
}

/** How many checks ask the owner; while that is not known yet, without a number that would only fall. */
export const askingWords = (asking: number | null): string =>
  asking === null
    ? 'Some more checks need an answer from you,'
    : `${plural(asking, 'more check needs', 'more checks need')} an answer from you,`

export const ALSO = 'Also found on your website'
export const OFFLINE = {
  lead: 'You’re offline.',
  line: 'This is the latest we have. We’ll carry on when you’re back online.',
}

export const UNCHECKED = {
  title: 'Couldn’t be checked',
  hint: 'These aren’t counted. Open one to see what we tried.',
}

/** The title of tests that could not be run for one and the same reason. */
export const sameReasonWords = (reason: string, tests: number): string =>
  `${reason} So ${tests} tests couldn’t be run`

const MOST_FIRST = 'The ones that matter most come first.'
/** A first job has a text with nothing to fill in, or as little as there is; the plan's order knows only what matters most. */
const EASY_FIRST = 'The job above comes first because its text needs the least from you.'
const REST_BY_WEIGHT = 'Of the rest, the ones that matter most come first.'

interface Ordered {
  /** The check of the first job; `undefined`: there is none. */
  first: string | undefined
  /** What is for one evening, which the card of a single first job says already. */
  tonight: { checks: readonly string[]; label: string } | null
  /** Of the first job in the plan. */
  place: number | null
  /** How many come after the first job. */
  rows: number
}

/** Heading and line of what comes after the first job; of a single one nothing is in an order. */
export function orderWords({ first, tonight, place, rows }: Ordered): {
  title: string
  hint: string | undefined
} {
  const isOne = rows === 1
  const isEasyFirst = place !== null && place !== 1
  const isSaid = tonight === null || (tonight.checks.length === 1 && tonight.checks[0] === first)
  const hints = [
    ...(isEasyFirst ? [EASY_FIRST] : []),
    ...(isOne ? [] : [isEasyFirst ? REST_BY_WEIGHT : MOST_FIRST]),
    ...(isSaid ? [] : [tonightWords(tonight)]),
  ]
  const start = first === undefined ? 'What to fix' : isOne ? 'Then this' : 'Then these'
  return {
    title: isOne ? start : `${start}, in this order`,
    hint: hints.length === 0 ? undefined : hints.join(' '),
  }
}
