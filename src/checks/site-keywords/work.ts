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
  const known = factsAs(factsSchema, result.facts)
  const missing = known?.suggestions ?? []
  // With too few words that certainly matter, the owner is asked for theirs once these are done.
  const endsHere = missing.length <= MOST && known?.areEnough !== false
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
    turnsGood: endsHere ? 'in_all' : 'not_promised',
  }
}
