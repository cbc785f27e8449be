import { decodedPath } from '../address/decoded.ts'
import { bareHost } from '../address/urls.ts'
import { isEmailAddress } from './form-address.ts'

/** The answer that a missing address gets no new one: the link to it goes, and no redirect is made. */
export const TAKE_AWAY = 'Take the link away'

/** How a text writes an address: `path`, of the website's own pages; `escaped`, the whole address, in which `%` would be read as a variable. */
export const WRITTEN_AS = ['path', 'address', 'escaped'] as const

/** Where a new address is wanted, and how the text around it writes one. */
export interface PagePlace {
  /** The homepage, from which a path is read. */
  base: string
  /** The address that leads to nothing. */
  missing: string
  writes: (typeof WRITTEN_AS)[number]
}

/** A host with a dot, and what may follow one. A file beside the homepage looks the same but for its ending. */
const WITHOUT_SCHEME = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/:?#].*)?$/u
const OWN_FILE = /^[^\s/?#]+\.(?:html?|php\d?|aspx?|jsp|cfm|pdf)(?:[?#].*)?$/iu
const PATH = /^\/(?!\/)/u
/** One server or another would read more than an address in them. */
const MEANS_MORE = /[\s\p{Cc}"'`\\<>{}()*$|^]/u
/** Placeholders and repetitions in the patterns of some of them. */
const COMMANDS = /[:+]/u

const NO_ADDRESS = 'That is no page. Begin with / for a page of your website, such as /contact.'
const SAME = 'That is the address that leads to nothing.'
const NOT_WRITABLE =
  'That address has signs in it that settings of servers read otherwise. Choose another page.'

/** Where an old address leads from now on: a path of the website's own, else a whole address; or why it can be none. Both `null` where nothing was typed. */
export function pageAddress(
  typed: string,
  { base, missing }: Pick<PagePlace, 'base' | 'missing'>,
): { address: string | null; problem: string | null } {
  const text = typed.trim()
  if (text === '') return { address: null, problem: null }
  if (text === TAKE_AWAY) return { address: TAKE_AWAY, problem: null }
  if (isEmailAddress(text)) return { address: null, problem: NO_ADDRESS }
  if (MEANS_MORE.test(text)) return { address: null, problem: NOT_WRITABLE }
  const url = whole(text, base)
  // A path that begins with two slashes would be read as the name of a host.
  if (url === null || url.pathname.startsWith('//')) return { address: null, problem: NO_ADDRESS }
  if (COMMANDS.test(url.pathname + url.search)) return { address: null, problem: NOT_WRITABLE }
  if (leadsBack(url, new URL(missing))) return { address: null, problem: SAME }
  return { address: isOwn(url, base) ? url.pathname + url.search + url.hash : url.href, problem: null }
}

/** The address as the text around it has it. */
export function writtenPage(address: string, { base, writes }: PagePlace): string {
  if (address === TAKE_AWAY || writes === 'path') return address
  const { href } = new URL(address, base)
  return writes === 'escaped' ? href.replaceAll('%', String.raw`\%`) : href
}

function whole(text: string, base: string): URL | null {
  if (PATH.test(text)) return URL.parse(text, base)
  if (OWN_FILE.test(text)) return URL.parse(`/${text}`, base)
  const url = URL.parse(WITHOUT_SCHEME.test(text) ? `https://${text}` : text)
  const isWeb = url !== null && /^https?:$/u.test(url.protocol) && url.hostname.includes('.')
  return isWeb && url.username === '' && url.password === '' ? url : null
}

const isOwn = (url: URL, base: string): boolean => bareHost(url.host) === bareHost(new URL(base).host)

/** Whether a redirect there would catch its own answer: without a query of its own, it catches its path with any. */
const leadsBack = (url: URL, missing: URL): boolean =>
  placeOf(url) === placeOf(missing) && (missing.search === '' || url.search === missing.search)

const placeOf = ({ host, pathname }: URL): string => bareHost(host) + (decodedPath(pathname) ?? pathname)
