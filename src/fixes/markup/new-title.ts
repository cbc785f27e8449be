import { decoded } from '#core/address/decoded.ts'
import { upperFirst } from '#core/text.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { STOP_WORDS } from '#core/site/stop-words.data.ts'
import { itemsOf, jsonLdText, typesOf } from '#core/site/json-ld.ts'
import type { Business } from '../business.ts'
import { mainHeading, metaOf } from '../pages.ts'
import { lengthOf } from '#core/owner-input/text.ts'
import { LONGEST_TITLE } from '#core/search-result.ts'
import { asPlainLine, wholeWords, withoutOrnaments } from '../words.ts'
import { NAMES_A_SECTION, SAYS_NOTHING } from './empty-names.ts'
import { lettersOf } from './letters-of.ts'
import { sentenceCase } from './sentence-case.ts'
import { LEAST_PART, shortenedTitles, tellingParts } from './shortened-title.ts'
import { TITLE_SEPARATOR } from './titles-in-common.ts'
import { haveInCommon, sharesWord, stemsOf } from './words-in-common.ts'

const MOST = LONGEST_TITLE
/** Shortest title that the check advises. */
const LEAST = 30
/** So many words beside the name of the business say what a page is about. */
const TELLING_BESIDE_NAME = 2
/** Fewer characters beside a long name would say nothing. */
const SHORTEST = 10
/** A heading of so many words tells by itself what a page is about. */
const TELLING_WORDS = 4
export const NAME_BLANK = '[your business name]'

type Names = Pick<Business, 'name' | 'city'> & {
  /** Parts that most titles of the website have, as {@link lettersOf}: a name or a slogan, and no name of one page. */
  common?: ReadonlySet<string>
}

/**
 * Titles for a page, best first: made from its heading, its share tags, its title and its address, with the business' name
 * where it fits, and a blank where they are too short. None where none of these helps.
 */
export function titlesFor(page: PageFacts, business: Names, isTooLong: boolean): string[] {
  const bases = basesOf(page, business)
    .map((base) => withoutOpenQuote(short(base)))
    .filter((base) => base !== '')
  const made = bases.map((base) => withName(base, business, page))
  const fitting = isTooLong ? fromLongTitle(page, business) : []
  // A finished one comes before one with a blank only where it is about the same.
  const [best = ''] = bases
  const isLeft = (title: string): boolean => hasBlank(title) || !sharesWord(title, best)
  return [...fitting, ...made.toSorted((one, other) => Number(isLeft(one)) - Number(isLeft(other)))]
}

/** A homepage's title keeps the name beside a phrase that tells more than the name does: its searchers look for the business. */
function fromLongTitle(page: PageFacts, business: Names): string[] {
  const { name } = business
  const parts = partsOf(page)
  const shortened = shortenedTitles(parts, page, business).map((text) => withNameIfShort(text, name))
  if (page.depth !== 0 || name === null) return shortened
  const named = [
    ...shortened,
    ...tellingParts(parts, page, business).map((part) => withName(short(part), business, page)),
  ].filter((title) => !hasBlank(title) && tellsBeside(title, name))
  return [...named, ...shortened]
}

/** Whether a title has the name, and words that mean something and are not in it. */
function tellsBeside(title: string, name: string): boolean {
  const ofName = new Set(stemsOf(name, STOP_WORDS))
  return includes(title, name) && stemsOf(title, STOP_WORDS).some((stem) => !ofName.has(stem))
}

const hasBlank = (text: string): boolean => text.includes('[your ')

/**
 * What titles are made from. A short name that the title has and the address confirms ("Contact us" at `/contact`) is clearer than any heading; what
 * the title says of the page beside its heading ("Past mayors" on the page of one) stays where there is room for both.
 */
function basesOf(page: PageFacts, business: Names): string[] {
  const names = pageNamesOf(page, business.name, business.common)
  const [called] = partsOf(page)
    .map((text) => tidied(text, page))
    .filter((part) => names.includes(part))
  const heading = tidied(mainHeading(page), page)
  if (called === undefined || page.depth === 0) return names
  if (NAMES_A_SECTION.test(called) && isOfPath(called, page.url)) return [called]
  const saysMore = stemsOf(called, STOP_WORDS).length > 0 && !sharesWord(called, heading)
  if (NAMES_A_SECTION.test(called) || !names.includes(heading) || !saysMore) return names
  const both = `${heading} | ${called}`
  if (lengthOf(both) <= MOST) return [both]
  return heading.split(' ').length >= TELLING_WORDS ? names : []
}

/** "About us" at `/pages/about-us.html`; words that join others count, too. */
const isOfPath = (text: string, url: string): boolean =>
  haveInCommon(stemsOf(text), stemsOf(new URL(url).pathname))

/** Names of a page, best first: from its heading, its share tags, its title and its address. `name`: of the business; `common`: what most titles have. */
export function pageNamesOf(
  page: PageFacts,
  name: string | null,
  common: ReadonlySet<string> = new Set(),
): string[] {
  const shared = metaOf(page, 'og:title').split(TITLE_SEPARATOR)
  const heading = headingOf(page, name)
  const [main, first] = isHalf(page) ? ['', ''] : [heading, firstHeading(page)]
  const names = [main, ...shared, ...partsOf(page), first]
  // An address may be misspelt: where a heading is there, it is the better name.
  if (heading === '' || SAYS_NOTHING.test(tidied(heading, page))) names.push(pathWords(page.url))
  const people = peopleOf(page)
  return names
    .map((text) => tidied(text, page))
    .filter((text) => lengthOf(text) > 2 && !SAYS_NOTHING.test(text) && !isName(text, name))
    .filter((text) => !people.has(lettersOf(text)))
    .filter((text) => (page.depth === 0 ? !NAMES_A_SECTION.test(text) : !common.has(lettersOf(text))))
}

/** So many words below a heading make a part of a page. */
const PART_WORDS = 20

/** Words to whoever comes in, of any business. */
const GREETING =
  /\b(?:you(?:['’]re| are)(?: (?:very|most|always))? welcome|welcome|hello|hi there|kia ora|haere mai|g['’]?day)\b/giu

/**
 * The main heading of a page. Of a homepage none that only greets, and none that heads a part below another one: then the first part's heading, where both are about one thing,
 * and none where nothing else says that the page is about this. `name`, of the business, is in all of them.
 */
function headingOf(page: PageFacts, name: string | null): string {
  const main = mainHeading(page)
  const shown = page.headings.filter(
    ({ hidden, region, text }) => !hidden && region === 'main' && text !== '',
  )
  const at = shown.findIndex(({ level }) => level === 1)
  const above = shown.slice(0, Math.max(0, at)).find(({ sectionWords }) => sectionWords >= PART_WORDS)
  const greets = main.search(GREETING) !== -1
  if (page.depth !== 0 || main === '' || (above === undefined && !greets)) return main
  const thing = (name === null ? main : main.replaceAll(name, ' ')).replaceAll(GREETING, ' ')
  if (above !== undefined && sharesWord(above.text, thing)) return asPlainLine(above.text)
  const said = [page.title.text ?? '', metaOf(page, 'og:title'), metaOf(page, 'description')].join(' ')
  return sharesWord(thing, said) ? main : ''
}

/** Words with which a text goes on, and none begins that stands by itself. */
const JOINING =
  /^&\s|^(?:of|for|in|and|with|to|at|on|from|by|or|but|that|which|who|where|as|than|across|around|near|und|für|mit|aus|von|im|de|du|des|pour|et|en|para|com|e|y)\b/iu

/** Before "and" the noun of an adjective comes later: "Scented & Decorative Candles". */
const AND = /^\s*(?:&|and|or)\s/iu
const ADJECTIVE = /(?:\p{L}{3}(?<!e)ed|\p{L}(?:ive|ous|ful|less|able|ible)|made)$/iu

/** A list without its last thing breaks off: "Flat water, coast" of "Flat water, coast & indoor rowing". */
const IN_LIST = /,\s(?!.*\s(?:&|and|or)\s)/iu

/** The beginning of a phrase whose noun may be elsewhere: "The first". */
const BEGUN = /^(?:the|an?)\s\S+(?:\s\S+)?$/iu

/** One text in two headings, "The first" and "of its kind": half of it says nothing. */
function isHalf({ headings }: PageFacts): boolean {
  const shown = headings.filter(({ hidden, text }) => !hidden && text.trim() !== '')
  const at = shown.findIndex(({ level }) => level === 1)
  const [half, next] = shown.slice(at, at + 2).map(({ text }) => asPlainLine(text))
  if (at < 0 || half === undefined || next === undefined || !JOINING.test(next)) return false
  return BEGUN.test(half) || /^\p{Ll}/u.test(next)
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

const partsOf = ({ title }: PageFacts): string[] => asPlainLine(title.text ?? '').split(TITLE_SEPARATOR)

const LONGEST_PATH = 80

/** A page as owners know it: `the homepage`, `/about`. Only letters, digits and plain marks, because it stands in blanks. */
export function pageName(url: string): string {
  const { pathname } = new URL(url)
  const path = (decoded(pathname) ?? pathname).replaceAll(
    /[^\p{L}\p{N}/_.]*[^\p{L}\p{N}/_.-][^\p{L}\p{N}/_.]*/gu,
    '-',
  )
  return path === '/' ? 'the homepage' : path.slice(0, LONGEST_PATH)
}

/** A title with a blank, where nothing shows what a page is about. */
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

/** The text before a separator, where enough is left, else before a word with which it goes on; empty where there is none. */
function short(base: string): string {
  if (lengthOf(base) <= MOST) return base
  const mark = [...base.matchAll(/[:;?!]\s|\s[–—-]\s/gu)].findLast(
    ({ index }) => index >= LEAST_PART && index <= MOST,
  )
  return mark ? base.slice(0, mark.index) : phraseOf(base, MOST)
}

/** As much of a text as fits and is a phrase by itself: up to a word that goes on, or to a comma. Empty where nothing is. */
function phraseOf(text: string, most: number): string {
  const end = [...text.matchAll(/\s+/gu)].findLast(
    ({ index }) =>
      lengthOf(text.slice(0, index)) <= most &&
      (JOINING.test(text.slice(index).trim()) || /[,;:]$/u.test(text.slice(0, index))) &&
      !(AND.test(text.slice(index)) && [ADJECTIVE, IN_LIST].some((one) => one.test(text.slice(0, index)))),
  )
  return end === undefined ? '' : wholeWords(text, lengthOf(text.slice(0, end.index)))
}

/** A text that is too short, with the name where it lacks that. */
const withNameIfShort = (text: string, name: string | null): string =>
  name === null || lengthOf(text) >= LEAST || includes(text, name) ? text : `${text} | ${name}`

/** Without a single quote that nothing closes, whose end was cut off; double ones and brackets go with their words. */
function withoutOpenQuote(text: string): string {
  const [mark] = /^['‘](?=\p{L})/u.exec(text) ?? []
  const isClosed = /['’](?![\p{L}\p{N}])/u.test(text.slice(1))
  return mark === undefined || isClosed ? text : text.slice(mark.length)
}

/** Whether a title says enough: by its length; or with the name of the business and two words more, from the length on that the check accepts. */
export const saysEnough = (title: string, name: string | null): boolean =>
  lengthOf(title) >= LEAST || (name !== null && lengthOf(title) >= LEAST_PART && saysMoreThan(title, name))

const saysMoreThan = (title: string, name: string): boolean =>
  includes(title, name) &&
  stemsOf(title.toLowerCase().replaceAll(name.toLowerCase(), ' '), STOP_WORDS).length >= TELLING_BESIDE_NAME

/**
 * The homepage's title has the name, where a phrase fits beside it: its searchers look for the business. What is too short gets the town, else a
 * blank: the check would find fault with it.
 */
function withName(base: string, { name, city }: Names, page: PageFacts): string {
  const isHome = page.depth === 0
  if (name === null) return isHome || lengthOf(base) < LEAST ? `${base} | ${NAME_BLANK}` : base
  const named = includes(base, name) ? base : `${base} | ${name}`
  if (lengthOf(named) < LEAST) return longer(base, { name, city }, page)
  if (lengthOf(named) <= MOST) return named
  const room = MOST - lengthOf(` | ${name}`)
  const cut = isHome && room >= SHORTEST ? phraseOf(base, room) : ''
  return cut === '' ? base : `${cut} | ${name}`
}

function longer(base: string, { name, city }: Names, page: PageFacts): string {
  const ends = [
    ...(name === null || includes(base, name) ? [] : [name]),
    ...(city === null || includes(`${base} ${name}`, city) ? [] : [city]),
  ].join(', ')
  const placed = ends === '' ? base : `${base} | ${ends}`
  if (lengthOf(placed) >= LEAST) return placed
  // The name that would lengthen it is in it already.
  if (page.depth !== 0 && name !== null && includes(base, name) && saysEnough(placed, name)) return placed
  const blank =
    page.depth === 0 ? '[your words on where you work]' : `[your words on what ${pageName(page.url)} offers]`
  return placed.replace(base, () => `${base} – ${blank}`)
}

const includes = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase())

const ARTICLE = /^(?:(?:the|der|die|das|le|la|les|el|los|las|il|lo|gli|de|het|os?|as)\s|l['’])/iu

/** "blue wren .com" is the name of Blue Wren, and so is "The Blue Wren", however it is written. */
const isName = (text: string, name: string | null): boolean =>
  name !== null && lettersOf(text.replace(ARTICLE, '')) === lettersOf(name.replace(ARTICLE, ''))

/** `/blocked-drains.html` is about "Blocked drains"; empty for a homepage, for numbers and codes, and for long names. */
function pathWords(url: string): string {
  const last = new URL(url).pathname.split('/').findLast((part) => part !== '') ?? ''
  const words = last
    .replace(/\.\w+$/u, '')
    .replaceAll(/[-_+]|%20/gu, ' ')
    .trim()
  if (!/^[\p{L} ]{4,60}$/u.test(words)) return ''
  return upperFirst(words)
}
