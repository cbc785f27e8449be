/** One line of plain words: no line breaks or controls, no runs of spaces. */
export const asPlainLine = (text: string): string => text.replace(/[\s\p{Cc}\u200B\uFEFF]+/gu, ' ').trim()

/** The text without emoji and symbols, which search engines leave out and screen readers spell out. */
export const withoutOrnaments = (text: string): string =>
  text.replace(/[\p{Extended_Pictographic}\uFE0F\u200D]+/gu, ' ')

/** Words that no text ends with: what follows them was cut off. */
const HANGING =
  /[\s,;:–—|&+/-]+(?:a|an|and|as|at|but|by|for|from|in|into|is|of|on|or|our|per|plus|that|the|their|this|to|us|we|which|who|with|your)$/iu
const ENDS = /[\s,;:–—|&+/·•-]+$/u

/** The text, or as many of its whole words as fit into `most` characters, ending well and without a punctuation mark. */
export function wholeWords(text: string, most: number): string {
  const characters = Array.from(text)
  if (characters.length <= most) return text
  const room = characters.slice(0, most).join('')
  const isWhole = /\s/u.test(characters[most] ?? '')
  const end = isWhole ? room.length : room.lastIndexOf(' ')
  let words = (end > 0 ? room.slice(0, end) : room).replace(ENDS, '')
  words = closed(words)
  while (HANGING.test(words)) words = words.replace(HANGING, '').replace(ENDS, '')
  return words
}

/** Without a bracket or quote that is opened and not closed. */
function closed(text: string): string {
  const open = /[“(][^”)]*$/u.exec(text) ?? (text.split('"').length % 2 === 0 ? /"[^"]*$/u.exec(text) : null)
  return open ? text.slice(0, open.index).replace(ENDS, '') : text
}

/** The same, with an ellipsis where something was cut off. */
export const cutAtWord = (text: string, most: number): string =>
  Array.from(text).length <= most ? text : `${wholeWords(text, most - 1)}…`

/** Text for the inside of an element or of an attribute in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
