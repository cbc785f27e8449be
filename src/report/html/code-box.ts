import { unbroken } from './address.ts'
import { type Html, NOTHING, part } from './part.ts'

interface CodeBox {
  name: 'code' | 'piece'
  caption: Html
  /** The text as it is copied. */
  content: string
  /** The same with its blanks marked. */
  shown?: Html
  note?: Html
}

/** On paper a line of so many characters wraps, and is copied with the break in it. */
const LONG_LINE = /[^\n]{97}/u

/** Most lines and characters of a text that stays on one page. */
const MOST_LINES = 18
const MOST_CHARACTERS = 1_000

const isShort = (text: string): boolean =>
  text.length <= MOST_CHARACTERS && text.split('\n').length <= MOST_LINES

const classes = (names: readonly string[]): Html =>
  names.length === 0 ? NOTHING : part` class="${names.join(' ')}"`

/** A text to copy below its caption. It is no figure: of that, a screen reader would announce a picture without a description in place of the text. */
export function codeBox({
  name,
  caption,
  content,
  shown = part`${unbroken(content)}`,
  note = NOTHING,
}: CodeBox): Html {
  const size = LONG_LINE.test(content) ? ['long'] : []
  const whole = isShort(content) ? ['whole'] : []
  return part`<div class="${name}" role="group"><p class="caption">${caption}</p><pre${classes([...size, ...whole])}>${shown}</pre>${note}</div>`
}
