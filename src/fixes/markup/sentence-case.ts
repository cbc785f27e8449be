const SMALL = new Set('a an and as at by for from in of on or the to with'.split(' '))
const LETTERS = /\p{L}+(?:['’]\p{L}+)*/gu
/** Shorter words may be a name or an abbreviation. */
const LEAST_LETTERS = 6

/**
 * A heading in capitals, in ordinary spelling: each word as in the page's own text, else with a capital. A word that is not in
 * capitals stays as it is.
 */
export function sentenceCase(heading: string, text: string): string {
  if (!isShouting(heading)) return heading
  const spelt = spellings(text)
  const words = heading.replace(LETTERS, (word) => spelt.get(word.toLowerCase()) ?? ordinary(word))
  return words.replace(/\p{L}/u, (first) => first.toUpperCase())
}

const MOSTLY = 0.7

function isShouting(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return letters >= LEAST_LETTERS && capitals > letters * MOSTLY
}

/** The spelling of words inside lines that are not in capitals themselves. */
function spellings(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const line of text.split('\n').filter((line) => !isShouting(line)))
    for (const [word] of line.matchAll(LETTERS)) {
      const key = word.toLowerCase()
      // The first word of a sentence always has a capital: lower case elsewhere is the better evidence.
      if (!found.has(key) || word === key) found.set(key, word)
    }
  return found
}

/** A word without vowels is an abbreviation: BBQ, NZ. */
function ordinary(word: string): string {
  const small = word.toLowerCase()
  if (SMALL.has(small)) return small
  return /[aeiouy]/u.test(small) ? word.charAt(0) + small.slice(1) : word
}
