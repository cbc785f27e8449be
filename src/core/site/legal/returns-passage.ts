import { type Candidate, findCandidates } from '../find-page.ts'
import { namesPhrase, plainWords } from '../phrases.ts'
import { hasSignsOfReturns, ITEMS, type LegalItem } from './items.ts'
import { isLooseName, namesOrders, namesSeveral } from './loose-names.ts'
import { flawOf, type Weighing } from './not-enough.ts'
import { saysInOnePlace } from './one-place.ts'

/** Fewer words are a mention: "14 day returns and refunds". */
const FEWEST_WORDS = 25
/** What a shop says of returns stands in at most this many words in a row. */
const PASSAGE_WORDS = 120
/** Of the five signs: a passage under no heading of returns, and on no page with a name of them, has one more. */
const SIGNS_OF_A_PART = 3
const SIGNS_OF_A_PASSAGE = 4

/**
 * What a page named after delivery, questions or terms says of returns, where there is no page or heading of that name: most small shops have their rules
 * there. The 50 words of the specification are those of a page of its own.
 */
export function returnsPassage(weighing: Weighing, item: LegalItem): Candidate | undefined {
  if (item.name !== 'returns') return undefined
  const { terms } = ITEMS
  return findCandidates(weighing.index, {
    names: (text) =>
      namesOrders(text) || namesSeveral(text) || isLooseName(text, item) || namesPhrase(text, terms.phrases),
    segmentNames: (segment) => namesOrders(segment) || namesSeveral(segment),
  }).find((candidate) =>
    saysOfReturns(
      candidate,
      isLooseName(candidate.named, item) ? SIGNS_OF_A_PART : SIGNS_OF_A_PASSAGE,
      weighing,
    ),
  )
}

/** Whether a part that its heading names says enough of returns. */
export const isReturnsPart = (part: Candidate, weighing: Weighing): boolean =>
  saysOfReturns(part, SIGNS_OF_A_PART, weighing)

function saysOfReturns(candidate: Candidate, signs: number, weighing: Weighing): boolean {
  const { content } = candidate
  if (!('text' in content) || content.words < FEWEST_WORDS) return false
  const flaw = flawOf(candidate, ITEMS.returns, weighing)
  if (flaw !== null && flaw !== 'too_short' && flaw !== 'other_text') return false
  return saysInOnePlace(plainWords(content.text), PASSAGE_WORDS, (text) => hasSignsOfReturns(signs, text))
}
