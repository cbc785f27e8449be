import { minutesFor } from '#core/minutes.ts'
import type { Step } from '#core/words.ts'
import { RERUN, type WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts, type LayoutCheckFacts } from './facts.ts'
import type { Problem } from './words.ts'

const WHO = 'Your web person'

/** A part or more of one style, and a look whether they fit: 7.5 minutes on a walk for a table that was made 1,000 px wide. */
const fitting = (parts: number): number =>
  minutesFor({ read: 1, openWebsite: 1, page: 1, samePage: Math.max(parts - 1, 0), tryOut: 1 })
/** The same where nobody has named the parts, which have to be found first. */
const FIND_AND_FIT = minutesFor({ read: 1, decide: 1, page: 1, tryOut: 1 })

const STEPS: Readonly<Record<Problem, Exclude<Step, string>>> = {
  viewport: {
    text: 'Add the line that sets the page up for phone screens (viewport)',
    minutes: minutesFor({ read: 1, openWebsite: 1, page: 1 }),
    who: WHO,
  },
  overflow: {
    text: 'Make each listed part that sticks out to the right fit the screen',
    minutes: fitting(1),
    who: WHO,
  },
  small_text: { text: 'Show text at 16 pixels, and nothing under 12', minutes: fitting(1), who: WHO },
  other_pages: {
    text: 'Make each listed page of your menu that is too wide fit the screen',
    minutes: fitting(1),
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
  minutes: FIND_AND_FIT,
  who: WHO,
}

/** A page that was made without that line was mostly made in one width. How much of it has to change shows only once the line is there. */
const FIT_AFTERWARDS: Step = {
  text: 'Then see what of the page does not fit a phone, and make it fit: we can measure that only once the line is there',
  minutes: FIND_AND_FIT,
  who: WHO,
}

/** The same of a page whose line says how wide it was made. */
const FIT_AFTER_CHANGE: Step = {
  text: 'Then see what of the page, which was made wider than a phone, sticks out, and make it fit: we can measure that only once the line is right',
  minutes: FIND_AND_FIT,
  who: WHO,
}

/** The work by what does not fit a phone. */
export const layoutWork: WorkOf = (result) => {
  const known = factsAs(facts, result.facts)
  if (known === null || known.problems.length === 0) return null
  const hasViewport = known.viewportMeta !== null
  const stepFor = (problem: Problem): Step => {
    if (problem === 'viewport' && hasViewport) return CHANGE_VIEWPORT
    if (problem === 'overflow' && known.culprits.length === 0) return FIND_WIDE
    const parts = partsOf(problem, known)
    return parts === 0 ? STEPS[problem] : { ...STEPS[problem], minutes: fitting(parts) }
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

/** What has to fit: the parts or pages that are named. Of anything else, none. */
function partsOf(problem: Problem, { culprits, otherPages }: LayoutCheckFacts): number {
  if (problem === 'overflow') return culprits.length
  return problem === 'other_pages' ? otherPages.filter(({ fits }) => fits === false).length : 0
}
