import { minutesFor } from '#core/minutes.ts'
import { openedOnce, RERUN, type WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { factsSchema } from './facts.ts'

/** Putting the words, which the step names, into the title or main heading of one page. */
const KEYWORD = minutesFor({ page: 1 })
/** Further ones can wait for the next test. */
const MOST = 5

/** The work by the key words that are missing where search engines look. */
export const keywordWork: WorkOf = (result) => {
  const missing = factsAs(factsSchema, result.facts)?.suggestions ?? []
  if (missing.length === 0) return null
  return {
    steps: [
      {
        text: 'Tell us if your customers use other words for you',
        minutes: minutesFor({ tap: 1 }),
      },
      ...openedOnce(missing.slice(0, MOST).map((text) => ({ text, minutes: KEYWORD }))),
      RERUN,
    ],
    isReadyMade: false,
    turnsGood: missing.length > MOST ? 'not_promised' : 'in_all',
  }
}
