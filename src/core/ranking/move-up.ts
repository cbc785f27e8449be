import { lengthOf } from '../owner-input/text.ts'
import { LONGEST_TITLE } from '../search-result.ts'
import { shownPath } from '../site/shown-path.ts'
import { placeOfPage } from '../site/page-place.ts'
import { STOP_WORDS } from '../site/stop-words.data.ts'
import { cut } from '../text.ts'
import { listed } from '../words.ts'
import type { Competitor } from './places.ts'
import { websiteKindOf } from './website-kinds.ts'

/** One thing to do for a better place. */
export interface MoveUpStep {
  text: string
  /** A title to paste; `null`: none is needed. */
  readyTitle: string | null
}

/** A page of the owner's website, as far as its words decide. */
export interface OwnPage {
  url: string
  title: string | null
  headings: readonly string[]
}

interface Search {
  keyword: string
  /** `null`: not among the first hundred. */
  position: number | null
  foundUrl: string | null
  competitors: readonly Pick<Competitor, 'position' | 'host' | 'title'>[]
}

interface Own {
  /** Read in the last scan, the homepage first; empty: not read. */
  pages: readonly OwnPage[]
  businessName: string | null
}

const MOST_STEPS = 3
const COMPARED = 3
/** A longer path is cut in a sentence. */
const LONGEST_PATH = 60

/** What would move the website up in a search, the most useful first: what the first three businesses say and it does not, and where else it could be listed. */
export function moveUpSteps(search: Search, { pages, businessName }: Own): MoveUpStep[] {
  const { keyword, position, foundUrl, competitors } = search
  if (position !== null && Math.round(position) === 1)
    return [step('You come first. Look again in a month, because places move.')]
  const page =
    foundUrl === null ? pages[0] : pages.find(({ url }) => placeOfPage(url) === placeOfPage(foundUrl))
  const lacking = page ? lackingWords(keyword, [page.title ?? '']) : []
  const title = readyTitle(keyword, businessName)
  return [
    ...(position === null ? [ownPageStep(keyword, title)] : []),
    ...(page && position !== null && lacking.length > 0
      ? [titleStep({ page, lacking, competitors, title })]
      : []),
    ...(page && position !== null && lackingWords(keyword, page.headings).length > 0
      ? [step(`Say “${keyword}” in the main heading of ${nameOf(page)}, in a sentence that reads well.`)]
      : []),
    ...directorySteps(search),
    compareStep(position),
  ].slice(0, MOST_STEPS)
}

const step = (text: string, readyTitle: string | null = null): MoveUpStep => ({ text, readyTitle })

/** What stands before the website; the first three where it is not among them. */
function compareStep(position: number | null): MoveUpStep {
  const place = position === null ? null : Math.round(position)
  const [those, theySay] =
    place === 2
      ? (['the first one', 'it says'] as const)
      : ([place === 3 ? 'the first two' : 'the first three', 'they say'] as const)
  return step(`Open ${those}, and note what ${theySay} that your page doesn’t: prices, places, times.`)
}

const ownPageStep = (keyword: string, title: string): MoveUpStep =>
  step(
    `Write a page about “${keyword}” alone: what you offer, where, and what it costs. Give it this title.`,
    title,
  )

interface TitleInput {
  page: OwnPage
  lacking: readonly string[]
  competitors: Search['competitors']
  title: string
}

function titleStep({ page, lacking, competitors, title }: TitleInput): MoveUpStep {
  const first = competitors.filter(({ host }) => websiteKindOf(host) === null).slice(0, COMPARED)
  const doAll =
    first.length === COMPARED &&
    first.every((one) => lackingWords(lacking.join(' '), [one.title]).length === 0)
  const said = `Say ${listed(lacking.map((word) => `“${capitalised(word)}”`))} in the title of ${nameOf(page)}.`
  return step(doAll ? `${said} The first three businesses all do.` : said, title)
}

/** A directory among the first, in which the business could be listed. */
function directorySteps({ competitors, position }: Search): MoveUpStep[] {
  const above = competitors.find(
    (one) => websiteKindOf(one.host) === 'directory' && (position === null || one.position < position),
  )
  return above
    ? [
        step(
          `Ask to be listed on ${above.host}: it’s a directory, and number ${above.position} for this search.`,
        ),
      ]
    : []
}

/** "your homepage", "your page /shop". */
function nameOf({ url }: OwnPage): string {
  const path = URL.canParse(url) ? shownPath(url) : '/'
  return path === '/' ? 'your homepage' : `your page ${cut(path, LONGEST_PATH)}`
}

/** The words of a search that none of these texts has, as the owner typed them. */
const lackingWords = (keyword: string, texts: readonly string[]): string[] => {
  const said = new Set(texts.flatMap(wordsOf).map(stemOf))
  return wordsOf(keyword).filter((word) => !STOP_WORDS.has(word.toLowerCase()) && !said.has(stemOf(word)))
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** A word without its case, accents and plural. */
const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\p{L}{3})s$/u, '')

/** With a capital at the beginning of each word. */
const capitalised = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}’'])\p{Ll}/gu, (letter) => letter.toUpperCase())

/** "Florist Newtown | Blue Wren Florist", within what search engines show: as many whole words as there is room for. */
function readyTitle(keyword: string, businessName: string | null): string {
  const named = capitalised(keyword)
  const whole = businessName === null ? named : `${named} | ${businessName}`
  return lengthOf(whole) <= LONGEST_TITLE ? whole : firstWords(named, LONGEST_TITLE)
}

/** As many words as have room; of a longer first word its beginning. */
function firstWords(text: string, most: number): string {
  const characters = Array.from(text)
  const room = characters.slice(0, most).join('')
  const end = characters.length <= most || characters[most] === ' ' ? -1 : room.lastIndexOf(' ')
  return end === -1 ? room : room.slice(0, end)
}
