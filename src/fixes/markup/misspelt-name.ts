/** Letters that look alike on a screen, by one of them. */
const LOOKS_LIKE: Readonly<Record<string, string>> = { l: 'i', '1': 'i', '0': 'o' }
/** Of shorter words, two that both mean something may differ by such a letter alone. Longer ones ("failing", "falling") are rare, and cost one sentence. */
const LEAST = 5
const LETTER = new RegExp(`[${Object.keys(LOOKS_LIKE).join('')}]`, 'gu')

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const seenAs = (word: string): string => word.replaceAll(LETTER, (letter) => LOOKS_LIKE[letter] ?? letter)

/** Whether a text has a word of a name with a letter that only looks like its own: "KlwiCo" for "KiwiCo". It is a slip of the keyboard. */
export function misspellsName(text: string, name: string | null): boolean {
  const known = new Map(
    wordsOf(name ?? '')
      .filter((word) => word.length >= LEAST)
      .map((word) => [seenAs(word), word]),
  )
  return known.size > 0 && wordsOf(text).some((word) => (known.get(seenAs(word)) ?? word) !== word)
}
