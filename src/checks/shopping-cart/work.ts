import { minutesFor } from '#core/minutes.ts'
import { ANSWER_AGAIN } from '#core/survey/answer-again.ts'
import { type FeatureAnswers, missingNames } from '#core/survey/features.ts'
import { listed, type Step } from '#core/words.ts'
import { SHARED, WEB_PERSON, type WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts } from './facts.ts'
import { KEY_FEATURES } from './features.data.ts'

/** Minutes of a web person for a feature that the shop has no setting for: our estimate. */
const BUILT = 30
/** No cart is built anew for it: a day's half. */
const MOST_BUILT = 240
const FIRST = ['product_image', 'name', 'subtotal', 'shipping_cost', 'total']
const SIGNS = ['payment_methods', 'secure_checkout']
const WITH_GAPS: ReadonlySet<string> = new Set(['some_features_missing', 'has_no_features'])

/** The work by what the owner has not ticked: a switch in the settings for each feature, and a web person for what has none. */
export const cartWork: WorkOf = (result) => {
  const features = factsAs(facts, result.facts)?.features ?? {}
  const count = missingNames(features, KEY_FEATURES).length
  if (count === 0 || !WITH_GAPS.has(result.status)) return null
  const steps: Step[] = [
    {
      text: "Look in your shop builder's cart settings for what is below",
      minutes: minutesFor({ read: 1, openWebsite: 1, decide: 1 }),
    },
    ...featureSteps(features),
    {
      text: 'If something has no setting there, ask your web person for it',
      minutes: Math.min(MOST_BUILT, count * BUILT),
      who: WEB_PERSON,
    },
    ANSWER_AGAIN,
  ]
  return { steps, isReadyMade: false, turnsGood: 'in_all', who: SHARED }
}

const named = (ids: readonly string[]): string => listed(ids.flatMap((id) => KEY_FEATURES[id] ?? []))

function featureSteps(features: FeatureAnswers): Step[] {
  const lacking = (ids: readonly string[]) => ids.filter((id) => features[id] === false)
  const [first, items, button, signs] = [
    lacking(FIRST),
    lacking(Object.keys(CHANGING)),
    lacking(['checkout_button']),
    lacking(SIGNS),
  ]
  const [only = ''] = items
  return [
    stepOf(first, `Begin with ${named(first)}`),
    stepOf(items, items.length === 1 ? (CHANGING[only] ?? '') : 'Let people change and remove items'),
    stepOf(button, 'Make the checkout button stand out'),
    stepOf(signs, `Show ${named(signs)}`),
  ].flat()
}

const CHANGING: Readonly<Record<string, string>> = {
  adjustable_quantity: 'Let people change how many they want',
  removable_item: 'Let people remove items',
}

const stepOf = (ids: readonly string[], text: string): Step[] =>
  ids.length === 0 ? [] : [{ text, minutes: minutesFor({ tap: ids.length }) }]
