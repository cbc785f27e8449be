const APOSTROPHE = 0x27
const TYPOGRAPHIC_APOSTROPHE = 0x2019

/**
 * Number of words in a text, counted in one pass. Letters beyond ASCII are recognised by their block instead of Unicode's tables: precise enough to
 * compare pages, and several times as fast as `countWords`.
 */
export function quickWords(text: string): number {
  let words = 0
  let inWord = false
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at)
    if (isWordCharacter(char)) {
      if (!inWord) words++
      inWord = true
    } else if (inWord)
      inWord =
        (char === APOSTROPHE || char === TYPOGRAPHIC_APOSTROPHE) && isWordCharacter(text.charCodeAt(at + 1))
  }
  return words
}

function isWordCharacter(char: number): boolean {
  if (char < 0x80) {
    return (char >= 0x61 && char <= 0x7a) || (char >= 0x41 && char <= 0x5a) || (char >= 0x30 && char <= 0x39)
  }
  // Not letters: Latin-1 signs, general punctuation to dingbats, CJK punctuation, emoji, private use and beyond.
  if (char < 0xc0) return char === 0xaa || char === 0xb5 || char === 0xba
  return (char < 0x2000 || char >= 0x3040) && char !== 0xd7 && char !== 0xf7 && char < 0xd800
}
