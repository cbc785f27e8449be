import type { PartWords } from './parts.ts'
import { type Phrase, phrasesOf } from './phrases.ts'

const KEPT = 20
/** A longer phrase with this share of a shorter one's score says it better. */
const CONTAINED_SHARE = 0.8

/** The words a site uses most for what it does, best first, at most 20. `names` are the business' own, plain. */
export function keywordsOf(pages: readonly (readonly PartWords[])[], names: ReadonlySet<string>): Phrase[] {
  const phrases = phrasesOf(pages).filter((phrase) => isKeyword(phrase, names))
  const contained = containedIn(phrases)
  return phrases
    .filter(({ key }) => !contained.has(key))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, KEPT)
}

/** Not made of website words only, no number, price, phone number or date, no lone letter, and not the business' name. */
function isKeyword({ words }: Phrase, names: ReadonlySet<string>): boolean {
  if (words.every((word) => word.website || word.number || word.stop)) return false
  const plain = words.map((word) => word.plain).join('')
  return plain.length > 1 && !names.has(plain)
}

/** Keys of the shorter phrases that a longer one stands in for. */
function containedIn(phrases: readonly Phrase[]): Set<number> {
  const scores = new Map(phrases.map(({ key, score }) => [key, score]))
  const contained = new Set<number>()
  for (const { inside, score } of phrases) {
    for (const key of inside) {
      const shorter = scores.get(key)
      if (shorter !== undefined && score >= CONTAINED_SHARE * shorter) contained.add(key)
    }
  }
  return contained
}
