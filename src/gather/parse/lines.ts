import type { Region } from '#core/evidence/region.ts'
import { countWords, squeeze } from '#core/text.ts'

/** Visible text of one block, or of inline content between blocks. */
export interface Line {
  text: string
  region: Region
  /** Part of the cookie banner. */
  banner: boolean
  words: number
  /** Number of its words that are link text. */
  linkWords: number
}

const BEGINS_WITH_PRICE = /^[$£€]\s?\d/u
const ENDS_WITH_LETTER = /\p{L}$/u

/** Collects visible text into lines while the document is walked. */
export class LineBuilder {
  readonly lines: Line[] = []
  private buffer = ''
  private links = ''

  /** Adds a text. A price in an element of its own is apart from the name before it: styles set them side by side. */
  add(text: string, inLink: boolean): void {
    if (BEGINS_WITH_PRICE.test(text) && ENDS_WITH_LETTER.test(this.buffer.slice(-2))) this.gap()
    this.buffer += text
    if (inLink) this.links += text
  }

  /** Adds a gap between neighbours on the same line. */
  gap(): void {
    if (this.buffer !== '') this.buffer += ' '
    if (this.links !== '') this.links += ' '
  }

  /** Ends the line; blank ones are dropped. */
  end(region: Region, banner: boolean): void {
    if (this.buffer === '') return
    const text = squeeze(this.buffer)
    const links = this.links
    this.buffer = ''
    this.links = ''
    if (text === '') return
    const words = countWords(text)
    this.lines.push({ text, region, banner, words, linkWords: links === '' ? 0 : countWords(links) })
  }
}

/** Text of lines `from` (inclusive) to `to` (exclusive), about `limit` characters at most. */
export function textBetween(lines: readonly Line[], from: number, to: number, limit: number): string {
  let text = ''
  for (let at = from; at < to && text.length <= limit; at++) {
    text += `${text === '' ? '' : '\n'}${lines[at]?.text ?? ''}`
  }
  return text
}
