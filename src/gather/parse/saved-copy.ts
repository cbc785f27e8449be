import { bareHost } from '#core/address/urls.ts'
import { type AddressedPage, namesOwnServer } from './server-addresses.ts'

/** What programs that save websites write into the pages: HTTrack, browsers, SingleFile and SaveWeb2ZIP. */
const MARKS = [
  /\bby HTTrack\b/iu,
  // A web address: "about:internet" is written by page programs into pages of their own.
  /^\s*saved from url=\(\d{4}\)https?:/iu,
  /\bsaved with SingleFile\b/iu,
  /\bSaveWeb2ZIP\b/iu,
]
/** What the Internet Archive writes. */
const ARCHIVED = /\bFILE ARCHIVED ON\b.*\bRETRIEVED FROM THE\s+INTERNET ARCHIVE\b/isu
/** Where such a mark says that the page was before. */
const ORIGIN = /\bMirrored from\s+([^\s/]{1,253})|\bhttps?:\/\/([^\s/]{1,253})/iu
/** Characters of a comment that are searched. */
const SEARCHED = 400

/** The mark of a program that saved a page. */
interface CopyMark {
  /** The host that the page was saved from, where the mark says it. */
  host: string | null
  /** It is of an archive of the web, from which websites are brought back, and no templates made. */
  archived: boolean
}

/**
 * Whether this page is a file that a program saved from another website, or from where the website was before. A mark that names another website may have
 * come with a template, whose pages a system serves: then they name addresses that only that system answers.
 */
export function isSavedCopy(html: string, page: AddressedPage): boolean {
  const mark = copyMarkIn(html)
  if (mark === null) return false
  const own = bareHost(URL.parse(page.addresses.page)?.host ?? '')
  const isOwn = mark.archived || (mark.host !== null && bareHost(mark.host) === own)
  return isOwn || !namesOwnServer(page)
}

/** The mark that a program that saves pages left in this one, by preference one that says from where; `null`: none did. */
export function copyMarkIn(html: string): CopyMark | null {
  let found: CopyMark | null = null
  for (const comment of commentsIn(html)) {
    const archived = ARCHIVED.test(comment)
    if (!archived && !MARKS.some((mark) => mark.test(comment))) continue
    const [, mirrored, linked] = ORIGIN.exec(comment) ?? []
    found = { host: (mirrored ?? linked)?.toLowerCase() ?? null, archived }
    if (archived || found.host !== null) break
  }
  return found
}

/** The beginning of each comment, by searches that never look at a character twice. */
function* commentsIn(html: string): Generator<string> {
  let end = 0
  for (let at = html.indexOf('<!--'); at !== -1; at = html.indexOf('<!--', end)) {
    // From its own dashes on: `<!-->` is a whole comment (HTML standard, 13.2.5.43).
    const close = html.indexOf('-->', at + 2)
    end = close === -1 ? html.length : close + 3
    yield html.slice(at + 4, Math.min(end, at + 4 + SEARCHED))
  }
}
