import type { PartWords } from './parts.ts'
import { Phrase, type Occurrence } from './phrase.ts'
import { BREAK } from './tokens.ts'
import { UNIT_WORDS } from './unit-words.data.ts'
import { Vocabulary, type Word } from './vocabulary.ts'

/** All phrases of a website that neither begin nor end with a stop word nor cross punctuation. */
export interface Phrases {
  /** In the order of their first occurrence. */
  readonly all: readonly Phrase[]
  /** The phrases of one and two words inside a longer one. */
  inside(phrase: Phrase): Phrase[]
}

/** Reads the phrases of a website, page by page. */
export function phrasesOf(pages: readonly (readonly PartWords[])[]): Phrases {
  const vocabulary = new Vocabulary(pages)
  const counter = new Counter(vocabulary.size)
  for (const [page, parts] of pages.entries()) {
    for (const { name, words } of parts) {
      const isBreak = (text: string, at: number): boolean =>
        text === BREAK || IN_GROUPS.test(text) || isInAmount(words, at)
      const known = words.map((text, at) => (isBreak(text, at) ? undefined : vocabulary.get(text)))
      counter.count({ page, part: name }, known)
    }
  }
  return counter
}

/** Whether a word is the number or the unit of an amount, "500 g": what it is an amount of is named beside it. */
const isInAmount = (words: readonly string[], at: number): boolean =>
  isAmount(words[at], words[at + 1]) || isAmount(words[at - 1], words[at])

/** A sum, a measure or a time of day. */
const IN_GROUPS = /^\p{N}+[.,:]/u

const isAmount = (number = '', unit = ''): boolean => /^\d[\d.,:]*$/u.test(number) && UNIT_WORDS.has(unit)

const meaningful = (word: Word | undefined): Word | undefined => (word?.stop ? undefined : word)

/** The empty prefix. */
const EMPTY = 0

/**
 * Counts phrases by the numbers of their words: a website has tens of thousands of them. Each prefix of a phrase
 * has a number, so that a phrase is found by the numbers of its prefix and of its last word.
 */
class Counter implements Phrases {
  readonly all: Phrase[] = []
  readonly #numbers = new Map<number, number>()
  readonly #phrases: (Phrase | undefined)[] = [undefined]
  readonly #radix: number

  constructor(words: number) {
    this.#radix = words
  }

  /** `undefined` is a break. */
  count(place: Occurrence, words: readonly (Word | undefined)[]): void {
    for (const [start, first] of words.entries()) {
      if (first === undefined || first.stop) continue
      const second = words[start + 1]
      const third = words[start + 2]
      const before = meaningful(words[start - 1])
      const one = this.#numberOf(EMPTY, first)
      this.#phraseAt(one).addOccurrence(place, { words: [first], before, next: meaningful(second) })
      if (second === undefined) continue
      const two = this.#numberOf(one, second)
      if (!second.stop)
        this.#phraseAt(two).addOccurrence(place, { words: [first, second], before, next: meaningful(third) })
      if (third === undefined || third.stop) continue
      const three = this.#numberOf(two, third)
      this.#phraseAt(three).addOccurrence(place, {
        words: [first, second, third],
        before,
        next: meaningful(words[start + 3]),
      })
    }
  }

  inside({ words }: Phrase): Phrase[] {
    const [first, second, third] = words
    if (first === undefined || second === undefined) return []
    const shorter =
      third === undefined
        ? [[first], [second]]
        : [[first], [second], [third], [first, second], [second, third]]
    return shorter.flatMap((part) => this.#find(part) ?? [])
  }

  #find(words: readonly Word[]): Phrase | undefined {
    return this.#phrases[words.reduce((number, word) => this.#numberOf(number, word), EMPTY)]
  }

  /** The number of a prefix with one more word. */
  #numberOf(prefix: number, word: Word): number {
    const key = prefix * this.#radix + word.base
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const made = this.#phrases.push(undefined) - 1
    this.#numbers.set(key, made)
    return made
  }

  #phraseAt(number: number): Phrase {
    const known = this.#phrases[number]
    if (known) return known
    const made = new Phrase()
    this.#phrases[number] = made
    this.all.push(made)
    return made
  }
}
