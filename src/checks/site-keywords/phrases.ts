import { type Part, type PartName, WEIGHTS } from './parts.ts'
import { BREAK, wordsOf } from './tokens.ts'
import { Vocabulary, type Word } from './vocabulary.ts'

/** A phrase of one to three words with where and how often it stands. */
export interface Phrase {
  /** In the form that is used most. */
  text: string
  words: readonly Word[]
  count: number
  pages: number
  score: number
  parts: ReadonlySet<PartName>
}

/** What a longer phrase counts more. */
const LENGTH_FACTOR = [0, 1, 1.6, 1.9] as const
/** The body of one page counts at most this much. */
const BODY_CAP = 5

interface Tally {
  words: readonly Word[]
  weight: number
  count: number
  parts: Set<PartName>
  pages: number
  page: number
  bodyOnPage: number
  forms: Map<string, number>
}

/** All phrases of a site that neither begin nor end with a stop word nor cross punctuation, in no order. */
export function phrasesOf(pages: readonly (readonly Part[])[]): Phrase[] {
  const lines = pages.map((parts) =>
    parts.map(({ name, lines }) => ({ name, words: wordsOf(lines.join('\n')) })),
  )
  const vocabulary = new Vocabulary(lines.flatMap((parts) => parts.flatMap(({ words }) => words)))
  const counter = new Counter(vocabulary)
  for (const [page, parts] of lines.entries())
    for (const { name, words } of parts) counter.count(page, name, words)
  return counter.phrases()
}

class Counter {
  readonly #tallies = new Map<number, Tally>()
  readonly #vocabulary: Vocabulary
  readonly #radix: number

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
    this.#radix = vocabulary.size + 1
  }

  count(page: number, part: PartName, texts: readonly string[]): void {
    const words = texts.map((text) => (text === BREAK ? undefined : this.#vocabulary.get(text)))
    for (const [start, first] of words.entries()) {
      if (first === undefined || first.stop) continue
      this.#add(page, part, [first])
      const second = words[start + 1]
      if (second === undefined) continue
      if (!second.stop) this.#add(page, part, [first, second])
      const third = words[start + 2]
      if (third !== undefined && !third.stop) this.#add(page, part, [first, second, third])
    }
  }

  phrases(): Phrase[] {
    return [...this.#tallies.values()].map(({ words, weight, count, pages, parts, forms }) => ({
      text: commonest(forms),
      words,
      count,
      pages,
      parts,
      score: weight * (LENGTH_FACTOR[words.length] ?? 1) * Math.log2(1 + pages),
    }))
  }

  #add(page: number, part: PartName, words: readonly Word[]): void {
    const tally = this.#tallyOf(words)
    if (tally.page !== page) {
      tally.page = page
      tally.pages += 1
      tally.bodyOnPage = 0
    }
    tally.count += 1
    tally.parts.add(part)
    const form = words.map((word) => word.text).join(' ')
    tally.forms.set(form, (tally.forms.get(form) ?? 0) + 1)
    if (part !== 'body') tally.weight += WEIGHTS[part]
    else if (tally.bodyOnPage < BODY_CAP) {
      tally.bodyOnPage += WEIGHTS.body
      tally.weight += WEIGHTS.body
    }
  }

  #tallyOf(words: readonly Word[]): Tally {
    const key = words.reduce((sum, word) => sum * this.#radix + word.base + 1, 0)
    const known = this.#tallies.get(key)
    if (known) return known
    const made = {
      words,
      weight: 0,
      count: 0,
      parts: new Set<PartName>(),
      pages: 0,
      page: -1,
      bodyOnPage: 0,
      forms: new Map<string, number>(),
    }
    this.#tallies.set(key, made)
    return made
  }
}

const commonest = (forms: ReadonlyMap<string, number>): string =>
  [...forms].reduce((best, form) => (form[1] > best[1] ? form : best), ['', 0] as [string, number])[0]
