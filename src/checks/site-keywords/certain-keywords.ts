import type { Phrase } from './phrase.ts'

/** Words with less than this share of the strongest score do not lead. */
const LEADING = 0.25
const FEWEST_TIMES = 3
/** A heading in bold is a heading, bold and text, and one use. */
const FEWEST_USES = 2
/** A website with this few pages cannot use a word on many. */
const SMALL = 2
/** So many words that certainly belong to a business say what it does; of a small website, where none is on several pages, more have to. */
const ENOUGH = 3
const ENOUGH_WHERE_SMALL = 5

/**
 * The words that certainly belong to the business, best first: each is in the text at least three times, on two pages where there are more than two,
 * and in a title, heading or summary as well, a single word in a title or main heading; no other word has four times its score. Every page may name
 * the town: `places` are no measure for the others, nor is "stickers" for "die cut stickers". `usesOf` counts a heading that is in
 * bold once: "Your dog deserves the spa treatment" makes no words of "dog deserves".
 */
export function certainKeywords(
  keywords: readonly Phrase[],
  pages: number,
  { places, usesOf }: { places: ReadonlySet<string>; usesOf: (keyword: Phrase) => number },
): Phrase[] {
  const bestBeside = (keyword: Phrase): number =>
    keywords.find((other) => !places.has(other.text) && !isWithin(other, keyword))?.score ?? 0
  return keywords.filter(
    (keyword) =>
      names(keyword) &&
      keyword.parts.includes('body') &&
      keyword.count >= FEWEST_TIMES &&
      (pages <= SMALL || keyword.pages >= 2) &&
      keyword.score >= LEADING * bestBeside(keyword) &&
      usesOf(keyword) >= FEWEST_USES,
  )
}

/** Whether a phrase is a part of a longer one, in the same order. */
const isWithin = (part: Phrase, whole: Phrase): boolean =>
  part.words.length < whole.words.length && ` ${basesOf(whole)} `.includes(` ${basesOf(part)} `)

const basesOf = ({ words }: Phrase): string => words.map(({ base }) => base).join(' ')

/**
 * Whether a part that says what its page is about has the phrase. A lower heading or a summary is too little for one word, or one with a word
 * that every business uses, which may come from any sentence.
 */
function names({ parts, words }: Phrase): boolean {
  if (parts.includes('title') || parts.includes('h1')) return true
  const isPlain = words.length > 1 && words.every(({ general, number }) => !general && !number)
  return isPlain && (parts.includes('description') || parts.includes('h2'))
}

/** Whether these are enough of them to say that a website has its key words in place. */
export const areEnough = (certain: readonly unknown[], pages: number): boolean =>
  certain.length >= (pages <= SMALL ? ENOUGH_WHERE_SMALL : ENOUGH)
