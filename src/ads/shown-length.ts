/** What every device shows one column wide. */
const PLAIN = /^[\u0020-\u007e\u00a0-\u024f]*$/u
/** East Asian Wide and Fullwidth (Unicode, EastAsianWidth.txt), as whole blocks. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{1b2ff}\u{20000}-\u{3fffd}]/u
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[\d#*]\ufe0f?\u20e3/u

let made: Intl.Segmenter | null = null
const segmenter = (): Intl.Segmenter => {
  made ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return made
}

/** The length of an ad's text as Google counts it: characters of double width, and emoji however they are put together, count 2. */
export function shownLength(text: string): number {
  if (PLAIN.test(text)) return text.length
  let length = 0
  for (const { segment } of segmenter().segment(text)) length += EMOJI.test(segment) ? 2 : widthOf(segment)
  return length
}

function widthOf(segment: string): number {
  let width = 0
  for (const character of segment) width += WIDE.test(character) ? 2 : 1
  return width
}
