import { lettersAndDigits } from '#core/site/business-names.ts'
import { STOP_WORDS, WEBSITE_WORDS } from '#core/site/stop-words.data.ts'
import { CALENDAR_WORDS } from './calendar-words.data.ts'
import { COMMON_WORDS } from './common-words.data.ts'
import { CURRENCY_WORDS } from './currency-words.data.ts'
import { LINKING_WORDS } from './linking-words.data.ts'
import type { PartWords } from './parts.ts'
import { singulars, withoutAccents } from './tokens.ts'

const NUMBER = /^\d[\d-]*(?:st|nd|rd|th|am|pm)?$/u

/** One word of a website, in one of its forms. */
export interface Word {
  text: string
  /** Letters and digits alone. */
  plain: string
  /** Number of its base form (singular, without accents); forms of one word share it. */
  base: number
  stop: boolean
  /** A word about websites, or one that every business uses. */
  general: boolean
  /** Part of a number, a price, a date or an opening time. */
  number: boolean
}

/** Every word of a website once, so that phrases can be counted by number. */
export class Vocabulary {
  readonly #words = new Map<string, Word>()
  readonly #bases = new Map<string, number>()

  /** Takes all words of the website at once: a plural joins its singular only where that is used too. */
  constructor(pages: readonly (readonly PartWords[])[]) {
    const known = new Set<string>()
    for (const { words } of pages.flat()) for (const word of words) known.add(word)
    const bare = new Set([...known].map(withoutAccents))
    for (const text of known) this.#words.set(text, this.#make(text, bare))
  }

  get(text: string): Word | undefined {
    return this.#words.get(text)
  }

  /** The number of base forms: their numbers are below it. */
  get size(): number {
    return this.#bases.size
  }

  #make(text: string, all: ReadonlySet<string>): Word {
    const bare = withoutAccents(text)
    const base = singulars(bare).find((one) => all.has(one) && !STOP_WORDS.has(one)) ?? bare
    const number = this.#bases.get(base) ?? this.#bases.size
    this.#bases.set(base, number)
    return {
      text,
      plain: lettersAndDigits(text),
      base: number,
      stop: STOP_WORDS.has(bare) || LINKING_WORDS.has(bare),
      general: WEBSITE_WORDS.has(bare) || COMMON_WORDS.has(bare),
      number: NUMBER.test(bare) || CALENDAR_WORDS.has(bare) || CURRENCY_WORDS.has(bare),
    }
  }
}
