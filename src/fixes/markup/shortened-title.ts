import type { PageFacts } from '#core/evidence/page.ts'
import { lengthOf } from '#core/owner-input/text.ts'
import { LONGEST_TITLE } from '#core/search-result.ts'
import { STOP_WORDS } from '#core/site/stop-words.data.ts'
import type { Business } from '../business.ts'
import { mainHeading, metaOf } from '../pages.ts'
import { lettersOf } from './letters-of.ts'
import { sentenceCase } from './sentence-case.ts'
import { sharesWord, stemsOf } from './words-in-common.ts'

/** A part of a long text with fewer characters says little by itself. */
export const LEAST_PART = 20
/** Titles of more parts are lists of searched words; the first ones are put together. */
const MOST_PARTS = 6
/** So many ways to shorten one title are tried: the best one may stand on another page. */
const TRIED = 3
/** What a page is named by weighs as much as so many words of what it tells. */
const OF_ITS_NAME = 4
/** The parts in the owner's order stay where they tell so much of what the best ones do. */
const ALMOST = 0.7

type Names = Pick<Business, 'name' | 'city'> & { common?: ReadonlySet<string> }

interface Weighed {
  text: string
  worth: number
}

/**
 * A long title's own parts, as many as fit, best first: those from the beginning, unless others tell clearly more: with the town, what the page is named by, and
 * words that its description and headings repeat.
 */
export function shortenedTitles(parts: readonly string[], page: PageFacts, names: Names): string[] {
  const weigh = (text: string): Weighed => ({ text, worth: worthOf(text, page, names) })
  const weighed = parts.slice(0, MOST_PARTS).map(weigh)
  const made = setsOf(weighed)
    .map(joined)
    .filter(({ text, worth }) => worth > 0 && fits(text))
    .toSorted((one, other) => other.worth - one.worth || lengthOf(other.text) - lengthOf(one.text))
  const first = joined(fromBeginning(weighed, weigh))
  const isEnough = first.worth >= (made[0]?.worth ?? 0) * ALMOST && fits(first.text)
  const isOfOthers = parts.every((part) => isOfAllPages(part, page, names))
  const texts = [...(isEnough && !isOfOthers ? [first] : []), ...made.slice(0, TRIED)].map(({ text }) => text)
  return [...new Set(texts)].map((text) => sentenceCase(text, page.text.main))
}

/** The parts of a title that tell of its page and are not the name of the business, the most telling first. */
export const tellingParts = (parts: readonly string[], page: PageFacts, names: Names): string[] =>
  parts
    .filter((part) => !isOfName(part, names))
    .map((text) => ({ text, worth: worthOf(text, page, names) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ text }) => text)

const joined = (parts: readonly Weighed[]): Weighed => ({
  text: parts.map(({ text }) => text).join(' | '),
  worth: parts.reduce((sum, { worth }) => sum + worth, 0),
})

const fits = (text: string): boolean => lengthOf(text) >= LEAST_PART && lengthOf(text) <= LONGEST_TITLE

/** Whether a part is the name of the business, or a piece of it. */
const isOfName = (part: string, { name }: Names): boolean =>
  name !== null && lettersOf(name).includes(lettersOf(part))

/** What most titles have tells of the homepage alone. */
const isOfAllPages = (part: string, { depth }: PageFacts, { common }: Names): boolean =>
  depth !== 0 && common?.has(lettersOf(part)) === true

/** Every place is near somebody. */
const NEAR = /\bnear (?:you|me)\b/giu

/** How much a part says of its page: of the name of the business, or a piece of it, only what it says of the business on its homepage. */
function worthOf(part: string, page: PageFacts, names: Names): number {
  const { name, city } = names
  const isName = isOfName(part, names)
  if ((isName && page.depth !== 0) || isOfAllPages(part, page, names)) return 0
  const other = (name === null || isName ? part : part.replaceAll(name, ' ')).replaceAll(NEAR, ' ')
  const told = new Set(
    stemsOf(
      [
        metaOf(page, 'description'),
        ...page.headings.filter(({ hidden }) => !hidden).map(({ text }) => text),
      ].join(' '),
      STOP_WORDS,
    ),
  )
  const words = [...new Set(stemsOf(other, STOP_WORDS))].filter((stem) => told.has(stem)).length
  const isInTown = !isName && city !== null && part.toLowerCase().includes(city.toLowerCase())
  const called = `${mainHeading(page)} ${new URL(page.url).pathname.replaceAll(/[-_./]/gu, ' ')}`
  const isNamed = page.depth !== 0 && sharesWord(other, called)
  return words + (isInTown ? 1 : 0) + (isNamed ? OF_ITS_NAME : 0)
}

/** Every choice of some of these, in their order. */
const setsOf = <T>(all: readonly T[]): T[][] =>
  all.reduce<T[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]])

/** As many parts as fit, in order; of a list that does not, as many of its things as fit. */
function fromBeginning(parts: readonly Weighed[], weigh: (text: string) => Weighed): Weighed[] {
  let taken: Weighed[] = []
  for (const part of parts) {
    const fitting = [part, ...beginningsOf(part.text).map(weigh)]
      .map((one) => [...taken, one])
      .find((more) => lengthOf(joined(more).text) <= LONGEST_TITLE)
    taken = fitting ?? taken
  }
  return taken
}

const FEWEST_LISTED = 3
const MOST_WORDS_LISTED = 3
/** A sentence has commas, too: "We paint, plaster, and tidy up". */
const GOES_ON = /^(?:and|or|but|so|we|you|your|our|the|und|et|y|e)\b/iu

/** A list of at least three things without its last ones, the longest first; two things are left at least. */
function beginningsOf(part: string): string[] {
  const things = part.split(',').map((thing) => thing.trim())
  const isList = things.every(
    (thing) => thing !== '' && thing.split(' ').length <= MOST_WORDS_LISTED && !GOES_ON.test(thing),
  )
  if (things.length < FEWEST_LISTED || !isList) return []
  return things.slice(2).map((_, left) => things.slice(0, things.length - 1 - left).join(', '))
}
