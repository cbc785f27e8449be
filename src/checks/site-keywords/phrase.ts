import { type PartName, WEIGHTS } from './parts.ts'
import type { Word } from './vocabulary.ts'

/** Factor for a longer phrase. */
const LENGTH_FACTOR = [0, 1, 1.6, 1.9] as const
/** Most occurrences that count in the text of one page. */
const BODY_CAP = 5

/** Parts that name a page or a part of it, where one use is enough. */
const NAMING_PARTS: ReadonlySet<PartName> = new Set(['title', 'h1', 'description', 'h2'])

/** Where a phrase occurs: the number of the page, and the part of it. */
export interface Occurrence {
  page: number
  part: PartName
}

/** A phrase in a text, with the words before and after it; `undefined`: there is none, or a stop word. */
export interface PhraseInText {
  words: readonly Word[]
  before: Word | undefined
  next: Word | undefined
}

/** A spelling of a phrase, and how often it occurs. Most phrases have only one. */
interface Spelling {
  words: readonly Word[]
  count: number
}

/** A phrase of one to three words, with where and how often it occurs. */
export class Phrase {
  readonly #spellings: Spelling[] = []
  readonly #parts: PartName[] = []
  #pages = 0
  #page = -1
  #weight = 0
  #bodyOnPage = 0
  /** The base form of the word before each occurrence, and of the one after; `null`: not the same one after all, or none. */
  #before: number | null | undefined
  #next: number | null | undefined

  /** Counts one more occurrence. Pages come in order. */
  addOccurrence({ page, part }: Occurrence, { words, before, next }: PhraseInText): void {
    this.#before = sameOrNull(this.#before, before)
    this.#next = sameOrNull(this.#next, next)
    if (this.#page !== page) {
      this.#page = page
      this.#pages += 1
      this.#bodyOnPage = 0
    }
    if (!this.#parts.includes(part)) this.#parts.push(part)
    this.#addSpelling(words)
    if (part === 'body' && this.#bodyOnPage >= BODY_CAP) return
    if (part === 'body') this.#bodyOnPage += WEIGHTS.body
    this.#weight += WEIGHTS[part]
  }

  /** The most frequent spelling. */
  get words(): readonly Word[] {
    return this.#spellings.reduce((best, spelling) => (spelling.count > best.count ? spelling : best)).words
  }

  get text(): string {
    return this.words.map((word) => word.text).join(' ')
  }

  get count(): number {
    return this.#spellings.reduce((sum, spelling) => sum + spelling.count, 0)
  }

  get pages(): number {
    return this.#pages
  }

  /** Always follows the same word, or continues with it: a part of a longer phrase. */
  get isPartOfLonger(): boolean {
    return this.count > 1 && (this.#before !== null || this.#next !== null)
  }

  /** Used once, in a running text: that says nothing about a website. */
  get isIncidental(): boolean {
    return this.count === 1 && !this.#parts.some((part) => NAMING_PARTS.has(part))
  }

  get parts(): readonly PartName[] {
    return this.#parts
  }

  get score(): number {
    const length = this.#spellings[0]?.words.length ?? 0
    return this.#weight * (LENGTH_FACTOR[length] ?? 1) * Math.log2(1 + this.#pages)
  }

  #addSpelling(words: readonly Word[]): void {
    const [first, second, third] = words
    for (const spelling of this.#spellings) {
      if (spelling.words[0] !== first || spelling.words[1] !== second || spelling.words[2] !== third) continue
      spelling.count += 1
      return
    }
    this.#spellings.push({ words, count: 1 })
  }
}

/** The base form that all occurrences have beside them up to now; `known` is `undefined` before the first. */
function sameOrNull(known: number | null | undefined, word: Word | undefined): number | null {
  const base = word?.base ?? null
  return known === undefined || known === base ? base : null
}
