import { minutesFor } from '#core/minutes.ts'
import type { Step } from '#core/words.ts'
import { RERUN, type WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts } from './facts.ts'
import type { Problem } from './words.ts'

const WHO = 'Your web person'

/** But for that one line, the minutes are our estimate of the time of whoever does it. */
const STEPS: Readonly<Record<Problem, Step>> = {
  viewport: {
    text: 'Add the line that sets the page up for phone screens (viewport)',
    minutes: minutesFor({ read: 1, openWebsite: 1, page: 1 }),
    who: WHO,
  },
  overflow: {
    text: 'Make each listed part that sticks out to the right fit the screen',
    minutes: 60,
    who: WHO,
  },
  small_text: { text: 'Show text at 16 pixels, and nothing under 12', minutes: 60, who: WHO },
  other_pages: {
    text: 'Make each listed page of your menu that is too wide fit the screen',
    minutes: 60,
    who: WHO,
  },
}

/** Two lines would contradict each other. */
const CHANGE_VIEWPORT: Step = {
  text: 'Change the content of the viewport line to width=device-width, initial-scale=1',
  minutes: minutesFor({ read: 1, openWebsite: 1, page: 1 }),
  who: WHO,
}

/** Where no part was seen that sticks out, none is listed. */
const FIND_WIDE: Step = {
  text: 'Find the part of the page that is wider than a phone’s screen, and make it fit',
  minutes: 60,
  who: WHO,
}

/** A page that was made without that line was mostly made in one width. How much of it has to change shows only once the line is there. */
const FIT_AFTERWARDS: Step = {
  text: 'Then see what of the page does not fit a phone, and make it fit: we can measure that only once the line is there',
  minutes: 120,
  who: WHO,
}

/** The same of a page whose line says how wide it was made. */
const FIT_AFTER_CHANGE: Step = {
  text: 'Then see what of the page, which was made wider than a phone, sticks out, and make it fit: we can measure that only once the line is right',
  minutes: 120,
  who: WHO,
}

/** The work by what does not fit a phone. */
export const layoutWork: WorkOf = (result) => {
  const known = factsAs(facts, result.facts)
  if (known === null || known.problems.length === 0) return null
  const hasViewport = known.viewportMeta !== null
  const stepFor = (problem: Problem): Step => {
    if (problem === 'viewport' && hasViewport) return CHANGE_VIEWPORT
    return problem === 'overflow' && known.culprits.length === 0 ? FIND_WIDE : STEPS[problem]
  }
  const isUntested = known.problems.includes('viewport')
  return {
    steps: [
      ...known.problems.map(stepFor),
      ...(isUntested ? [hasViewport ? FIT_AFTER_CHANGE : FIT_AFTERWARDS] : []),
      RERUN,
    ],
    isReadyMade: false,
    turnsGood: isUntested ? 'not_promised' : 'in_all',
  }
}
