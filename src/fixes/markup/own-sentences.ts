import type { HeadingFacts, PageFacts } from '#core/evidence/page.ts'
import { lettersAndDigits } from '#core/site/business-names.ts'
import { isForeign } from '#core/site/language.ts'
import { placeholderWords } from '#core/site/placeholder-text.ts'
import { squeeze } from '#core/text.ts'
import { isFinePrint } from '../fine-print.ts'
import { sentencesOf } from '../sentences.ts'
import { isAboutOthers } from './about-others.ts'
import { withoutItemsOfHome } from './items-of-home.ts'

/** A sentence on this many pages describes none of them. */
const ON_MANY_PAGES = 3
/** So many headings of a low level divide a page into items; what stands below one of them describes that item. */
const ITEMS = 4
const ITEM_LEVEL = 3
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
/** A weekday with a date is one day; a notice of a death tells of one person. */
const OF_ONE_DAY = new RegExp(
  String.raw`\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?:the )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:${MONTHS})\b|\b(?:peacefully (?:at|in)|reposing|requiem mass)\b`,
  'iu',
)
/** What was so on a day, and is not any more. */
const AT_A_TIME =
  /\b(?:yesterday|tomorrow|tonight|last (?:night|week|weekend|month)|this (?:morning|afternoon|evening|week|weekend)|next (?:week|weekend|month)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day(?: \S+){0,3} at (?:noon|midday|\d))\b/iu
/** What stands below such a line is a remark about something else, or somebody else's words. */
const REMARKS =
  /^(?:(?:please |kindly )?notes?|(?:useful |handy |care )?tips?|warnings?|attention|caution|disclaimer|important(?: notes?)?|package (?:contents?|includes?|list)|reviews?|testimonials?)\s*:?$/iu
/** A line that names what is below it, without being a heading: "Features:". */
const LABEL = /^[^.!?]{2,40}:$/u
/** A heading in bold before its own text: "Specialty Coffee Specialty Coffee is …". */
const SAID_TWICE = /^((?:\S+\s){2,5})(?=\1)/u

/**
 * The sentences that may describe a page, in order, for each of these pages: its own, none of its fine print, not those of one item in a list nor English ones of a page in
 * another language, none of a page about other businesses, and none of one with a template's text in any part, whose other sentences may be the template's as well. The pages are read when the first one is asked for.
 */
export function ownSentences(pages: readonly PageFacts[]): (page: PageFacts) => string[] {
  let places: Map<string, Place[]> | null = null
  return (page) => {
    if (hasPlaceholder(page) || isAboutOthers(page)) return []
    places ??= placesOf(pages)
    const known = places
    const headings = new Set(page.headings.map(({ text }) => lettersAndDigits(text)))
    const isOther = isForeign(page)
    return sentencesOf(withoutRemarks(page, withoutItemsOfHome(page, withoutItems(page))))
      .filter((sentence) => !(isOther && isEnglish(sentence)))
      .filter((sentence) => !headings.has(lettersAndDigits(sentence)))
      .filter((sentence) => {
        const on = known.get(lettersAndDigits(sentence)) ?? []
        return on.length < ON_MANY_PAGES && belongsTo(on) === page
      })
      .map((sentence) => sentence.replace(SAID_TWICE, ''))
      .filter((sentence) => !AT_A_TIME.test(sentence) && !OF_ONE_DAY.test(sentence) && !isFinePrint(sentence))
  }
}

const hasPlaceholder = ({ text }: PageFacts): boolean =>
  [text.main, text.header, text.nav, text.aside, text.footer].some((part) => placeholderWords(part) !== null)

/** Small words that other languages do not have; so many different ones make a sentence English. */
const FEWEST_ENGLISH = 2
const ENGLISH = /\b(?:the|and|with|your?|our|are|this|that|these|those|from|have|been|which|their)\b/giu

/** What a theme or a translator left in English describes no page in another language. */
const isEnglish = (sentence: string): boolean =>
  new Set(sentence.toLowerCase().match(ENGLISH)).size >= FEWEST_ENGLISH

/** Where a sentence stands on a page: 0 is first. */
interface Place {
  page: PageFacts
  at: number
}

/** The places of every sentence, by its letters; of one on many pages only as many as show that it is. */
function placesOf(pages: readonly PageFacts[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  for (const page of pages) {
    const once = new Map(sentencesOf(page.text.main).map((sentence, at) => [lettersAndDigits(sentence), at]))
    for (const [letters, at] of once) addTo(places, letters, { page, at })
  }
  return places
}

function addTo(places: Map<string, Place[]>, letters: string, place: Place): void {
  const known = places.get(letters)
  if (known === undefined) places.set(letters, [place])
  else if (known.length < ON_MANY_PAGES) known.push(place)
}

/** Of two pages with one sentence, the one that begins with it: the other has it in a list. Else the homepage, or the one further from it. */
const belongsTo = (places: readonly Place[]): PageFacts | undefined =>
  places.toSorted((a, b) => a.at - b.at || distance(b.page) - distance(a.page))[0]?.page

const distance = ({ depth }: PageFacts): number => (depth === 0 ? Number.MAX_SAFE_INTEGER : depth)

/** The main text of a page without what stands below the heading of one of its items, up to the next heading of a higher level. */
function withoutItems({ text, headings }: PageFacts): string {
  const lines = text.main.split('\n')
  const levels = new Map(headings.filter(isSeen).map((heading) => [squeeze(heading.text), heading.level]))
  const levelOf = (line: string): number | undefined => levels.get(squeeze(line))
  if (lines.filter((line) => (levelOf(line) ?? 0) >= ITEM_LEVEL).length < ITEMS) return text.main
  let isOfItem = false
  const kept = lines.filter((line) => {
    const level = levelOf(line)
    if (level !== undefined) isOfItem = level >= ITEM_LEVEL
    return !isOfItem
  })
  return kept.join('\n')
}

/** Without what stands below a line such as "Tips:", up to the next heading or label. */
function withoutRemarks({ headings }: PageFacts, main: string): string {
  const titles = new Set(headings.filter(isSeen).map(({ text }) => squeeze(text)))
  let isRemark = false
  const kept = main.split('\n').filter((line) => {
    const text = squeeze(line)
    if (REMARKS.test(text)) isRemark = true
    else if (titles.has(text) || LABEL.test(text)) isRemark = false
    return !isRemark
  })
  return kept.join('\n')
}

const isSeen = ({ hidden, text }: HeadingFacts): boolean => !hidden && text !== ''
