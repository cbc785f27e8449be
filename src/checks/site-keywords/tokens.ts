/** A number whose digits are in groups (26,000; 2.5; 9:00), a word, or a break that phrases do not cross. */
const PART =
  /(?<![\p{L}\p{M}\p{N}])\p{N}{1,20}(?:[.,:]\p{N}{1,20}){1,9}(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}]+(?:[-'&][\p{L}\p{M}\p{N}]+)*|[^\p{L}\p{M}\p{N}\s]+|\n/gu
const IS_WORD = /^[\p{L}\p{M}\p{N}]/u
const MARKS = /\p{M}/gu
const NOT_ASCII = /[^\0-\x7f]/u
const LONGEST_WORD = 40

/** Punctuation or a line end between words. */
export const BREAK = ''

/** Words of a text in order, lower case, with {@link BREAK} at punctuation and line ends. */
export function wordsOf(text: string): string[] {
  const parts = text.normalize('NFC').toLowerCase().replaceAll('’', "'").match(PART) ?? []
  return parts.map((part) => (part.length <= LONGEST_WORD && IS_WORD.test(part) ? part : BREAK))
}

/** A word without accents, so that it matches with and without macrons. */
export const withoutAccents = (word: string): string =>
  NOT_ASCII.test(word) ? word.normalize('NFD').replace(MARKS, '').normalize('NFC') : word

/** Possible singulars of a word (`-s`, `-es`, `-ies`); empty for a word that is no plural. */
export function singulars(word: string): string[] {
  if (word.length <= 3 || !word.endsWith('s') || word.endsWith('ss')) return []
  const found = [word.slice(0, -1)]
  if (word.endsWith('es')) found.push(word.slice(0, -2))
  if (word.endsWith('ies')) found.push(`${word.slice(0, -3)}y`)
  return found
}

/** Possible plurals of a word. */
export const plurals = (word: string): string[] => [
  `${word}s`,
  `${word}es`,
  ...(word.endsWith('y') ? [`${word.slice(0, -1)}ies`] : []),
]
