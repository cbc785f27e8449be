import { decoded } from '#core/address/decoded.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { mainHeading, metaOf } from '../pages.ts'
import { lengthOf } from '#core/owner-input/text.ts'
import { sentencesIn, summed, upToComma } from '../sentences.ts'
import { asPlainLine } from '../words.ts'
import { isAdvertising, upToAdvertising } from './advertising.ts'
import { followsOn } from './follows.ts'
import { lettersOf } from './letters-of.ts'
import { misspellsName } from './misspelt-name.ts'
import { TITLE_SEPARATOR } from './titles-in-common.ts'
import { sharesWord } from './words-in-common.ts'

/** Longest and shortest useful description, the same limits as in the check. */
const MOST = 155
const LEAST = 70
/** A present one of so many characters tells of the page, and is not thrown away; a shorter one is often a name. */
const TELLING = 50
/** What stands further down on a page is a detail of it; a homepage tells of the business at more length. */
const BEGINNING = 3
const BEGINNING_OF_HOME = 8
/** So many sentences are tried as what a short description lacks. */
const ADDED_FROM = 40
/** A sentence that begins so tells of somebody or something that was named before it; "IT" in capitals is a trade. */
const OF_ANOTHER = /^(?:He|She|They|It|His|Her|Their|Its)\b/u
/** One that begins so tells on from another one: not "Both of our shops", "The same day we deliver" and "The next generation of plumbers". */
const TELLS_ON =
  /^(?:(?:both(?! (?:of )?our\b)|another|others?|these (?:are|were|include)|such|those|later|earlier|meanwhile|afterwards?|finally|instead|additionally|moreover|furthermore|therefore|thus|hence|yet|even (?:though|so|if)|since then|(?:after|before) (?:that|this)|in the end|in addition|for (?:example|instance)|as a result|that (?:is|was|day|year|means)|the (?:next(?! (?!day|night|morning|afternoon|evening|week|month|year)\S+ of\b)|same(?! \S+ (?:we|of)\b)|following|previous|latter|former|others?|day (?:before|after)))\b|(?:first|firstly|second|secondly|third|thirdly|next|still),|(?:\S+\s){1,3}also\b)/iu

/** What it tells of was named before: "The event was …", "The museum’s gallery". Unless the page is about it. */
const KNOWN_THING = /^The (\p{Ll}+)(?:['’]s\b|(?: \p{Ll}+)? (?:was|were|had)\b)/u
/** It tells of a person: by a title, or as the next sentence says "he" or "she". Unless the page is about them. */
const PERSON = /^(?:Mrs?|Ms|Dr|Rev(?:erend)?|Prof(?:essor)?|Sir|Lady|Lord)\b\.?\s+\p{Lu}/u
const TELLS_ON_A_PERSON = /^(?:He|She|His|Her)\b/u
/** Words at the beginning of a sentence in which the person is named. */
const NAMING = 4

/** The middle of a life: "Between 1976 and 2001 Ann taught in Hobart." Of what the business did itself it may be the beginning. */
const OF_YEARS = /^(?:between|from) (?:19|20)\d\d (?:and|to|until) (?:19|20)\d\d\b/iu

const needsMore = (sentence: string): boolean =>
  OF_ANOTHER.test(sentence) ||
  TELLS_ON.test(sentence) ||
  (OF_YEARS.test(sentence) && !OF_BUSINESS.test(sentence))

/** Whether a sentence tells of a thing or a person that the page is not about. `next`: the one after it. */
function isOfOther(page: PageFacts, sentence: string, next: string): boolean {
  const subject = subjectOf(page)
  const thing = page.depth === 0 ? undefined : KNOWN_THING.exec(sentence)?.[1]
  if (thing !== undefined && !sharesWord(thing, subject)) return true
  if (!PERSON.test(sentence) && !TELLS_ON_A_PERSON.test(next)) return false
  return !sharesWord(sentence.split(' ').slice(0, NAMING).join(' '), subject)
}

export const descriptionNow = (page: PageFacts): string => metaOf(page, 'description')

interface About {
  /** Of the business. */
  name?: string | null
  /** Other pages have the present description, too, which then tells of the homepage alone. */
  isShared?: boolean
  /** What most titles have, as {@link lettersOf}: it is not what one page is about. */
  common?: ReadonlySet<string>
}

/**
 * Descriptions of a page: its present one shortened, or with a sentence added where it is too short; else sentences of the page itself, from one on
 * that needs none before it and does more than advertise: one that tells of what the page is about, else its first; of a homepage its first. Only what
 * stands together on the page is put together. None that would be cut within a sentence, or that misspells the name of the business.
 */
export function descriptionsFor(
  page: PageFacts,
  given: readonly string[],
  { name = null, isShared = false, common = new Set() }: About = {},
): string[] {
  const now = descriptionNow(page)
  const present = isShared && page.depth !== 0 ? '' : now
  const sentences = given.filter((sentence) => !misspellsName(sentence, name))
  const follows = followsOn(page)
  const from = (start: number): string[] =>
    upTo(sentences.slice(start), (one, at, all) => at > 0 && !follows(all[at - 1] ?? '', one))
  const stands = (sentence: string): boolean =>
    !needsMore(sentence) &&
    !isAdvertising(sentence) &&
    (page.depth === 0 || !isOfOneself(sentence)) &&
    !isOfOther(page, sentence, sentences[sentences.indexOf(sentence) + 1] ?? '')
  const tells = (sentence: string): boolean => stands(sentence) && tellsOf(page, sentence, { name, common })
  const beginning = (is: (sentence: string, at: number) => boolean, most: number): string[] =>
    sentences.slice(0, most).flatMap((sentence, at) => (is(sentence, at) ? [madeOf(from(at))] : []))
  const begins = sentences.findIndex((sentence) => !isAdvertising(sentence))
  // What follows advertising may be about anything.
  const opens = (sentence: string, at: number): boolean =>
    at === begins && stands(sentence) && (at === 0 || OF_BUSINESS.test(sentence))
  const first = beginning(opens, begins + 1)
  const made =
    page.depth === 0
      ? subjectFirst(page, [...first, ...beginning(tells, BEGINNING_OF_HOME)], name)
      : [...beginning(tells, BEGINNING), ...first]
  const shortened =
    lengthOf(present) > MOST ? [summed(sentencesIn(present), MOST), upToComma(present, LEAST, MOST)] : []
  const adds = (one: string): boolean => !present.includes(one) && !one.endsWith('?') && tells(one)
  const more = sentences
    .slice(0, ADDED_FROM)
    .flatMap((one, at) =>
      adds(one) ? [summed([ended(present), ...upTo(from(at), (next) => !adds(next))], MOST)] : [],
    )
  // The first sentence may be too long to fit beside it, and a later one not.
  const added = present === '' ? [] : [ended(present), ...more]
  const longer = added.find((text) => lengthOf(text) > lengthOf(ended(present))) ?? added[0] ?? ''
  const isKept = lengthOf(present) >= TELLING && shortened.length === 0
  const others = isKept ? [] : made.filter((text) => !text.endsWith('?'))
  return [...shortened, longer, ...others].filter(
    (text) => lengthOf(text) >= LEAST && !isCut(text) && !(text === now && present === ''),
  )
}

/** A homepage's descriptions, first the one right below its heading, then those with a word of its heading or title, besides the business' name. */
function subjectFirst(page: PageFacts, texts: readonly string[], name: string | null): string[] {
  const whole = subjectOf(page)
  const subject = name === null ? whole : whole.replaceAll(name, ' ')
  const lead = belowHeading(page)
  const rank = (text: string): number =>
    lead !== '' && text.startsWith(lead) ? 2 : Number(sharesWord(subject, text))
  return texts.toSorted((a, b) => rank(b) - rank(a))
}

/** The first sentence of the line that stands right below the main heading; empty where that is none. */
function belowHeading(page: PageFacts): string {
  const heading = mainHeading(page)
  const lines = page.text.main.split('\n').map(asPlainLine)
  const at = heading === '' ? -1 : lines.indexOf(heading)
  return at < 0 ? '' : (sentencesIn(lines[at + 1] ?? '')[0] ?? '')
}

/** The sentences before the first one of this kind. */
function upTo(
  sentences: readonly string[],
  is: (sentence: string, at: number, all: readonly string[]) => boolean,
): string[] {
  const end = sentences.findIndex(is)
  return sentences.slice(0, end < 0 ? undefined : end)
}

/** Sentences as a description. Advertising may follow what tells more, and is left out where it would be most of it. */
function madeOf(sentences: readonly string[]): string {
  const whole = summed(sentences, MOST)
  const telling = summed(upToAdvertising(sentences), MOST)
  return lengthOf(telling) * 2 > lengthOf(whole) ? whole : telling
}

const ended = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`)
const isCut = (text: string): boolean => text.endsWith('…')

/** Somebody's own words about themselves, and to nobody: "I had a soft spot for one of them." On a homepage they are the owner's. */
const isOfOneself = (sentence: string): boolean => OF_ONESELF.test(sentence) && !TO_READERS.test(sentence)
const OF_ONESELF = /\b(?:I(?:['’](?:m|ll|ve|d))?|[Mm]y|[Mm]e|[Mm]yself)\b/u
const TO_READERS = /\byou(?:rs?)?\b/iu

/** A sentence of the business itself, or to its customers. */
const OF_BUSINESS = /\b(?:we|our|us|you|your|I|my)\b/iu

/**
 * Whether a sentence tells of what the page is about: it has a word of its heading, title or address, besides the business' name. A homepage is about
 * the business.
 */
function tellsOf(
  page: PageFacts,
  sentence: string,
  { name, common }: { name: string | null; common: ReadonlySet<string> },
): boolean {
  const isHome = page.depth === 0
  if (isHome && OF_BUSINESS.test(sentence)) return true
  const subject = subjectOf(page, common)
  return sharesWord(name === null || isHome ? subject : subject.replaceAll(name, ' '), sentence)
}

/** The heading, title and address of a page, without what most titles have. */
function subjectOf(page: PageFacts, common: ReadonlySet<string> = new Set()): string {
  const last = /[^/]*\/?$/u.exec(new URL(page.url).pathname)?.[0] ?? ''
  const title = asPlainLine(page.title.text ?? '')
  const parts = title
    .split(TITLE_SEPARATOR)
    .filter((part) => page.depth === 0 || !common.has(lettersOf(part)))
  return [mainHeading(page), ...parts, decoded(last) ?? last].join(' ')
}
