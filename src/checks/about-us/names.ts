import { titleParts, lastSegment, plainWords } from '#core/site/phrases.ts'
import type { PageSearch } from '#core/site/find-page.ts'
import type { SiteMap } from '#core/site/site-links.ts'

/** Names of an About page in several words (checks: about us), English and te reo Māori. */
const PHRASES = plainList([
  'about us',
  'about me',
  'about our',
  'our story',
  'my story',
  'our journey',
  'my journey',
  'who we are',
  'who i am',
  'our team',
  'our people',
  'our family',
  'our company',
  'our firm',
  'our history',
  'our background',
  'our heritage',
  'our roots',
  'our mission',
  'our vision',
  'our values',
  'our philosophy',
  'our founder',
  'our founders',
  'company profile',
  'company history',
  'mō mātou',
  'ko wai mātou',
  // Other languages: enough to find a page, never enough to say that there is none.
  ...[
    'sobre nós',
    'quem somos',
    'sobre nosotros',
    'quiénes somos',
    'nuestra historia',
    'à propos',
    'qui sommes nous',
  ],
  ...[
    'notre histoire',
    'notre équipe',
    'über uns',
    'über mich',
    'wir über uns',
    'unser team',
    'chi siamo',
    'chi sono',
  ],
  ...['la nostra storia', 'over ons', 'over mij', 'wie zijn wij', 'om oss', 'om os', 'o nas'],
])
/** Count only as the whole text: in a longer one they mean many things. */
const WHOLE = new Set(
  plainList([
    'about',
    'biography',
    'bio',
    'history',
    'our staff',
    ...['sobre', 'nosotros', 'acerca de', 'apropos'],
    ...[
      'team',
      'crew',
      'band',
      'company',
      'family',
      'farm',
      'studio',
      'owner',
      'owners',
      'founder',
      'chef',
    ].map((who) => `the ${who}`),
  ]),
)
/** What may stand before a phrase: "Learn more about us", "Welcome to our story". */
const LEAD =
  /^(?:(?:a|an|and|bit|little|some|more|all|find|out|learn|read|discover|hear|see|view|get|know|to|the|welcome|services|home) ){0,5}$/u
const STORY = /^(?:our|my|the) (?:\p{L}+ ){0,3}story$/u
const MEET =
  /^meet (?:us|(?:the|our) (?:\p{L}+ ){0,2}(?:team|crew|family|staff|people|owners?|founders?|makers?|chefs?|band|doctors?|dentists?|experts?))$/u
/** Of the text as written: a name is told by its capitals. */
const MEET_NAME = /^[Mm]eet (?!The\b|Our\b|Up\b|Us\b)\p{Lu}\p{Ll}+(?: (?:and|&|\p{Lu}\p{Ll}+)){0,3}$/u
/** Words that may follow "about" beside the business' own name. */
const OWN: ReadonlySet<string> = new Set(
  (
    'us me our my the and contact company business team owner owners founder farm studio shop store clinic club ' +
    'practice firm author artist artists band chef page we are you'
  ).split(' '),
)
const SENTENCE_WORDS = 8
const NAME_WORDS = 4

function plainList(list: readonly string[]): string[] {
  return list.map(plainWords)
}

/** How an About page is recognised on this site: by words for it, or "about" with the business' own name. */
export function aboutSearch(map: SiteMap): PageSearch {
  const names = businessWords(map)
  return {
    names: (words, _where, link) => namesAbout(words, names, isInMenu(link?.link.region)),
    pathNames: (address) => namesInPath(lastSegment(address)),
  }
}

const isInMenu = (region: string | undefined): boolean =>
  region === 'nav' || region === 'header' || region === 'footer'

/** Words of the business' name, as its homepage's title and its host write it. */
function businessWords(map: SiteMap): ReadonlySet<string> {
  const title = titleParts(map.home?.title.text ?? '').flatMap((part) => plainWords(part).split(' '))
  return new Set([...title, ...map.evidence.host.split('.')])
}

function namesAbout(text: string, business: ReadonlySet<string>, inMenu: boolean): boolean {
  const plain = plainWords(text)
  const words = plain.split(' ')
  if (plain === '' || words.length > SENTENCE_WORDS) return false
  if (WHOLE.has(plain) || STORY.test(plain) || MEET.test(plain) || MEET_NAME.test(text)) return true
  if (PHRASES.some((phrase) => standsFirst(` ${plain} `, phrase))) return true
  if (words[0] !== 'about' || words.length > NAME_WORDS) return false
  return inMenu || words.slice(1).every((word) => OWN.has(word) || business.has(word))
}

/** The phrase opens the text, but for words that lead up to it: "What people say about us" is no About page. */
function standsFirst(padded: string, phrase: string): boolean {
  const at = padded.indexOf(` ${phrase} `)
  return at >= 0 && LEAD.test(padded.slice(1, at + 1))
}

const namesInPath = (segment: string): boolean =>
  WHOLE.has(segment) ||
  PHRASES.some((phrase) => segment === phrase.replaceAll(' ', '') || standsFirst(` ${segment} `, phrase))
