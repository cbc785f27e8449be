import { indexOf, phrasesIn, plainWords, titleParts } from '#core/site/phrases.ts'
import type { PageSearch } from '#core/site/find-page.ts'
import type { SiteIndex } from '#core/site/site-index.ts'
import { ABOUT_NAMES, WHOLE_NAMES } from './names.data.ts'

const PLAIN_NAMES = ABOUT_NAMES.map(plainWords)
const PHRASES = indexOf(PLAIN_NAMES)
const WHOLE = new Set(WHOLE_NAMES.map(plainWords))
/** Paths write several words as one. */
const WHOLE_SEGMENTS = new Set([...WHOLE, ...PLAIN_NAMES.map((phrase) => phrase.replaceAll(' ', ''))])
/** Words that may precede a phrase: "Learn more about us", "Welcome to our story". */
const LEAD =
  /^(?:(?:a|an|and|bit|little|some|more|all|find|out|learn|read|discover|hear|see|view|get|know|to|the|welcome) ){0,5}$/u
/** Words that may follow one: "Our story so far", "Who we are and what we do". */
const FOLLOWS: ReadonlySet<string> = new Set(
  'and at of so page in is since statement here for with the to contact'.split(' '),
)
const STORY = /^(?:our|my|the) (?:\p{L}+ ){0,3}story$/u
const MEET =
  /^meet (?:us|(?:the|our) (?:\p{L}+ ){0,2}(?:team|crew|family|staff|people|owners?|founders?|makers?|chefs?|band|doctors?|dentists?|experts?))$/u
/** One word of a person's name as written: "Ann", "McKay", "O'Connor", "d'Arcy". */
export const NAME_WORD = String.raw`(?:\p{Lu}|[DOdo]['’]\p{Lu})\p{Ll}[\p{L}-]*`
/** Matches the text as written, because a name is recognised by its capitals. */
const MEET_NAME = new RegExp(
  String.raw`^[Mm]eet (?!The\b|Our\b|Your\b|Up\b|Us\b)(?:(?:Dr|Mr|Mrs|Ms)\.? )?${NAME_WORD}(?: (?:and|&|(?:Dr|Mr|Mrs|Ms)\.|${NAME_WORD})){0,3}$`,
  'u',
)
/** Words that may follow "about" beside the business' own name. */
const OWN: ReadonlySet<string> = new Set(
  (
    'us me our my the and contact company business team owner owners founder farm studio shop store clinic club ' +
    'practice firm author artist artists band chef page we are you'
  ).split(' '),
)
/** Words that say of a menu item that it is about a rule or a service of the website: "About cookies", "About delivery". */
const NOT_US =
  /\b(?:cookies?|privacy|accessibility|advertis\w+|ads|delivery|shipping|postage|returns|refunds|payments?|copyright|prices|pricing)\b/u
const SENTENCE_WORDS = 8
const NAME_WORDS = 4

/** How an About page is recognised on this website: by a phrase, or by "about" with the business' own name. */
export function aboutSearch(index: SiteIndex): PageSearch {
  const names = businessWords(index)
  return {
    names: (words, where) => namesAbout(words, names, where === 'menu'),
    segmentNames: (segment) => {
      const plain = segment.replace(DUPLICATE, '')
      return WHOLE_SEGMENTS.has(plain) || holdsName(plain, names)
    },
  }
}

/** Headings such as "About the sugarbush", which may be about a place, a course or a book. */
export const placeSearch: PageSearch = {
  names: (text, where) =>
    where === 'heading' && ABOUT_THE.test(plainWords(text)) && !NOT_US.test(plainWords(text)),
  segmentNames: () => false,
}

/** What is sold, shown or visited may have a family of its own: that of its maker, or the one that lived there. */
const ABOUT_THE =
  /^about the (?!(?:\p{L}+ )?(?:area|artist|award|book|breed|charity|cheese|class|course|event|exhibition|house|park|product|role|show|tour|venue|wedding|wine)s?$)\p{L}+(?: \p{L}+)?$/u

/** What builders add to the address of a page that was copied: `copy-of-about`, `our-story-copy`, `about-1`. Stories and lessons are numbered, too: `story-1`. */
const DUPLICATE = /^copy of (?=\p{L})|(?<=\p{L}) copy(?: \d{1,2})?$|(?<=^about|\p{L} \p{L}+) \d{1,2}$/u

/** Words of the business' name, from its homepage's title and its host. */
export function businessWords(index: SiteIndex): ReadonlySet<string> {
  const title = titleParts(index.home?.title.text ?? '').flatMap((part) => plainWords(part).split(' '))
  return new Set([...title, ...index.evidence.host.split('.')])
}

function namesAbout(text: string, business: ReadonlySet<string>, inMenu: boolean): boolean {
  const plain = plainWords(text)
  const words = plain.split(' ')
  if (plain === '' || words.length > SENTENCE_WORDS) return false
  if (WHOLE.has(plain) || STORY.test(plain) || MEET.test(plain) || MEET_NAME.test(text)) return true
  if (holdsName(plain, business)) return true
  if (words[0] !== 'about' || words.length > NAME_WORDS) return false
  return (
    (inMenu && !NOT_US.test(plain)) || words.slice(1).every((word) => OWN.has(word) || business.has(word))
  )
}

const holdsName = (plain: string, business: ReadonlySet<string>): boolean =>
  phrasesIn(plain, PHRASES).some((phrase) => standsOut(plain, phrase, business))

/** The text is the phrase and small words around it: "What people say about us" and "Our family pack" are not. */
function standsOut(plain: string, phrase: string, business: ReadonlySet<string>): boolean {
  const padded = ` ${plain} `
  const at = padded.indexOf(` ${phrase} `)
  if (at < 0 || !LEAD.test(padded.slice(1, at + 1))) return false
  const next = padded.slice(at + phrase.length + 2).split(' ')[0] ?? ''
  return next === '' || FOLLOWS.has(next) || business.has(next)
}
