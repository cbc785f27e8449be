import { STOP_WORDS } from '#core/site/stop-words.data.ts'
import { NAMING, type PartName, type PartWords } from './parts.ts'
import { BREAK, plurals, singulars, withoutAccents, wordsOf } from './tokens.ts'

/** A word of a phrase. */
interface PatternWord {
  /** All forms that match it. */
  forms: ReadonlySet<string>
  /** Most stop words that may stand before this word: as many as the phrase has there, and at least one. */
  most: number
}

/** The words of a phrase except stop words; of a phrase of stop words alone, all of them. */
export type Pattern = readonly PatternWord[]

export function patternOf(phrase: string): Pattern {
  const words = plainWords(wordsOf(phrase))
  const hasMeaning = words.some((word) => !STOP_WORDS.has(word))
  const pattern: PatternWord[] = []
  let skipped = 0
  for (const word of words) {
    if (hasMeaning && STOP_WORDS.has(word)) skipped += 1
    else {
      pattern.push({
        forms: new Set([word, ...plurals(word), ...singulars(word)]),
        most: Math.max(1, skipped),
      })
      skipped = 0
    }
  }
  return pattern
}

/** One kind of text of a page, as phrases are looked for in it. */
export interface PlainPart {
  name: PartName
  /** Its words without accents and without breaks. */
  plain: readonly string[]
  /** Where each word stands. */
  places: ReadonlyMap<string, readonly number[]>
}

/** The parts of a page for every phrase that is looked for: made once, as a page has thousands of words. */
export const plainParts = (page: readonly PartWords[]): PlainPart[] =>
  page.map(({ name, words }) => {
    const plain = plainWords(words)
    const places = new Map<string, number[]>()
    for (const [at, word] of plain.entries()) {
      const known = places.get(word)
      if (known) known.push(at)
      else places.set(word, [at])
    }
    return { name, plain, places }
  })

/** True when a page has the phrase where search engines look: in the title or the main heading, and in the description or the text. */
export const covers = (pattern: Pattern, page: readonly PlainPart[]): boolean =>
  isInTitleOrHeading(pattern, page) && isInDescriptionOrText(pattern, page)

/** True when a page has the phrase in its title or main heading. */
export const isInTitleOrHeading = (pattern: Pattern, page: readonly PlainPart[]): boolean =>
  standsIn(pattern, page, ['title', 'h1'])

/** True when a page has the phrase in its description or text. */
export const isInDescriptionOrText = (pattern: Pattern, page: readonly PlainPart[]): boolean =>
  standsIn(pattern, page, ['description', 'body'])

/** True when the page has the phrase in a title, main heading or description. */
export const isInTitleHeadingOrDescription = (pattern: Pattern, page: readonly PlainPart[]): boolean =>
  standsIn(pattern, page, NAMING)

/** True when one of these parts of a page has the phrase. */
export const standsIn = (pattern: Pattern, page: readonly PlainPart[], parts: readonly PartName[]): boolean =>
  page.some((part) => parts.includes(part.name) && timesOf(pattern, part) > 0)

/** How often these parts of a page have the phrase. */
export const timesIn = (pattern: Pattern, page: readonly PlainPart[], parts: readonly PartName[]): number =>
  page.filter(({ name }) => parts.includes(name)).reduce((sum, part) => sum + timesOf(pattern, part), 0)

/** Words without accents, and without the breaks between them. */
const plainWords = (words: readonly string[]): string[] =>
  words.filter((word) => word !== BREAK).map(withoutAccents)

/** How often the words occur in order, with stop words alone between two of them. */
const timesOf = (pattern: Pattern, { plain, places }: PlainPart): number =>
  [...(pattern[0]?.forms ?? [])]
    .flatMap((form) => places.get(form) ?? [])
    .filter((start) => matchesAt(pattern, plain, start)).length

function matchesAt(pattern: Pattern, words: readonly string[], start: number): boolean {
  let at = start
  for (const [index, { forms, most }] of pattern.entries()) {
    const last = index === 0 ? at : at + most
    while (at < last && !forms.has(words[at] ?? '') && STOP_WORDS.has(words[at] ?? '')) at += 1
    if (!forms.has(words[at] ?? '')) return false
    at += 1
  }
  return true
}
