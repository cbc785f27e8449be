import { STOP_WORDS } from '#core/site/stop-words.data.ts'

/** Whether they have a word in common that means something, singular or plural. */
export const sharesWord = (one: string, other: string): boolean =>
  haveInCommon(stemsOf(one, STOP_WORDS), stemsOf(other, STOP_WORDS))

/** Whether they have a stem in common. */
export function haveInCommon(some: readonly string[], others: readonly string[]): boolean {
  const stems = new Set(some)
  return others.some((stem) => stems.has(stem))
}

/** Words that mean nothing in a title or an address. */
const EMPTY_WORDS: ReadonlySet<string> = new Set([
  'and',
  'for',
  'our',
  'the',
  'you',
  'html',
  'php',
  'page',
  'pages',
])

/** The words of a text of three letters and more in lower case, those in the plural without its letter; without {@link EMPTY_WORDS}. */
export const stemsOf = (text: string, without: ReadonlySet<string> = EMPTY_WORDS): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !without.has(word))
    .map((word) => word.replace(/s$/u, ''))
