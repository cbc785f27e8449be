import { ORGANISATION_WORDS, PEOPLE_WORDS } from '#core/site/people-words.data.ts'
import { plainWords } from '#core/site/phrases.ts'
import { NO_NAMES } from './plain-names.data.ts'

const NO_PERSONS: ReadonlySet<string> = new Set([...NO_NAMES, ...PEOPLE_WORDS, ...ORGANISATION_WORDS])
/** "Plumbers", "Florists": trades that are in no list. */
const TRADE = /(?:ers|ors|ists|ians|men)$/u

const NAME = String.raw`\p{Lu}[\p{L}'’-]*\p{Ll}`
const SURNAME = String.raw`(?: ${NAME}){0,3}`
const END = String.raw`(?=\s*(?:[.,;:!?()–—-]|$)|\s(?:and|who|from|your|the|two|a|of)\s)`
const COUPLE = String.raw`(?<one>${NAME})${SURNAME} (?:and|&) (?<other>${NAME})${SURNAME}`
/** "We are Wendy and Colin Strachan." In quotation marks a customer speaks. */
const WE_ARE = new RegExp(String.raw`(?<![\p{L}\p{N}"“‘'])[Ww]e(?: are|['’]re) ${COUPLE}${END}`, 'gu')
/** "I’m Aoife Ní Shúilleabháin." */
const I_AM = new RegExp(
  String.raw`(?<![\p{L}\p{N}"“‘'])(?:I(?: am|['’]m)|[Mm]y name(?: is|['’]s)) (?<one>${NAME})${SURNAME}${END}`,
  'u',
)
/** Further down a customer or a colleague introduces herself. */
const BEGINNING = 200
/** A sentence, by its subject of at most five words: "Salt is …", "The Tin Roof began …". */
const SUBJECT =
  /^(?<subject>(?:[\p{L}\p{N}'’&]+ ){1,5}?)(?<verb>is|are|was|began|started|opened|grew|came) (?<rest>.+)$/u
const IS_COUPLE = new RegExp(String.raw`^${COUPLE}${END}`, 'u')
const WHEN_COUPLE = new RegExp(String.raw`\b(?:when|by|after|because) ${COUPLE}(?![\p{L}'’])`, 'u')
/** A mayor opens what is somebody else's. */
const FOUNDED_BY = new RegExp(
  String.raw`^(?:founded|started|established|begun|set up|built up|taken over|bought) (?:[\p{Ll}\p{N}]+ ){0,5}by (?<one>${NAME}) ${NAME}`,
  'u',
)

/**
 * Whether a text names who owns the business: two who say "We are", one who begins with "I am", or a sentence about the business by its own name. Of two names
 * one has to do something elsewhere in the text, as a person does: "Licensed and Insured" does nothing. `business`: the words of its name.
 */
export function namesOwners(text: string, business: ReadonlySet<string>): boolean {
  const introduced = I_AM.exec(text.slice(0, BEGINNING))?.groups?.['one']
  if (introduced !== undefined && isPerson(introduced)) return true
  return (
    [...text.matchAll(WE_ARE)].some((found) => areTwo(found, text)) ||
    sentencesOf(text).some((sentence) => saysWhose(sentence, text, business))
  )
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/u)

function saysWhose(sentence: string, text: string, business: ReadonlySet<string>): boolean {
  const { subject = '', verb = '', rest = '' } = SUBJECT.exec(sentence)?.groups ?? {}
  if (!isBusiness(subject, business)) return false
  const founder = verb === 'was' ? FOUNDED_BY.exec(rest)?.groups?.['one'] : undefined
  if (founder !== undefined && isPerson(founder)) return true
  const couple = (verb === 'is' || verb === 'are' ? IS_COUPLE : WHEN_COUPLE).exec(rest)
  return couple !== null && areTwo(couple, text)
}

const SMALL: ReadonlySet<string> = new Set(['the', 'and', 'of', 'at', 'in'])

function isBusiness(subject: string, business: ReadonlySet<string>): boolean {
  const named = plainWords(subject)
    .split(' ')
    .filter((word) => !SMALL.has(word))
  return named.length > 0 && named.every((word) => business.has(word))
}

function areTwo({ groups }: RegExpExecArray, text: string): boolean {
  const names = [groups?.['one'] ?? '', groups?.['other'] ?? '']
  return names.every(isPerson) && names.some((name) => acts(name, text))
}

const isPerson = (name: string): boolean => !NO_PERSONS.has(plainWords(name)) && !TRADE.test(name)

/** "Mick is a cabinet-maker", "Rawiri’s people"; names hold nothing but letters, apostrophes and hyphens. */
const acts = (name: string, text: string): boolean =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?<!(?:and|&|in|at|of|to|for|from) )${name} (?!and )\p{Ll}|(?<!(?:in|at|for|from) )${name}['’]s? )`,
    'u',
  ).test(text)
