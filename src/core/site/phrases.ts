import { decoded } from '../address/decoded.ts'
import { PAGE_ENDING } from '../address/page-ending.ts'

/** Plain phrases by their first word, so that a text is searched only for phrases that can occur in it. */
export type PhraseIndex = ReadonlyMap<string, readonly string[]>

/** A list of phrases, prepared for matching: those of several words, and those of one. */
export interface PhraseList {
  readonly many: PhraseIndex
  /** Those of several words written as one. */
  readonly joined: ReadonlySet<string>
  readonly single: ReadonlySet<string>
}

const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/u
const NOT_ASCII = /[^\0-\x7f]/u
const MARKS = /\p{M}+/gu
const APOSTROPHES = /['’‘`´]/gu
const NOT_WORD = /[^\p{L}\p{N}]+/gu
const TITLE_PARTS = /\s+[-–—:]+\s+|\s*[|·•»«›‹]\s*|:\s/u
const INDEX_FILE = /^(?:index|default|home)$/iu

/** Words that may precede a phrase of one word: "and cookies", "our terms", "website terms", "unsere Leistungen". */
const LEADS: ReadonlySet<string> = new Set(
  'and our your site website unser unsere unseren nos nuestro nuestra nuestros nuestras nostri nostre nossos nossas onze vara vore nase nasi'.split(
    ' ',
  ),
)
/** A phrase of one word names something only in a text of at most this many words. */
const NAME_WORDS = 4

/**
 * A text in the form in which phrases are matched: lower case, without diacritics (so Māori words match with and without macrons),
 * `&` as "and", without apostrophes, and one space for everything else between words.
 */
export function plainWords(text: string): string {
  if (text !== last.text) last = { text, plain: PLAIN.test(text) ? text : plainOf(text) }
  return last.plain
}

/** Rules ask for one text several times in a row: by each of its names, whole and in parts. */
let last = { text: '', plain: '' }

function plainOf(text: string): string {
  const letters = NOT_ASCII.test(text) ? text.normalize('NFD').replace(MARKS, '') : text
  return letters.toLowerCase().replaceAll('&', ' and ').replace(APOSTROPHES, '').replace(NOT_WORD, ' ').trim()
}

/** Prepares a list of phrases. */
export function phraseList(list: readonly string[]): PhraseList {
  const plain = list.map(plainWords)
  const many = plain.filter((phrase) => phrase.includes(' '))
  return {
    many: indexOf(many),
    joined: new Set(many.map((phrase) => phrase.replaceAll(' ', ''))),
    single: new Set(plain.filter((phrase) => !phrase.includes(' '))),
  }
}

/** Indexes phrases that are already {@link plainWords}. */
export const indexOf = (plain: readonly string[]): PhraseIndex =>
  Map.groupBy(plain, (phrase) => phrase.split(' ', 1)[0] ?? '')

/** The phrases that occur in a plain text as whole words, each once. */
export function phrasesIn(plain: string, index: PhraseIndex): string[] {
  const begun = [...new Set(plain.split(' '))].filter((word) => index.has(word))
  if (begun.length === 0) return []
  const padded = ` ${plain} `
  return begun.flatMap((word) => index.get(word) ?? []).filter((phrase) => padded.includes(` ${phrase} `))
}

/** Whether the text contains one of the phrases as whole words, at any place. */
export function holdsPhrase(text: string, { many, single }: PhraseList): boolean {
  const plain = plainWords(text)
  return phrasesIn(plain, many).length > 0 || plain.split(' ').some((word) => single.has(word))
}

/**
 * Whether the text (of a link, a heading, one part of a title) names what the phrases mean: it contains a phrase of several words,
 * or has at most four words, one of which is a phrase of one word that comes first or after "and", "our", "your" …
 */
export function namesPhrase(text: string, phrases: PhraseList): boolean {
  const plain = plainWords(text)
  if (phrasesIn(plain, phrases.many).length > 0) return true
  const words = plain.split(' ')
  if (words.length > NAME_WORDS) return false
  return words.some((word, at) => phrases.single.has(word) && (at === 0 || LEADS.has(words[at - 1] ?? '')))
}

/**
 * The same, where a phrase of one word has to be the whole text after those that may precede it: "Our contacts", not "Contact lenses".
 */
export function namesPhraseAlone(text: string, { many, single }: PhraseList): boolean {
  const plain = plainWords(text)
  if (phrasesIn(plain, many).length > 0) return true
  const words = plain.split(' ')
  return single.has(words.slice(words.findIndex((word) => !LEADS.has(word))).join(' '))
}

/** Parts of a page title, split where titles join the page's name with the website's: "Privacy | Joe's" gives two. */
export const titleParts = (title: string): string[] =>
  title
    .split(TITLE_PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/**
 * The last segment of an address' path as plain words, without a file ending; `/privacy/index.html` gives "privacy".
 * Empty for the root, and where an escape cannot be decoded.
 */
export function lastSegment(address: string): string {
  const path = URL.parse(address)?.pathname ?? ''
  const segments = path.split('/').map(segmentName)
  const named = segments.filter((segment) => segment !== '' && !INDEX_FILE.test(segment))
  return plainWords(named.at(-1) ?? '')
}

const segmentName = (segment: string): string =>
  (decoded(segment.replaceAll('+', ' ')) ?? '').replace(PAGE_ENDING, '')

/**
 * Whether a last path segment, as by {@link lastSegment}, contains a phrase of several words, or is a whole phrase:
 * `aboutus.html` and `privacypolicy.php` write several words as one.
 */
export const segmentNames = (segment: string, { many, joined, single }: PhraseList): boolean =>
  single.has(segment) || joined.has(segment) || phrasesIn(segment, many).length > 0
