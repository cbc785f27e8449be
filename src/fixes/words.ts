/** One line of plain words: no line breaks or controls, no runs of spaces. */
export const asPlainLine = (text: string): string => text.replace(/[\s\p{Cc}\u200B\uFEFF]+/gu, ' ').trim()

/** The text, or as many whole words of it as fit into `most` characters, with an ellipsis. */
export function fitted(text: string, most: number): string {
  const characters = Array.from(text)
  if (characters.length <= most) return text
  const room = characters.slice(0, most).join('')
  const end = room.lastIndexOf(' ')
  const words = (end > most / 2 ? room.slice(0, end) : room.slice(0, -1)).replace(/[\s,;:–—-]+$/u, '')
  return `${words}…`
}

/**
 * Whole sentences from the beginning of a text that fit into `most` characters; else its first words. Lines without any
 * sentence are headings and labels, and left out where there are others.
 */
export function firstSentences(text: string, most: number): string {
  const prose = text.split('\n').filter((line) => /[.!?](?:\s|$)/u.test(line))
  const sentences = asPlainLine(prose.join(' ')).match(/[^.!?]+[.!?]+(?=\s|$)/gu) ?? []
  let taken = ''
  for (const sentence of sentences) {
    if (Array.from(taken + sentence).length > most) break
    taken += sentence
  }
  return taken.trim() || fitted(asPlainLine(text), most)
}

/** Text for the inside of an element or of an attribute in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
