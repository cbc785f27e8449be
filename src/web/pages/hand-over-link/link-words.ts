import { plural } from '#core/words.ts'
import type { HandOverLinkAnswer, LinkedAskAnswer } from '#web/app/queries/result-queries.ts'

/** The button of an ask, which the page also speaks of. */
export const TEST_BUTTON = 'Done. Test it'

/** The owner's first name; without one, "The owner". */
export const ownersName = ({ firstName }: Pick<HandOverLinkAnswer, 'firstName'>): string =>
  firstName === '' ? 'The owner' : firstName

/** The same within a sentence: "the owner". */
export const ownersNameWithin = ({ firstName }: Pick<HandOverLinkAnswer, 'firstName'>): string =>
  firstName === '' ? 'the owner' : firstName

/** "Kiri asks for 3 things": the title of a link's page. */
export const asksFor = (
  answer: Pick<HandOverLinkAnswer, 'firstName'> & { asks: readonly unknown[] },
): string => `${ownersName(answer)} asks for ${plural(answer.asks.length, 'thing')}`

/** Whether it was tested after "Done", and does not pass. */
export const isNotThereYet = ({
  state,
  isTesting,
  testedAt,
  now,
}: Pick<LinkedAskAnswer, 'state' | 'isTesting' | 'testedAt' | 'now'>): boolean =>
  state !== 'passed' && !isTesting && testedAt !== null && now !== null && now.at >= testedAt
