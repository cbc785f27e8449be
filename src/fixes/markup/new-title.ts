import type { PageFacts } from '#core/evidence/page.ts'
import { itemsOf, jsonLdText, typesOf } from '#core/site/json-ld.ts'
import type { Business } from '../business.ts'
import { mainHeading, metaOf } from '../pages.ts'
import { lengthOf } from '#core/owner-input/text.ts'
import { asPlainLine, wholeWords, withoutOrnaments } from '../words.ts'
import { sentenceCase } from './sentence-case.ts'

/** Longest and shortest useful title, the same limits as in the check. */
const MOST = 60
const LEAST = 20
/** Fewer characters beside a long name would say nothing. */
const SHORTEST = 10
/** A title with this much space left gets the town as well. */
const HAS_ROOM = 30
const SEPARATOR = /\s[-–—]+\s|\s*[|·•»]\s*/u
/** Names that every website gives to some page. */
const SAYS_NOTHING =
  /^(?:home(?: ?page)?|welcome|hello|index|untitled|new page|page \d*|document|website|my (?:site|blog)|menu|news ?letter|search|share this|follow us|\(?no title\)?|click here\b.*|untitled\b.*|item added to .*|author(?: name)?:.*)$/iu
/** Headings of one section, which name a page of their own well and a homepage badly. */
const NAMES_A_SECTION =
  /^(?:a (?:little|bit) )?about(?: us| me)?$|^(?:our |my )?(?:opening (?:hours|times)|hours|services|products|story|team|work|menu|gallery|clients|reviews|testimonials|blog|news|latest news)$|^(?:contact|contact us|get in touch|find us|faqs?|öffnungszeiten|über uns|kontakt)$/iu

const NAME_BLANK = '[your business name]'

type Names = Pick<Business, 'name' | 'city'>

/**
 * Titles for a page, best first: made from its heading, its share tags, its title and its address, with the business' name
 * where it fits. None where none of these helps.
 */
export function titlesFor(page: PageFacts, business: Names, isTooLong: boolean): string[] {
  const parts = partsOf(page)
  const made = pageNamesOf(page, business.name).map((base) =>
    withName(withoutOpenQuote(short(base)), business, page.depth === 0),
  )
  return [...(isTooLong ? fittingParts(parts, page) : []), ...made].filter((text) => text !== '')
}

/** Names of a page, best first: from its heading, its share tags, its title and its address. `name`: of the business. */
export function pageNamesOf(page: PageFacts, name: string | null): string[] {
  const shared = metaOf(page, 'og:title').split(SEPARATOR)
  const names = [mainHeading(page), ...shared, ...partsOf(page), firstHeading(page), pathWords(page.url)]
  const people = peopleOf(page)
  return names
    .map((text) => tidied(text, page))
    .filter((text) => lengthOf(text) > 2 && !SAYS_NOTHING.test(text) && !isName(text, name))
    .filter((text) => !people.has(lettersOf(text)))
    .filter((text) => page.depth !== 0 || !NAMES_A_SECTION.test(text))
}

/** Names that the page marks as a person's: whether one stands in public text is its owner's choice. */
const peopleOf = (page: PageFacts): ReadonlySet<string> =>
  new Set(
    [
      metaOf(page, 'author'),
      ...itemsOf(page.structured.jsonLd)
        .filter((item) => typesOf(item).includes('Person'))
        .map((item) => jsonLdText(item, 'name') ?? ''),
    ].map(lettersOf),
  )

const partsOf = ({ title }: PageFacts): string[] => asPlainLine(title.text ?? '').split(SEPARATOR)

const LONGEST_PATH = 80

/** A page as owners know it: `your homepage`, `/about`. Only letters, digits and plain marks, because it stands in blanks. */
export function pageName(url: string): string {
  const path = new URL(url).pathname.replaceAll(/[^\p{L}\p{N}/_.-]+/gu, '-')
  return path === '/' ? 'the homepage' : path.slice(0, LONGEST_PATH)
}

/** The placeholder where nothing shows what a page is about. */
export function blankTitle({ depth, url }: PageFacts, { name }: Names): string {
  const base = depth === 0 ? '[your main product or service]' : `[your title for ${pageName(url)}]`
  return `${base} | ${name ?? NAME_BLANK}`
}

/** A title of {@link titlesFor} as it is before an unknown name is filled in. */
export const withoutNameBlank = (title: string): string =>
  title.endsWith(` | ${NAME_BLANK}`) ? title.slice(0, -` | ${NAME_BLANK}`.length) : title

const tidied = (text: string, { text: { main } }: PageFacts): string =>
  sentenceCase(asPlainLine(withoutOrnaments(text)).replace(/[\s.:!]+$/u, ''), main)

/**
 * The first heading in the main part, for pages without an h1. It may belong to one section only: a homepage is named by it where its description
 * has one of its words.
 */
function firstHeading(page: PageFacts): string {
  const first = page.headings.find(
    ({ hidden, region, text }) => !hidden && region === 'main' && text.trim() !== '',
  )
  if (!first || page.depth !== 0) return first?.text ?? ''
  const described = new Set(longWords(metaOf(page, 'description')))
  return longWords(first.text).some((word) => described.has(word)) ? first.text : ''
}

const longWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** The text before a separator, where enough is left, else whole words. */
function short(base: string): string {
  if (lengthOf(base) <= MOST) return base
  const mark = [...base.matchAll(/[:;?!]\s|\s[–—-]\s/gu)].findLast(
    ({ index }) => index >= LEAST && index <= MOST,
  )
  return mark ? base.slice(0, mark.index) : wholeWords(base, MOST)
}

/** As many parts of a long title as fit, in order. */
function fittingParts(parts: readonly string[], { text }: PageFacts): string[] {
  let taken = ''
  for (const part of parts) {
    const more = taken === '' ? part : `${taken} | ${part}`
    if (lengthOf(more) <= MOST) taken = more
  }
  return lengthOf(taken) >= LEAST ? [sentenceCase(taken, text.main)] : []
}

/** Without a single quote that nothing closes, whose end was cut off; double ones and brackets go with their words. */
function withoutOpenQuote(text: string): string {
  const [mark] = /^['‘](?=\p{L})/u.exec(text) ?? []
  const isClosed = /['’](?![\p{L}\p{N}])/u.test(text.slice(1))
  return mark === undefined || isClosed ? text : text.slice(mark.length)
}

/** The homepage's title has the name, where one whole word fits beside it: its searchers look for the business. */
function withName(base: string, { name, city }: Names, isHome: boolean): string {
  if (name === null) return isHome || lengthOf(base) < LEAST ? `${base} | ${NAME_BLANK}` : base
  const named = includes(base, name) ? base : `${base} | ${name}`
  const placed = city === null || includes(named, city) ? named : `${named}, ${city}`
  if (lengthOf(named) < HAS_ROOM && named !== base) return placed
  if (lengthOf(named) <= MOST) return named
  const room = MOST - lengthOf(` | ${name}`)
  const cut = isHome && room >= SHORTEST && lengthOf(firstWord(base)) <= room ? wholeWords(base, room) : ''
  return cut === '' ? base : `${cut} | ${name}`
}

const firstWord = (text: string): string => /^\S*/u.exec(text)?.[0] ?? ''

const includes = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase())

/** "blue wren .com" is the name of Blue Wren, however it is written. */
const isName = (text: string, name: string | null): boolean =>
  name !== null && lettersOf(text) === lettersOf(name)
const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\.(?:com|net|org|shop|store)?(?:\.?(?:au|nz|co\.nz))?$/u, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** `/blocked-drains.html` is about "Blocked drains"; empty for a homepage, for numbers and codes, and for long names. */
function pathWords(url: string): string {
  const last = new URL(url).pathname.split('/').findLast((part) => part !== '') ?? ''
  const words = last
    .replace(/\.\w+$/u, '')
    .replaceAll(/[-_+]|%20/gu, ' ')
    .trim()
  if (!/^[\p{L} ]{4,60}$/u.test(words)) return ''
  return words.charAt(0).toUpperCase() + words.slice(1)
}
