import { ARIAL_WIDTHS } from './pixel-width.data.ts'

/** Font sizes in CSS px in which a results page shows a title and a description. */
export const TITLE_SIZE = 20
export const DESCRIPTION_SIZE = 14

const WIDTHS: ReadonlyMap<string, number> = new Map(
  ARIAL_WIDTHS.flatMap(([width, characters]) => Array.from(characters, (one) => [one, width] as const)),
)
const UPPER_WIDTH = 667
const OTHER_WIDTH = 556
const WIDE_WIDTH = 1000

const MARK = /^\p{M}$/u
const UPPER = /^\p{Lu}$/u
const WIDE =
  /^(?:\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation})$/u

/** Width of a text in Arial at `size` px, rounded to whole px. Letters with accents are as wide as their base letter. */
export function pixelWidth(text: string, size: number): number {
  let thousandths = 0
  for (const character of text.normalize('NFC')) thousandths += widthOf(character)
  return Math.round((thousandths * size) / 1000)
}

function widthOf(character: string): number {
  const known = WIDTHS.get(character)
  if (known !== undefined) return known
  if (MARK.test(character)) return 0
  if (WIDE.test(character)) return WIDE_WIDTH
  const base = character.normalize('NFD').charAt(0)
  return WIDTHS.get(base) ?? (UPPER.test(base) ? UPPER_WIDTH : OTHER_WIDTH)
}
