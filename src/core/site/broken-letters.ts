import type { PageFacts } from '../evidence/page.ts'

/** Letters of a website that were stored twice or are sent as what they are not, such as “â€™” where “’” was meant. */
export interface BrokenLetters {
  /** The first as it shows, and as it was meant. */
  seen: string
  meant: string
  /** The pages that have any. */
  pages: string[]
}

/** Signs and letters of the languages of our words. Not à, Å and Ö: taken apart they are a capital of Portuguese before a space, an ellipsis or a dash. */
const MEANT = '’‘“”–—…•·©®°£€™½éèêëâäáãåçñóôöõòøúùûüíìîïßæœÉÈÀÄÇÑÓØÜÆ'
/** What Windows-1252 shows for the bytes 0x80 to 0x9F; it has no signs for five of them. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** How a letter shows when its bytes in UTF-8 are taken for letters of Windows-1252. */
function takenApart(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  const bytes =
    code < 0x800
      ? [0xc0 | (code >> 6), 0x80 | (code & 63)]
      : [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]
  return bytes.map((byte) => (byte < 0xa0 ? WINDOWS[byte - 0x80] : String.fromCodePoint(byte))).join('')
}

const WAYS = new Map(MEANT.split('').map((letter) => [takenApart(letter), letter]))
const SMALL = /^\p{Ll}$/u
/** Behind a capital a small letter is rare, and “Ã” the end of a Portuguese word: “«AMANHû”, “ROMÃ©”, “IRMÃ²” with a footnote. */
const BROKEN = new RegExp(
  [...WAYS].map(([seen, meant]) => (SMALL.test(meant) ? String.raw`(?<!\p{Lu})${seen}` : seen)).join('|'),
  'gu',
)
/** Most texts have none of the letters that begin them. */
const HINT = /[ÂÃÄÅâ]/u
/** A single one may be a slip of the keyboard. */
const FEWEST = 2

/** The broken letters of a website, `null` where it has fewer than two. */
export function brokenLettersOn(pages: readonly PageFacts[]): BrokenLetters | null {
  const found: string[] = []
  const at: string[] = []
  for (const { url, title, text } of pages) {
    const shown = [title.text ?? '', text.header, text.nav, text.main, text.aside, text.footer].join('\n')
    const here = HINT.test(shown) ? (shown.match(BROKEN) ?? []) : []
    found.push(...here)
    if (here.length > 0) at.push(url)
  }
  const [seen] = found
  const meant = WAYS.get(seen ?? '')
  return seen === undefined || meant === undefined || found.length < FEWEST
    ? null
    : { seen, meant, pages: at }
}
