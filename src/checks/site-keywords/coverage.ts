import { STOP_WORDS } from '#core/site/stop-words.data.ts'
import { NAMING, type PartName, type PartWords } from './parts.ts'
import { BREAK, plurals, singulars, unmarked, wordsOf } from './tokens.ts'

/** A phrase prepared for matching: for each of its words except stop words, all forms that match it. */
export type Pattern = readonly ReadonlySet<string>[]

/** Prepares a phrase. */
export function patternOf(phrase: string): Pattern {
  const words = plainWords(wordsOf(phrase))
  const meaning = words.filter((word) => !STOP_WORDS.has(word))
  return (meaning.length > 0 ? meaning : words).map(
    (word) => new Set([word, ...plurals(word), ...singulars(word)]),
  )
}

/** True when a page has the phrase where search engines look: in the title or the main heading, and in the summary or the text. */
export const covers = (pattern: Pattern, page: readonly PartWords[]): boolean =>
  standsIn(pattern, page, ['title', 'h1']) && standsIn(pattern, page, ['description', 'body'])

/** True when the page has the phrase in a title, main heading or summary. */
export const names = (pattern: Pattern, page: readonly PartWords[]): boolean =>
  standsIn(pattern, page, NAMING)

const standsIn = (pattern: Pattern, page: readonly PartWords[], parts: readonly PartName[]): boolean =>
  page.some(({ name, words }) => parts.includes(name) && occurs(pattern, plainWords(words)))

/** Matches words without accents and punctuation. */
const plainWords = (words: readonly string[]): string[] =>
  words.filter((word) => word !== BREAK).map(unmarked)

/** Whether the words occur in order, with at most one stop word between two of them. */
function occurs(pattern: Pattern, words: readonly string[]): boolean {
  const [first] = pattern
  return (
    first !== undefined && words.some((word, start) => first.has(word) && matchesAt(pattern, words, start))
  )
}

function matchesAt(pattern: Pattern, words: readonly string[], start: number): boolean {
  let at = start
  for (const [index, forms] of pattern.entries()) {
    const word = words[at] ?? ''
    if (index > 0 && !forms.has(word) && STOP_WORDS.has(word)) at += 1
    if (!forms.has(words[at] ?? '')) return false
    at += 1
  }
  return true
}
