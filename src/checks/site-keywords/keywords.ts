import { PART_BEGINNINGS } from './linking-words.data.ts'
import type { PartWords } from './parts.ts'
import type { Phrase } from './phrase.ts'
import { type Phrases, phrasesOf } from './phrases.ts'
import type { Word } from './vocabulary.ts'

const KEPT = 20
/** Words of the longest phrases. */
const LONGEST = 3
/** A longer phrase with this share of a shorter one's score replaces it. */
const CONTAINED_SHARE = 0.8
/** Say nothing by themselves: titles of people, parts of names and addresses, and what stands before a number. */
const SHORT_FORMS: ReadonlySet<string> = new Set(
  'am pm st fr dr mr mrs ms rev co tel fax ph mob nr ltd pty inc llc cnr rd ave'.split(' '),
)
/** What is owned is missing: "farmer's" of "farmer's market". */
const POSSESSIVE = /'s$/u

/** The words that a website uses most for what it does, best first, at most 20. `names` are the business' own, as plain words. */
export function keywordsOf(pages: readonly (readonly PartWords[])[], names: ReadonlySet<string>): Phrase[] {
  const phrases = phrasesOf(pages)
  const ranks = ranked(phrases)
  const kept: Phrase[] = []
  const contained = new Set<Phrase>()
  let ahead = 0
  for (const { score, level } of ranks) {
    for (let rank = ranks[ahead]; rank && rank.score >= CONTAINED_SHARE * score; rank = ranks[++ahead]) {
      const longer = rank.level.filter((phrase) => isKeyword(phrase, names))
      for (const one of longer)
        for (const phrase of phrases.inside(one))
          if (!isCutOff(one) || !endsAs(one, phrase)) contained.add(phrase)
    }
    for (const phrase of level) {
      if (!isKeyword(phrase, names) || contained.has(phrase) || isCutOff(phrase) || phrase.isIncidental)
        continue
      if (!kept.some((other) => areOfOneSentence(other, phrase))) kept.push(phrase)
    }
    if (kept.length >= KEPT) break
  }
  return kept.slice(0, KEPT)
}

/**
 * A phrase of the longest kind that always continues with one word, or always follows one: the end of the whole is the better phrase, as
 * "fried chicken" of "famous for fried chicken", or "propolis lozenges" of "sugar free propolis lozenges".
 */
const isCutOff = (phrase: Phrase): boolean => phrase.words.length === LONGEST && phrase.isPartOfLonger

const endsAs = ({ words }: Phrase, part: Phrase): boolean => words.at(-1)?.base === part.words.at(-1)?.base

/** Two phrases that overlap and occur equally often on as many pages are parts of one repeated sentence, of which the first is enough. */
function areOfOneSentence(one: Phrase, other: Phrase): boolean {
  if (one.count < 2 || one.count !== other.count || one.pages !== other.pages) return false
  return goesOn(one, other) || goesOn(other, one)
}

const bases = (words: readonly Word[]): string => words.map(({ base }) => base).join(' ')

/** Whether the last words of the first are the first words of the second. */
function goesOn({ words: first }: Phrase, { words: second }: Phrase): boolean {
  return second.some(
    (_, index) =>
      index < first.length && bases(first.slice(-1 - index)) === bases(second.slice(0, index + 1)),
  )
}

/** Phrases grouped by score, best first: of tens of thousands only the first groups are read. */
function ranked({ all }: Phrases): { score: number; level: readonly Phrase[] }[] {
  return Array.from(
    Map.groupBy(all, ({ score }) => score),
    ([score, level]) => ({ score, level }),
  ).toSorted((a, b) => b.score - a.score)
}

/** Not made of website words and common ones only, no number, price, phone number or date, no single letter, no owner of something, no part of a sentence around "that" or "when", and not the business' name. */
function isKeyword({ words }: Phrase, names: ReadonlySet<string>): boolean {
  if (POSSESSIVE.test(words.at(-1)?.text ?? '')) return false
  if (words.every((word) => word.general || word.number || word.stop)) return false
  if (words.every(({ text }) => SHORT_FORMS.has(text))) return false
  if (words.some(({ text }) => PART_BEGINNINGS.has(text))) return false
  const plain = words.map((word) => word.plain).join('')
  return plain.length > 1 && !names.has(plain)
}
