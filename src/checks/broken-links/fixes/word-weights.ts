/** Words of addresses and links that do not describe the page. */
const EMPTY_WORDS = new Set(
  'index html htm php aspx page pages the and of a our your to here more read click link'.split(' '),
)

/** Words of a text or an address, lower case, without accents and macrons, and without a plural s. */
export function wordSet(text: string): Set<string> {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+|\p{N}+/gu)
  return new Set(
    (words ?? [])
      .map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''))
      .filter((word) => !EMPTY_WORDS.has(word)),
  )
}

/** The weight of each word: a word that every page has weighs little, and a number less. */
export type Weights = ReadonlyMap<string, number>
const UNSEEN = 0.6
const NUMBER = 0.3

/** Inverse document frequency, scaled so that a word of one page weighs 1. */
export function weightsOf(pages: readonly ReadonlySet<string>[]): Weights {
  const counts = new Map<string, number>()
  for (const words of pages) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const whole = Math.log(1 + pages.length)
  return new Map([...counts].map(([word, count]) => [word, Math.log(1 + pages.length / count) / whole]))
}

const weightOf = (word: string, weights: Weights): number =>
  /^\p{N}+$/u.test(word) ? NUMBER : (weights.get(word) ?? UNSEEN)

const weigh = (words: ReadonlySet<string>, weights: Weights): number =>
  [...words].reduce((sum, word) => sum + weightOf(word, weights), 0)

/** How similar words are to the words of each page, in the order of the pages: 0 to 1. */
type Likenesses = (words: ReadonlySet<string>) => Float64Array

/**
 * Sørensen–Dice: twice the weight of the words in common, by the weight of all. Pages are found by their words, as a website has thousands of
 * pages and of missing addresses.
 */
export function likenesses(pages: readonly ReadonlySet<string>[], weights: Weights): Likenesses {
  const whole = pages.map((words) => weigh(words, weights))
  const having = new Map<string, number[]>()
  for (const [at, words] of pages.entries())
    for (const word of words) {
      const known = having.get(word)
      if (known) known.push(at)
      else having.set(word, [at])
    }
  return (words) => {
    const own = weigh(words, weights)
    const common = new Float64Array(pages.length)
    for (const word of words) {
      const weight = weightOf(word, weights)
      for (const at of having.get(word) ?? []) common[at] = (common[at] ?? 0) + weight
    }
    return common.map((weight, at) => (weight === 0 ? 0 : (2 * weight) / (own + (whole[at] ?? 0))))
  }
}
