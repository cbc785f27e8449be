import { cut } from '#core/text.ts'

const BETWEEN_SENTENCES = /(?<=[.?!]) (?=\p{Lu})/u
/** What is left after the last whole word of a text that was cut. */
const PART_OF_A_WORD = /[\s,;:]+[^\s]*…$/u

/** As many whole sentences as fit; where not even the first does, its beginning up to a whole word. */
export function briefly(text: string, limit: number): string {
  const [first = '', ...others] = text.split(BETWEEN_SENTENCES)
  if (first.length > limit) return cut(first, limit).replace(PART_OF_A_WORD, '…')
  let said = first
  for (const sentence of others) {
    if (`${said} ${sentence}`.length > limit) break
    said = `${said} ${sentence}`
  }
  return said
}

/** A text with the pages of the website by their paths: the reader knows which website it is. */
export function withPaths(text: string, address: string): string {
  const { origin } = new URL(address)
  return text.split(`${origin}/`).reduce((before, after) => {
    const isPath = /^[^\s,;]/u.test(after)
    return `${before}${isPath ? '/' : `${origin}/`}${after}`
  })
}
