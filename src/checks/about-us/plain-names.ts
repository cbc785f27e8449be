import type { PageSearch } from '#core/site/find-page.ts'
import { NAME_WORD } from './names.ts'
import { ORGANISATION_WORDS, PEOPLE_WORDS } from '#core/site/people-words.data.ts'
import { plainWords, titleParts } from '#core/site/phrases.ts'
import {
  ALSO_THINGS,
  ALSO_YOURS,
  BEGINNINGS,
  KINDS_OF_TEAM,
  NO_NAMES,
  ORGANISATIONS_ALONE,
  PEOPLE_ALONE,
  STORIES_OF_OTHERS,
} from './plain-names.data.ts'

const ALONE: ReadonlySet<string> = new Set(PEOPLE_ALONE)
const THINGS: ReadonlySet<string> = new Set(ALSO_THINGS)
const YOURS: ReadonlySet<string> = new Set(ALSO_YOURS)
const TEAMS: ReadonlySet<string> = new Set(KINDS_OF_TEAM)
const BUSINESS_ALONE: ReadonlySet<string> = new Set([...BEGINNINGS, ...ORGANISATIONS_ALONE])
const NOT_A_NAME: ReadonlySet<string> = new Set(NO_NAMES)
const NOT_THEIRS: ReadonlySet<string> = new Set(STORIES_OF_OTHERS)

/** "Our crew", "Your hosts", "Meet the guides", "The Reedy family", "Our head chef". */
const OF_PEOPLE = /^(?:meet )?(?:our|the|your|my|nga) (?:(?<kind>\p{L}+) )?(?<people>\p{L}+)$/u
const HOSTS = /^your hosts?$/u
const TEAM = /^(?<kind>\p{L}+) (?:team|staff|people|crew)$/u
/** "The practice", "Our farm". */
const OF_ORGANISATION = /^(?:our|the) (?<organisation>\p{L}+)$/u
/** "Behind the scenes", "Behind the brand", "The faces behind the counter". */
const BEHIND =
  /^(?:the (?:people|face|faces|man|woman|women|couple|family|team) )?behind (?:the )?\p{L}+(?: \p{L}+)?$/u
const NAME = String.raw`(?:(?:Dr|Mr|Mrs|Ms)\.? )?${NAME_WORD}`
const NAMES = String.raw`${NAME}(?: (?:(?:and|&) )?${NAME}){0,3}`
/** As written, because a name is recognised by its capital: "Who's Steve?" */
const WHO = new RegExp(String.raw`^[Ww]ho(?:['’]s| [Ii]s| [Aa]re) (?<name>${NAMES})\?*$`, 'u')
/** "Grant's story", "Ann & Bob's story". */
const STORY_OF = new RegExp(String.raw`^(?<name>${NAMES})['’]s? [Ss]tory$`, 'u')
/** "Dr. Lee", "Pastor Mike": by capitals again; a coach may be a bus, and a chef a knife. */
export const TITLED = new RegExp(
  String.raw`^(?:Dr|Prof|Rev|Reverend|Pastor|Rabbi)\.? (?<name>${NAMES})$`,
  'u',
)
/** In capitals it is a country. */
const US = /^[Uu]s$/u
const HELLO = String.raw`(?:[Hh]i|[Hh]ello|[Hh]ey|G['’][Dd]ay|Kia ora|Howzit)(?: there)?[,!.]* `
/** "Hi, I'm Ellery", "Kia ora, I am Mere", "I'm Zoë"; "We're" alone begins offers: "We're Fully Insured". */
const GREETING = new RegExp(
  String.raw`^(?:${HELLO}(?:[Ww]e['’]re|[Ww]e are)|(?:${HELLO})?(?:I['’]?m|I am)) (?<name>${NAME})(?: (?:(?:and|&) )?${NAME}){0,3}(?![\p{L}\p{N}])`,
  'u',
)
const GREETING_WORDS = 8

/** Pages with a plain name of people; who they are may follow it: “Your hosts: Trev and Lorraine”. */
export const peopleSearch: PageSearch = {
  names: (text, where) =>
    namesPeople(firstPart(text)) || ((where === 'heading' || where === 'title') && greets(text)),
  segmentNames: namesPeople,
}

/** Pages with a plain name of the whole business, of how it began, or with the name of a person. */
export const businessSearch: PageSearch = {
  names: (text, where) =>
    namesBusiness(plainWords(text)) ||
    asksWho(text) ||
    (where === 'menu' && (tellsOf(text) || US.test(text.trim()) || TITLED.test(text.trim()))),
  segmentNames: namesBusiness,
}

const firstPart = (text: string): string => plainWords(titleParts(text)[0] ?? '')

function namesPeople(plain: string): boolean {
  if (isVague(plain)) return false
  if (ALONE.has(plain) || PEOPLE_WORDS.has(peopleIn(plain))) return true
  return TEAMS.has(TEAM.exec(plain)?.groups?.['kind'] ?? '')
}

function namesBusiness(plain: string): boolean {
  if (BEHIND.test(plain)) return true
  if (BUSINESS_ALONE.has(plain)) return plain.includes(' ')
  return ORGANISATION_WORDS.has(OF_ORGANISATION.exec(plain)?.groups?.['organisation'] ?? '')
}

const namesVaguely = (plain: string): boolean =>
  namesThings(plain) || (BUSINESS_ALONE.has(plain) && !plain.includes(' '))

const namesThings = (plain: string): boolean => isVague(plain) && (plain.includes(' ') || ALONE.has(plain))

/** Pages with names that things and customers have as well, or of one word for the whole business: "Guides", "Your team", "Profile". */
export const vagueSearch: PageSearch = {
  names: (text) => namesVaguely(plainWords(text)) || namesThings(firstPart(text)),
  segmentNames: namesVaguely,
}

/** Nobody meets a thing: "Meet the makers". */
function isVague(plain: string): boolean {
  if (THINGS.has(plain)) return true
  const people = peopleIn(plain)
  if (plain.startsWith('meet ') || HOSTS.test(plain)) return false
  return THINGS.has(people) || (plain.startsWith('your ') && YOURS.has(people))
}

/** The last word of "Our head chef", where the whole text has that form. */
const peopleIn = (plain: string): string => OF_PEOPLE.exec(plain)?.groups?.['people'] ?? ''

function greets(text: string): boolean {
  const name = GREETING.exec(text.trim())?.groups?.['name']
  if (name === undefined || NOT_A_NAME.has(plainWords(name))) return false
  return plainWords(text).split(' ').length <= GREETING_WORDS
}

const asksWho = (text: string): boolean => holdsName(WHO, text, NOT_A_NAME)
const tellsOf = (text: string): boolean => holdsName(STORY_OF, text, NOT_THEIRS)

function holdsName(pattern: RegExp, text: string, except: ReadonlySet<string>): boolean {
  const name = pattern.exec(text.trim())?.groups?.['name']
  return (
    name !== undefined &&
    !plainWords(name)
      .split(' ')
      .some((word) => except.has(word))
  )
}
