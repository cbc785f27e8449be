import { STOP_WORDS } from '#core/site/stop-words.data.ts'
import type { PartName, PartWords } from './parts.ts'
import { BREAK, plurals, singulars, unmarked, wordsOf } from './tokens.ts'

/** Whether a page says a phrase where search engines look for it. */
export interface Coverage {
  titled: boolean
  described: boolean
}

type Pattern = readonly ReadonlySet<string>[]

/** The words of one page's parts, for looking phrases up. */
export type PageWords = ReadonlyMap<PartName, readonly string[]>

/** Words of a page's parts without marks and punctuation. */
export const pageWords = (parts: readonly PartWords[]): PageWords =>
  new Map(parts.map(({ name, words }) => [name, plainWords(words)]))

/** A phrase stands in the title or the main heading, and in the summary or the text. */
export function coverageOf(phrase: string, page: PageWords): Coverage {
  const pattern = patternOf(phrase)
  const has = (name: PartName): boolean => stands(pattern, page.get(name) ?? [])
  return { titled: has('title') || has('h1'), described: has('description') || has('body') }
}

/** True when the page has the phrase in a title, main heading or summary. */
export function names(phrase: string, page: PageWords): boolean {
  const pattern = patternOf(phrase)
  return (['title', 'h1', 'description'] as const).some((name) => stands(pattern, page.get(name) ?? []))
}

const plainWords = (words: readonly string[]): string[] =>
  words.filter((word) => word !== BREAK).map(unmarked)

/** For each word of the phrase, stop words aside, all forms that match it. */
function patternOf(phrase: string): Pattern {
  const words = plainWords(wordsOf(phrase))
  const meaning = words.filter((word) => !STOP_WORDS.has(word))
  return (meaning.length > 0 ? meaning : words).map(
    (word) => new Set([word, ...plurals(word), ...singulars(word)]),
  )
}

/** The words stand in order, with at most one stop word between two of them. */
function stands(pattern: Pattern, words: readonly string[]): boolean {
  return pattern.length > 0 && words.some((_, start) => matchesAt(pattern, words, start))
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
