import { plain } from '#core/site/business-names.ts'
import type { Part } from './parts.ts'
import { type Phrase, phrasesOf } from './phrases.ts'

const KEPT = 20
/** A longer phrase with this share of a shorter one's score says it better. */
const CONTAINED_SHARE = 0.8

/** The words a site uses most for what it does, best first, at most 20. `names` are the business' own, plain. */
export function keywordsOf(pages: readonly (readonly Part[])[], names: ReadonlySet<string>): Phrase[] {
  const phrases = phrasesOf(pages).filter((phrase) => isKeyword(phrase, names))
  const contained = containedIn(phrases)
  return phrases
    .filter((phrase) => !contained.has(keyOf(phrase.words)))
    .toSorted((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1))
    .slice(0, KEPT)
}

/** Not made of website words only, no number, price, phone number or date, and not the business' name. */
const isKeyword = ({ words, text }: Phrase, names: ReadonlySet<string>): boolean =>
  text.length > 1 &&
  !words.every((word) => word.website || word.number || word.stop) &&
  !names.has(plain(text))

/** Keys of the shorter phrases that a longer one stands in for. */
function containedIn(phrases: readonly Phrase[]): Set<string> {
  const scores = new Map(phrases.map(({ words, score }) => [keyOf(words), score]))
  const contained = new Set<string>()
  for (const { words, score } of phrases) {
    for (const inner of insideOf(words)) {
      const key = keyOf(inner)
      const shorter = scores.get(key)
      if (shorter !== undefined && score >= CONTAINED_SHARE * shorter) contained.add(key)
    }
  }
  return contained
}

const keyOf = (words: Phrase['words']): string => words.map((word) => word.base).join(' ')

function insideOf(words: Phrase['words']): Phrase['words'][] {
  if (words.length === 1) return []
  const single = words.map((word) => [word])
  return words.length === 2 ? single : [...single, words.slice(0, 2), words.slice(1)]
}
