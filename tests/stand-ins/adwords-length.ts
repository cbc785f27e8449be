const WIDE =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303e\uff01-\uff60]/u
const PICTURE = /\p{Emoji_Presentation}|\ufe0f|\u20e3/u
const SEGMENTS = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The length of a text as Google counts it: characters of double width, and each picture, count 2. */
export function adsLength(text: string): number {
  let length = 0
  for (const { segment } of SEGMENTS.segment(text)) length += PICTURE.test(segment) ? 2 : lettersOf(segment)
  return length
}

const lettersOf = (segment: string): number =>
  Array.from(segment, (letter) => (WIDE.test(letter) ? 2 : 1)).reduce((sum, one) => sum + one, 0)
