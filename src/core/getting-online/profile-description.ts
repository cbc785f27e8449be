import { lowerFirst, squeeze, upperFirst } from '../text.ts'

/** What an owner types for the description of their business profile. */
export interface DescriptionParts {
  businessName: string
  does: string
  where: string
  when: string
  known: string
}

/** The description for a business profile; empty until the owner has typed what the business does. */
export function profileDescription({ businessName, does, where, when, known }: DescriptionParts): string {
  const [what, times, fact] = [does, when, known].map(withoutStop)
  const name = squeeze(businessName).replace(/[.\s]+$/u, '')
  if (!what) return ''
  const place = placeWords(withoutStop(where))
  return [
    `${name ? `${name}: ${what}` : upperFirst(what)}${place}.`,
    fact && sentence(fact, known),
    times && `Ring ${times}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Words that say together with a place where somebody goes. */
const SAYS_WHERE = /^(?:in|across|all over|anywhere|around|near|throughout|within)\s/iu

const placeWords = (where: string): string =>
  where === '' ? '' : ` ${SAYS_WHERE.test(where) ? lowerFirst(where) : `in ${where}`}`

/** A sentence that ends as it was typed, where that is with a mark of its own. */
const sentence = (text: string, typed: string): string =>
  `${upperFirst(text)}${/[!?]$/u.exec(squeeze(typed))?.[0] ?? '.'}`

/** Without the sign at its end: the sentence adds one. */
const withoutStop = (typed: string): string => squeeze(typed).replace(/[.,;:!?…\s]+$/u, '')
