import { type PartName, type PartWords, WEIGHTS } from './parts.ts'
import { BREAK } from './tokens.ts'
import { Vocabulary, type Word } from './vocabulary.ts'

/** Words of a phrase: one to three. */
type PhraseWords = readonly [Word, Word?, Word?]

/** A phrase with where and how often it stands. */
export interface Phrase {
  /** In the form that is used most. */
  words: readonly Word[]
  /** Number of the phrase, and of the shorter phrases that it holds. */
  key: number
  inside: readonly number[]
  count: number
  pages: number
  score: number
  parts: ReadonlySet<PartName>
}

/** What a longer phrase counts more. */
const LENGTH_FACTOR = [0, 1, 1.6, 1.9] as const
/** The body of one page counts at most this much. */
const BODY_CAP = 5

/** A form of a phrase and how often it is met. Most phrases have one form only. */
interface Form {
  words: PhraseWords
  count: number
}

interface Tally {
  forms: Form[]
  weight: number
  parts: PartName[]
  pages: number
  page: number
  bodyOnPage: number
}

/** A phrase as it is written. */
export const textOf = ({ words }: Phrase): string => words.map((word) => word.text).join(' ')

/** All phrases of a site that neither begin nor end with a stop word nor cross punctuation, in no order. */
export function phrasesOf(pages: readonly (readonly PartWords[])[]): Phrase[] {
  const vocabulary = new Vocabulary(pages.flatMap((parts) => parts.flatMap(({ words }) => words)))
  const counter = new Counter(vocabulary.size)
  for (const [page, parts] of pages.entries()) {
    for (const { name, words } of parts) {
      const looked = words.map((text) => (text === BREAK ? undefined : vocabulary.get(text)))
      counter.count({ page, part: name }, looked)
    }
  }
  return counter.phrases()
}

interface Place {
  page: number
  part: PartName
}

/** Counts phrases by the numbers of their words: a site holds tens of thousands of them. */
class Counter {
  readonly #tallies = new Map<number, Tally>()
  readonly #radix: number

  constructor(words: number) {
    this.#radix = words + 1
  }

  /** `undefined` stands for a break. */
  count(place: Place, words: readonly (Word | undefined)[]): void {
    for (const [start, first] of words.entries()) {
      if (first === undefined || first.stop) continue
      this.#add(place, [first])
      const second = words[start + 1]
      if (second === undefined) continue
      if (!second.stop) this.#add(place, [first, second])
      const third = words[start + 2]
      if (third !== undefined && !third.stop) this.#add(place, [first, second, third])
    }
  }

  phrases(): Phrase[] {
    return Array.from(this.#tallies, ([key, tally]) => {
      const words = commonest(tally.forms).words.filter((word) => word !== undefined)
      return {
        words,
        key,
        inside: shorterIn(words).map((shorter) => this.#keyOf(shorter)),
        count: tally.forms.reduce((sum, form) => sum + form.count, 0),
        pages: tally.pages,
        parts: new Set(tally.parts),
        score: tally.weight * (LENGTH_FACTOR[words.length] ?? 1) * Math.log2(1 + tally.pages),
      }
    })
  }

  #add({ page, part }: Place, words: PhraseWords): void {
    const tally = this.#tallyOf(words)
    if (tally.page !== page) {
      tally.page = page
      tally.pages += 1
      tally.bodyOnPage = 0
    }
    if (!tally.parts.includes(part)) tally.parts.push(part)
    addForm(tally.forms, words)
    if (part === 'body' && tally.bodyOnPage >= BODY_CAP) return
    if (part === 'body') tally.bodyOnPage += WEIGHTS.body
    tally.weight += WEIGHTS[part]
  }

  #tallyOf(words: PhraseWords): Tally {
    const key = this.#keyOf(words)
    const known = this.#tallies.get(key)
    if (known) return known
    const made: Tally = { forms: [], weight: 0, parts: [], pages: 0, page: -1, bodyOnPage: 0 }
    this.#tallies.set(key, made)
    return made
  }

  #keyOf([first, second, third]: PhraseWords): number {
    return ((first.base + 1) * this.#radix + numberOf(second)) * this.#radix + numberOf(third)
  }
}

/** 0 stands for "no word". */
const numberOf = (word: Word | undefined): number => (word === undefined ? 0 : word.base + 1)

function addForm(forms: Form[], words: PhraseWords): void {
  for (const form of forms) {
    if (form.words[0] !== words[0] || form.words[1] !== words[1] || form.words[2] !== words[2]) continue
    form.count += 1
    return
  }
  forms.push({ words, count: 1 })
}

const commonest = (forms: readonly Form[]): Form =>
  forms.reduce((best, form) => (form.count > best.count ? form : best))

/** The phrases of one and two words that stand inside a longer one. */
function shorterIn([first, second, third]: readonly Word[]): PhraseWords[] {
  if (first === undefined || second === undefined) return []
  if (third === undefined) return [[first], [second]]
  return [[first], [second], [third], [first, second], [second, third]]
}
