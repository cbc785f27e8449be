import { listed } from '#core/words.ts'
import type { WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts } from './facts.ts'
import type { Status } from './words.ts'

const OUTDATED: Status = 'upgrade_to_ga4'

/** The work on an old tag beside a tool that does measure: to take the tag out. A new account is a choice there. */
export const analyticsWork: WorkOf = ({ status, facts: given }) => {
  const known = factsAs(facts, given)
  if (status !== OUTDATED || !known || known.otherTools.length === 0) return null
  const tools = listed(known.otherTools)
  return {
    steps: [
      {
        text: `Take the old Google tag out: it counts nothing. Leave ${tools} as ${known.otherTools.length === 1 ? 'it is' : 'they are'}`,
        minutes: 10,
        who: 'Your web person',
      },
      `Create a Google Analytics 4 property only if you want Google's numbers beside those of ${tools}`,
      { text: 'Re-run the test', minutes: 2 },
    ],
    isReadyMade: false,
    turnsGood: 'not_promised',
  }
}
