import { minutesFor } from '#core/minutes.ts'
import { ANSWER_AGAIN } from '#core/survey/answer-again.ts'
import type { FeatureAnswers } from '#core/survey/features.ts'
import { listed, type Step } from '#core/words.ts'
import { openedOnce, type WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts } from './facts.ts'
import { GREAT_OPTIONS, OPTIONS } from './features.data.ts'

/** What a page about delivery says, by feature. */
const SAID: Readonly<Record<string, string>> = {
  costs: 'costs',
  timing: 'times',
  location: 'areas',
}
/** Legal necessities has the draft of a returns policy, and its minutes; this page only leads there. */
const RETURNS: Step = {
  text: 'Link your returns policy from your page about delivery; if you have none yet, Legal necessities has it as a draft',
  minutes: minutesFor({ line: 1 }),
}
/** A field of the ready-made page. */
const RANGE = 'a delivery range you can keep to'
/** One text of the owner's own, on a page that is open. */
const LINE = minutesFor({ write: 1, samePage: 1 })
const OFFERS: Readonly<Record<string, string>> = { track_order: 'tracking', pickup: 'pick-up' }
const WITH_GAPS: ReadonlySet<string> = new Set(['some', 'poor'])

/** The work by what the owner has not ticked: nothing that they told us they have. */
export const shippingWork: WorkOf = (result) => {
  const features = factsAs(facts, result.facts)?.features ?? {}
  const returns = features['returns'] === false ? [RETURNS] : []
  const steps = [...pageSteps(features), ...returns, ...optionSteps(features, unsaidIn(features).length > 1)]
  if (steps.length === 0 || !WITH_GAPS.has(result.status)) return null
  return { steps: [...openedOnce(steps), ANSWER_AGAIN], isReadyMade: false, turnsGood: 'in_all', who: 'You' }
}

const missingOf = (features: FeatureAnswers, names: Readonly<Record<string, string>>): string[] =>
  Object.entries(names).flatMap(([id, name]) => (features[id] === false ? [name] : []))

const unsaidIn = (features: FeatureAnswers): string[] => missingOf(features, SAID)

/** One text for all that the website does not say: a page of its own, or a sentence where only one thing is left. */
function pageSteps(features: FeatureAnswers): Step[] {
  const unsaid = unsaidIn(features)
  if (unsaid.length === 0) return []
  const [one] = unsaid
  return unsaid.length === 1
    ? [
        {
          text: `Add ${one} to what your website says about delivery`,
          minutes: minutesFor({ read: 1, write: 1, page: 1 }),
        },
      ]
    : [
        {
          text: `Make one page with ${listed([...unsaid, ...(features['accurate_delivery'] === false ? [RANGE] : [])])}`,
          minutes: minutesFor({ read: 1, draft: 1, page: 1 }),
        },
      ]
}

/** `hasPage`: a page is made, which says the range, too. */
function optionSteps(features: FeatureAnswers, hasPage: boolean): Step[] {
  const lacks = (id: string): boolean => features[id] === false
  return [
    ...(lacks('accurate_shipping_costs')
      ? [{ text: 'Show the shipping cost before checkout', minutes: minutesFor({ read: 1, page: 1 }) }]
      : []),
    ...(lacks('accurate_delivery') && !hasPage ? [{ text: `Give ${RANGE}`, minutes: LINE }] : []),
    // Where returns are still to be explained, that text says it.
    ...(lacks('return_policy') && !lacks('returns')
      ? [{ text: 'Decide which returns you take, and say so', minutes: LINE }]
      : []),
    ...offering(features),
  ]
}

/** With enough options, those of the steps before it too, one more is a choice. */
function offering(features: FeatureAnswers): Step[] {
  const offers = missingOf(features, OFFERS)
  if (offers.length === 0) return []
  const text = `Offer ${listed(offers, 'or')}`
  const isEnough =
    Object.keys(OPTIONS).filter((id) => features[id] !== false || !(id in OFFERS)).length >= GREAT_OPTIONS
  return [isEnough ? `${text} if it suits you` : { text, minutes: minutesFor({ read: 1, tap: 1 }) }]
}
