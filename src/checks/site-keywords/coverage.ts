import { STOP_WORDS } from '#core/site/stop-words.data.ts'
import { NAMING, type PartName, type PartWords } from './parts.ts'
import { BREAK, plurals, singulars, unmarked, wordsOf } from './tokens.ts'

/** A word of a phrase. */
interface PatternWord {
  /** All forms that match it. */
  forms: ReadonlySet<string>
  /** Most stop words between the word before and this one: as many as the phrase has there, and at least one. */
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

/** True when a page has the phrase where search engines look: in the title or the main heading, and in the description or the text. */
export const covers = (pattern: Pattern, page: readonly PartWords[]): boolean =>
  isNamed(pattern, page) && isTold(pattern, page)

/** True when a page has the phrase in its title or main heading. */
export const isNamed = (pattern: Pattern, page: readonly PartWords[]): boolean =>
  standsIn(pattern, page, ['title', 'h1'])

/** True when a page has the phrase in its description or text. */
export const isTold = (pattern: Pattern, page: readonly PartWords[]): boolean =>
  standsIn(pattern, page, ['description', 'body'])

/** True when the page has the phrase in a title, main heading or description. */
export const names = (pattern: Pattern, page: readonly PartWords[]): boolean =>
  standsIn(pattern, page, NAMING)

/** True when one of these parts of a page has the phrase. */
export const standsIn = (pattern: Pattern, page: readonly PartWords[], parts: readonly PartName[]): boolean =>
  page.some(({ name, words }) => parts.includes(name) && occurs(pattern, plainWords(words)))

/** How often these parts of a page have the phrase. */
export const timesIn = (pattern: Pattern, page: readonly PartWords[], parts: readonly PartName[]): number =>
  page
    .filter(({ name }) => parts.includes(name))
    .reduce((sum, { words }) => sum + startsOf(pattern, plainWords(words)).length, 0)

/** Words without accents, and without the breaks between them. */
const plainWords = (words: readonly string[]): string[] =>
  words.filter((word) => word !== BREAK).map(unmarked)

/** Where the words begin to occur in order, with stop words alone between two of them. */
const startsOf = (pattern: Pattern, words: readonly string[]): number[] =>
  [...words.keys()].filter((start) => startsAt(pattern, words, start))

const occurs = (pattern: Pattern, words: readonly string[]): boolean =>
  words.some((_, start) => startsAt(pattern, words, start))

const startsAt = (pattern: Pattern, words: readonly string[], start: number): boolean =>
  pattern[0]?.forms.has(words[start] ?? '') === true && matchesAt(pattern, words, start)

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
