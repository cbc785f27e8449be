import { lengthOf } from '#core/owner-input/text.ts'
import { asPlainLine, cutAtWord, withoutOrnaments } from './words.ts'

/** Where a sentence may end: a full stop or the like, and then something that can begin one. */
const END = /(?<=[.!?]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\p{N}])/u
/** Abbreviations whose full stop ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|st|mt|rd|no|nr|pty|ltd|co|vs|approx|incl|e\.g|i\.e|\p{L})\.$/iu
/** Sentences about using the website or contacting the business do not describe the page's subject. */
const NOT_ABOUT =
  /@|\*|\((?:pictured|see|left|right|above|below)\b|https?:|www\.|©|\bcookies?\b|\bjavascript\b|\bclick(?:ing)?\b|\bscroll\b|\ball rights reserved\b|\bsubscrib\w*\b|\blog ?in\b|\bbrowsers?\b|\bprivacy policy\b|\bcheckout\b|\badd(?:ed)? to (?:your )?(?:cart|basket|bag)\b|\bsold out\b|\bsubmission\b|\bsomething went wrong\b|\bsubmitting\b|\d[\s-]?\d[\s-]?\d[\s-]?\d[\s-]?\d[\s-]?\d[\s-]?\d/iu
/** Texts of builders and themes that are meant to be replaced. */
const FILLER =
  /\b(?:created|built|made|powered) (?:using|with|by|on) (?:the )?(?:prestashop|wordpress|woocommerce|shopify|wix|joomla|drupal|opencart|magento|weebly|squarespace)\b|\b(?:lorem|ipsum|consectetur|suspendisse|vestibulum|tristique|donec|ullamcorper|porttitor|viverra|dapibus|egestas|pulvinar|ornare)\b|\bfirst post\b|\bthis is a comment\b|\bediting, and deleting comments\b|\bemail address will not be published\b|\bnotify me of\b/iu
/** A customer's words, not the page's. */
const PRAISE =
  /^["“‘«]|\bthank(?:s|ed| you)\b|\brecommend\w*\b|\blike me\b|\bmy (?:daughter|son|husband|wife|kids|family|birthday|wedding|dog|cat)\b/iu
/** A continuation of something else, a line of a numbered list, or a text that was cut off. */
const NOT_WHOLE = /^(?:and|but|or|so|also|then|however|plus)\b|^\d{1,2}[.)]|(?:\.\.\.|…)["”’)]?$/iu
/** A statement without its subject: "Can be booked for groups.", "No need to call.", "Answers the phone." below somebody's name. */
const WITHOUT_SUBJECT =
  /^(?:answers|writes|knows|plays|started|came|joined|runs|grew|lives|loves|trained|studied|leads|keeps|looks after|moved|retired|qualified|graduated)\s|^(?:can|could|may|will|would|should|is|are|was|were|has|have|had)\b[^?]*[.!]["”’)]?$|^no need (?:to|for)\b/iu
/** Who wrote a text or took a picture. */
const BYLINE =
  /^(?:[Bb]y|[Ff]rom|(?:[Ww]ritten|[Pp]osted|[Ww]ords|[Tt]ext|[Ss]tory|[Pp]hotos?|[Pp]hotography|[Pp]ictures?|[Ii]mages?) by)\s(?:[\p{L}/&-]+\s){0,4}?\p{Lu}\p{L}+(?:\s\p{Lu}[\p{L}.-]*){1,3}[.!]?$/u
const SHOUTING = /(?:\p{Lu}{2,40}[\s,:&-]{1,3}){2}\p{Lu}{2}|\p{Lu}{4,40}[\s,:&-]{1,3}\p{Lu}{4}/u
const LEAST_WORDS = 3
/** Whole sentences about the subject of a text, with one block per line, each once. Headings, labels and praise are left out. */
export const sentencesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => sentencesIn(asPlainLine(withoutOrnaments(line))))
      .filter((line) => !line.some((sentence) => PRAISE.test(sentence)))
      .flatMap((line) => line.filter(isTelling)),
  ),
]

/** All sentences of one line. */
export function sentencesIn(line: string): string[] {
  const sentences: string[] = []
  for (const part of line.split(END)) {
    const before = sentences.at(-1)
    if (before !== undefined && ABBREVIATION.test(before))
      sentences[sentences.length - 1] = `${before} ${part}`
    else sentences.push(part)
  }
  return sentences
}

const isTelling = (sentence: string): boolean =>
  /[.!?]["”’)]?$/u.test(sentence) &&
  /^[("\p{Lu}\p{N}]/u.test(sentence) &&
  sentence.split(' ').length >= LEAST_WORDS &&
  isPaired(sentence) &&
  ![NOT_ABOUT, FILLER, NOT_WHOLE, WITHOUT_SUBJECT, BYLINE, SHOUTING].some((sign) => sign.test(sentence))

/** Whether each quotation mark and bracket is closed: one alone belongs to a part that is not here, and a straight one ends an attribute. */
const isPaired = (text: string): boolean =>
  countOf(text, '"') % 2 === 0 && PAIRS.every(([open, close]) => countOf(text, open) === countOf(text, close))
const PAIRS = [
  ['“', '”'],
  ['«', '»'],
  ['(', ')'],
] as const
const countOf = (text: string, mark: string): number => text.split(mark).length - 1

/** A comma and what can be left out after it, so that the words before it are still a whole sentence. */
const LEAVES_OFF =
  /(?:,|;|\s[–—-])\s(?=(?:and|but|so|or|which|who|where|with|including|such as|as well as|while|from)\s)|;\s|\s[–—]\s/giu
/** A sentence with this beginning needs its end. */
const DEPENDS =
  /^(?:if|when|whether|while|since|although|because|as|after|before|once|unless|having|being)\b/iu

/**
 * The first of some sentences, as many whole ones as fit into `most` characters, up to one that repeats the others. A long first one ends where the
 * rest can be left off, else after a word, with an ellipsis.
 */
export function summed(sentences: readonly string[], most: number): string {
  const [first = ''] = sentences
  if (lengthOf(first) > most) return shorter(first, most)
  let taken = ''
  for (const sentence of sentences) {
    const more = taken === '' ? sentence : `${taken} ${sentence}`
    if (lengthOf(more) > most || repeats(taken, sentence)) break
    taken = more
  }
  return taken
}

/** So many words in a row that stand in both say one thing twice. */
const RUN = 3
/** Of these so many have to mean something: "we offer you" is said often. */
const MEANING = 2

function repeats(text: string, sentence: string): boolean {
  const said = new Set(runsOf(text))
  return runsOf(sentence).some((run) => said.has(run))
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.flatMap((_, at) => {
    const run = words.slice(at, at + RUN)
    const means = run.filter((word) => /^\p{N}|.{5}/u.test(word)).length
    return run.length === RUN && means >= MEANING ? [run.join(' ')] : []
  })
}

/** What is listed of days, or said with a limit, would be false without its end. */
const NEEDS_ITS_END = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|only|except|unless|not|no)\b/iu

/** A text up to its last comma within `most` characters, from `least` on; empty where there is none, or what is left out would be missed. */
export function upToComma(text: string, least: number, most: number): string {
  const end = [...text.matchAll(/[,;]\s|\s[–—-]\s/gu)]
    .map(({ index }) => index)
    .findLast((at) => at >= least && mayEnd(text, at, most))
  if (end === undefined) return ''
  const last = sentencesIn(text.slice(0, end)).at(-1) ?? ''
  const whole = sentencesIn(text).find((sentence) => sentence.startsWith(last)) ?? text
  return DEPENDS.test(last) || NEEDS_ITS_END.test(whole) ? '' : endedAt(text, end)
}

/** What is said of a list that goes on. */
const AND_MORE = ' and more.'

const mayEnd = (text: string, at: number, most: number): boolean =>
  isPaired(text.slice(0, at)) &&
  !partsList(text, at) &&
  partsOf(text, at) !== 'clauses' &&
  lengthOf(endedAt(text, at)) <= most + 1

/** The text up to a place; a list that is left off there says that there is more. */
const endedAt = (text: string, at: number): string =>
  `${text.slice(0, at)}${partsOf(text, at) === 'things' ? AND_MORE : '.'}`

/** What begins a clause of its own after "and". */
const SUBJECT = /^(?:we|you|they|it|he|she|i|there|this|that|our|your|their|the|an?|each|every|all)\b/iu
const CONJUNCTION = /^(?:and|or|&)\s+/iu
const JOINED = /\s(?:and|or|&)\s/iu

/** Two short things joined are the last of a list: "rolls and cakes". */
const endsList = (part: string): boolean =>
  CONJUNCTION.test(part) || (JOINED.test(part) && wordsIn(part) <= LISTED_WORDS + 2)

/** What a list has that goes on after this place: things, or clauses that need each other; `null` where none does. */
function partsOf(text: string, at: number): 'things' | 'clauses' | null {
  const [clause = ''] = text
    .slice(0, at)
    .split(/[;:.!?]\s/u)
    .slice(-1)
  const [, ...before] = clause.split(/,\s/u)
  const [rest = ''] = text
    .slice(at + 1)
    .trimStart()
    .split(/[;:.!?](?:\s|$)/u, 1)
  if (before.length === 0 || text[at] !== ',' || before.some(endsList)) return null
  const last = rest.split(/,\s/u).find((part) => CONJUNCTION.test(part) || JOINED.test(part)) ?? ''
  if (last === '' || SUBJECT.test(last.replace(CONJUNCTION, ''))) return null
  return before.every((part) => wordsIn(part) <= LISTED_WORDS) ? 'things' : 'clauses'
}

/** Words of one thing in a list; what has more is a clause. */
const LISTED_WORDS = 3

/** What follows the last noun of a list. */
const AFTER_NOUN = /\s(?:for|in|of|to|with|at|by|from|on|across|around)\s/iu

/** Such a noun stands by itself: "and everything else", "and the gardens". */
const OF_ITS_OWN = /^(?:the|an?|our|your|my|this|that|every\w*|all|any\w*|more|much|many|others?|so)\b/iu

/** Whether a cut at this comma parts a list from the noun at its end that all of it shares: "plumbing, electrical, repair and maintenance work". */
function partsList(text: string, at: number): boolean {
  const [before = ''] = text
    .slice(0, at)
    .split(/[,;:.!?]\s/u)
    .slice(-1)
  const isListed = /,\s/u.test(text.slice(0, at)) && wordsIn(before) <= LISTED_WORDS
  const [rest = ''] = text
    .slice(at + 1)
    .trimStart()
    .split(/[;:.!?]/u, 1)
  const items: string[] = []
  for (const part of rest.split(/,\s/u)) {
    const [, item = '', last] = /^(?:(.*?)\s)?(?:and|or|&)\s(.+)$/u.exec(part) ?? []
    if (last === undefined) {
      items.push(part)
      continue
    }
    const own = [...items, ...(item === '' ? [] : [item]), ...(isListed ? [before] : [])]
    const length = wordsIn(last.split(AFTER_NOUN, 1)[0] ?? '')
    return (
      own.length > 0 &&
      !OF_ITS_OWN.test(last) &&
      own.every((one) => wordsIn(one) <= LISTED_WORDS) &&
      own.some((one) => wordsIn(one) < length)
    )
  }
  return false
}

const wordsIn = (text: string): number => text.trim().split(/\s+/u).length

function shorter(sentence: string, most: number): string {
  if (DEPENDS.test(sentence)) return cutAtWord(sentence, most)
  const end = [...sentence.matchAll(LEAVES_OFF)]
    .map(({ index }) => index)
    .findLast((at) => mayEnd(sentence, at, most))
  return end !== undefined && end > most / 2 ? endedAt(sentence, end) : cutAtWord(sentence, most)
}
