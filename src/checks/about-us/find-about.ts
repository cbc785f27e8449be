import type { HeadingFacts, PageFacts } from '#core/evidence/page.ts'
import { type Candidate, findCandidates, type PageSearch } from '#core/site/find-page.ts'
import { placeholderWords } from '#core/site/placeholder-text.ts'
import { plainWords } from '#core/site/phrases.ts'
import type { SiteIndex } from '#core/site/site-index.ts'
import { countWords } from '#core/text.ts'
import { isLegalPage, isStoryOnLegalPage } from './legal-page.ts'
import { aboutSearch, placeSearch } from './names.ts'
import { businessSearch, peopleSearch, TITLED, vagueSearch } from './plain-names.ts'
import { isForOther, isInMenu, isPost, offersWork, storyPage, storySigns, tellsOfFamily } from './story.ts'

/** Least words of an About page: a higher limit missed real pages of 73 and 76 words. */
const ENOUGH_WORDS = 30
/** A plain name, the least signs of {@link storySigns} under it, and whether a page of it counts that nobody could read. */
interface PlainName {
  search: PageSearch
  signs: number
  unread: boolean
}
const PEOPLE_NAMED: PlainName = { search: peopleSearch, signs: 1, unread: true }
const BUSINESS_NAMED: PlainName = { search: businessSearch, signs: 2, unread: true }
const VAGUELY_NAMED: PlainName = { search: vagueSearch, signs: 2, unread: false }

/** "Dr. Hauschka" in the menu of a salon is a brand: what tells of goods, and of nobody in particular, is about no person. */
const GOODS = /\b(?:stock(?:s|ed|ists?)?|brands?|products?|range)\b/iu
const ONE_PERSON = /\b(?:[Hh]e|[Ss]he|[Hh]is|[Hh]er|I|[Mm]y)\b/u

export interface FoundAbout {
  /** The About page or section; one that is linked and could not be opened counts as found. */
  found: Candidate | null
  /** The first page of that name; where nothing was found, it has too few words of its own, or placeholder text. */
  nearlyEmpty: Candidate | null
  /** A page of that name with placeholder text, whatever else was found. */
  unfinished: Candidate | null
  /** A link of that name that opens nothing. */
  leadsNowhere: Candidate | null
}

/** Finds a page or homepage section about who runs the business. */
export function findAbout(index: SiteIndex): FoundAbout {
  const search = aboutSearch(index)
  const candidates = namedPages(index, search)
  const pages = candidates.filter(({ content }) => content.kind === 'page')
  const first = candidates.find(saysEnough)
  return {
    found:
      (first && (saidByItself(first, candidates, search) ?? first)) ??
      sectionsElsewhere(index, search).find(saysEnough) ??
      plainlyNamed(index, PEOPLE_NAMED) ??
      storyPage(index) ??
      plainlyNamed(index, BUSINESS_NAMED) ??
      plainlyNamed(index, VAGUELY_NAMED) ??
      partAboutPlace(index),
    nearlyEmpty: pages[0] ?? null,
    unfinished: pages.find(isUnfinished) ?? null,
    leadsNowhere: findCandidates(index, search).find(isNowhere) ?? null,
  }
}

const isNowhere = ({ content, named }: Candidate): boolean =>
  content.kind === 'gone' && content.why === 'nowhere' && named !== ''

/**
 * The page whose own heading says that it is about the business, where the first one is about something else by a menu's "About ERC" and its own heading
 * names nobody.
 */
function saidByItself(
  first: Candidate,
  candidates: readonly Candidate[],
  search: PageSearch,
): Candidate | null {
  const isOfThing = ({ by, named }: Candidate): boolean => by === 'link' && !search.names(named, 'link')
  const ofThings = new Set(candidates.filter(isOfThing).map(({ url }) => url))
  if (!ofThings.has(first.url) || ABOUT.test(mainHeading(first)) || namesItself(first, search)) return null
  return (
    candidates.find((one) => !ofThings.has(one.url) && namesItself(one, search) && saysEnough(one)) ?? null
  )
}

const ABOUT = /^\W*about\b/iu

const mainHeading = ({ content }: Candidate): string =>
  content.kind === 'page'
    ? (content.page.headings.find(({ level, hidden }) => level === 1 && !hidden)?.text ?? '')
    : ''

const namesItself = (candidate: Candidate, search: PageSearch): boolean =>
  search.names(mainHeading(candidate), 'heading')

/** A part of the homepage under a name like "About the sugarbush", which tells when its family began there; a course or a venue has no family. */
const partAboutPlace = (index: SiteIndex): Candidate | null =>
  namedPages(index, placeSearch).find(
    (candidate) =>
      candidate.content.kind === 'section' && saysEnough(candidate) && tellsOfFamily(candidate.content.text),
  ) ?? null

const namedPages = (index: SiteIndex, search: PageSearch): Candidate[] =>
  findCandidates(index, search).filter(
    ({ content }) => content.kind !== 'document' && content.kind !== 'gone',
  )

/** What has a plain name that other pages have as well ("Team", "Our farm"), and says by so many signs who is behind the business. */
function plainlyNamed(index: SiteIndex, name: PlainName): Candidate | null {
  const named = [...namedPages(index, name.search), ...sectionsElsewhere(index, name.search)]
  return named.find((candidate) => saysEnough(candidate) && tellsWho(candidate, name, index)) ?? null
}

/**
 * The first heading of the homepage is above all of its text, which tells nothing of what is below that name. A page that was not read counts by a link in
 * the menu: elsewhere "Crew" may be socks.
 */
function tellsWho({ url, content, named, by }: Candidate, name: PlainName, index: SiteIndex): boolean {
  const isOfMenu = (): boolean => index.links.some((link) => link.url === url && isInMenu(link, index))
  if (!('text' in content)) return name.unread && isOfMenu()
  const { page, text, words } = content
  const isWholeHome =
    content.kind === 'section' &&
    by === 'heading' &&
    page.headings.some(({ level, text: heading }) => level === 1 && heading === named)
  if (TITLED.test(named.trim()) && !ONE_PERSON.test(text) && GOODS.test(text)) return false
  const isOther = page !== index.home && (isForOther(page) || (isPost(page) && !isOfMenu()))
  return !isWholeHome && !isOther && storySigns(text, words) >= name.signs
}

/**
 * Sections of other pages than the homepage under a large heading that names them, such as "About our business" on a contact page. In a post
 * "The celebrant" and "Our story" are somebody else's, and "Who we are" on a legal page says who keeps what visitors leave.
 */
function sectionsElsewhere(index: SiteIndex, search: PageSearch): Candidate[] {
  return index.pages
    .filter(
      (page) => page !== index.home && page.found !== 'guess' && page.status >= 200 && page.status <= 299,
    )
    .flatMap((page) => {
      const named = page.headings
        .filter(
          ({ level, hidden, region }) => level <= 2 && !hidden && region !== 'nav' && region !== 'footer',
        )
        .filter(({ text }) => search.names(text, 'heading'))
      if (named.length === 0 || offersWork(page) || isPost(page)) return []
      const telling = isLegalPage(page, index)
        ? named.filter(({ sectionText, sectionWords }) => isStoryOnLegalPage(sectionText, sectionWords))
        : named
      return telling.map((heading) => sectionOf(page, heading))
    })
}

const sectionOf = (
  page: PageFacts,
  { id, text: named, sectionWords, sectionText }: HeadingFacts,
): Candidate => ({
  url: id === null ? page.url : `${page.url}#${id}`,
  by: 'heading',
  named,
  on: page.url,
  content: { kind: 'section', page, words: sectionWords, text: sectionText },
})

/** Words of a candidate's own text; `null` when it was not read. */
export const wordCount = ({ content }: Candidate): number | null =>
  'words' in content ? content.words : null

/** Headings, as plain words, of what a website says of its people: "Management team", "Our founders", "Meet the crew", "Ngā kaimahi". */
const PEOPLE =
  /\b(?:team|crew|staff|people|founders?|owners?|directors?|leadership|management|partners?|family|kaimahi|tangata|whanau|kaihautu)\b/u
const NAME_WORDS = 4
/** So many characters tell two texts apart. */
const BEGINNING = 60

/** Words about the people of the business in other parts of the page that a found section stands on; 0 for a page of its own. */
export function wordsOfPeople({ content }: Candidate): number {
  if (content.kind !== 'section') return 0
  const counted = [content.text]
  let words = 0
  for (const { hidden, region, text, sectionText, sectionWords } of content.page.headings) {
    if (hidden || region === 'nav' || region === 'footer' || !namesPeople(text)) continue
    if (counted.some((other) => shareText(sectionText, other))) continue
    if (sectionText.length >= BEGINNING) counted.push(sectionText)
    words += sectionWords
  }
  return words
}

function namesPeople(heading: string): boolean {
  const plain = plainWords(heading)
  return PEOPLE.test(plain) && plain.split(' ').length <= NAME_WORDS
}

/** Whether one of two parts of a page is within the other, by how they begin. */
const shareText = (one: string, other: string): boolean =>
  one.includes(other.slice(0, BEGINNING)) || other.includes(one.slice(0, BEGINNING))

/** Opening hours and prices tell nothing of who runs the business: words that are numbers do not count here. */
function saysEnough(candidate: Candidate): boolean {
  const { content } = candidate
  if (!('text' in content)) return true
  return content.words - numbersIn(content.text) >= ENOUGH_WORDS && !isUnfinished(candidate)
}

/** How many of the words of a text, as they are counted, are nothing but digits: `10:00` is two. */
const numbersIn = (text: string): number =>
  text.match(/(?<![\p{L}\p{N}'’])\p{N}+(?![\p{L}\p{N}'’])/gu)?.length ?? 0

/** Whether at least half of a candidate's text is a template's placeholder. */
export function isUnfinished({ content }: Candidate): boolean {
  if (!('text' in content)) return false
  const filler = content.text.split('\n').filter((line) => placeholderWords(line) !== null)
  return filler.length > 0 && countWords(filler.join(' ')) * 2 >= countWords(content.text)
}
