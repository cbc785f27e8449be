import { isPublicName } from '#core/address/typed-address.ts'
import { isPictureAddress } from '#core/site/picture-address.ts'

const HOST = /\/(www\.[^/?]+\.[a-z]{2,}(?=[/?]|$).*)$/iu

/**
 * The short address of a WordPress page (`?p=247`) on the name of a file: WordPress has it at a folder only, so this is what a program made that saved
 * a copy of the website.
 */
const SAVED_COPY = /\.html?\?(?:p|page_id|attachment_id|cat|feed)=/iu

const MAIL_ADDRESS = /\/[^/@?]+@(?!\dx\.)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/iu

/**
 * Whether a redirect to a page helps a visitor of a missing path: not to a missing picture, not where the path is an email address or another website's, and not
 * from a name that only a saved copy's own pages can know.
 */
export const isRedirectable = (path: string): boolean =>
  !isPictureAddress(path) && !SAVED_COPY.test(path) && !MAIL_ADDRESS.test(path) && hostInPath(path) === null

/**
 * The address of another website in a path, such as `www.facebook.com/cafe` in `/contact/www.facebook.com/cafe`: the link lacks `https://`, so that
 * browsers take it for a page of the same website (WHATWG URL, relative references). `null`: there is none.
 */
const hostInPath = (path: string): string | null => HOST.exec(path)?.[1] ?? null

/**
 * The ending of a name that a program made up when it saved a page: four letters of a hash (`login6a78.html`), which it needs where an address has a
 * query. Without one, letters alone may as well be a word.
 */
const SAVED_NAME = /[^/](?:[\da-f]{4}\.html?\?|(?=[a-f]*\d)[\da-f]{4}\.html?$)/iu

/** The address of another website that a link leads to once it begins with `https://`. `null`: none, or one that no website but a saved copy has. */
export function addressMeant(path: string): string | null {
  const address = hostInPath(path)
  return address === null || SAVED_NAME.test(address) ? null : address
}

/** The address of the website that a mistyped link means, by the path that a browser makes of it; `null`: none is in it. */
export function addressMistyped(path: string): string | null {
  const parts = path.split('/')
  const at = parts.findIndex((part) => isPublicName(part.replace(/[?#].*$/u, '').toLowerCase()))
  return at < 0 ? null : parts.slice(at).join('/')
}
