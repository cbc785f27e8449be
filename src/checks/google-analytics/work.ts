import type { z } from 'zod'
import { listed, type Step } from '#core/words.ts'
import { RERUN, SHARED, type WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts } from './facts.ts'
import { type Status, TAG_MINUTES, words } from './words.ts'

const OUTDATED: Status = 'upgrade_to_ga4'

/**
 * The work on an old tag: a new property, which is the owner's to create, and its tag in place of the old one. Beside a tool that does measure
 * the old tag only has to go, and a new account is a choice. Neither turns the check good: that takes a connected account. One tag may load for the ads,
 * too, which stop being counted without it.
 */
export const analyticsWork: WorkOf = ({ status, facts: given }) => {
  if (status !== OUTDATED) return null
  const known = factsAs(facts, given)
  if (!known || known.otherTools.length === 0)
    return {
      steps: known ? upgrade(known) : STEPS,
      isReadyMade: false,
      turnsGood: 'not_promised',
      who: SHARED,
    }
  const tools = listed(known.otherTools)
  return {
    steps: [
      {
        text: `${takeOut(known)} ${tools} as ${known.otherTools.length === 1 ? 'it is' : 'they are'}`,
        minutes: TAG_MINUTES,
        who: 'Your web person',
      },
      `Create a Google Analytics 4 property only if you want Google's numbers beside those of ${tools}`,
      RERUN,
    ],
    isReadyMade: false,
    turnsGood: 'not_promised',
  }
}

type Known = z.infer<typeof facts>

const STEPS = words.statuses.upgrade_to_ga4.steps

function takeOut({ tags }: Known): string {
  return tags.ads.length === 0
    ? 'Take the old Google tag out: it counts nothing. Leave'
    : `Take out only the line of the old Google tag with ${listed(tags.ua)}: it counts nothing. Leave the rest for Google Ads (${listed(tags.ads)}), and`
}

function upgrade({ tags }: Known): readonly Step[] {
  if (tags.ads.length === 0) return STEPS
  const [create, , ...after] = STEPS
  const swap: Step = {
    text: `Put the new tag in place of only the line with ${listed(tags.ua)}, and leave the rest for Google Ads (${listed(tags.ads)})`,
    minutes: TAG_MINUTES,
    who: 'Your web person',
  }
  return [...(create === undefined ? [] : [create]), swap, ...after]
}
