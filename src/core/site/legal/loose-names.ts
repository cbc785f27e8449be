import type { PageFacts } from '../../evidence/page.ts'
import { holdsPhrase, lastSegment, phrasesIn, plainWords, titleParts } from '../phrases.ts'
import { isPostPage } from '../post-page.ts'
import type { LegalItem } from './items.ts'
import { PAGES_OF_ORDERS, PAGES_OF_SEVERAL } from './loose-names.data.ts'

/** Words before a name that are no part of it: "The small print", "Our policies". */
const BEFORE = /^(?:(?:our|the|my|a|some|and) )+/u
/** Words that may stand beside a name of one word: the rest of "Website terms, conditions and privacy". */
const BESIDE =
  /^(?:our|your|the|my|a|and|of|on|for|to|website|site|page|full|policy|policies|statement|notice|privacy|cookies?|terms?|conditions?|use|service|services|sale|trade|business|returns?|refunds?|exchanges?|security|legal|disclaimers?|information|data|pdf)$/u
/** A word of an item names a text only in one of at most this many words. */
const NAME_WORDS = 4

const SEVERAL: ReadonlySet<string> = new Set(PAGES_OF_SEVERAL.map(plainWords))
const ORDERS: ReadonlySet<string> = new Set(PAGES_OF_ORDERS.map(plainWords))

/** Whether a text names a page of several legal texts: "Legal", "The small print". */
export const namesSeveral = (text: string): boolean => isWhole(plainWords(text), SEVERAL)

/** Whether a text names a page on which shops also say what they take back: "Delivery", "FAQ". */
export const namesOrders = (text: string): boolean => isWhole(plainWords(text), ORDERS)

/**
 * Whether a text, or a part of it before or after a dash, may name the item: it is one of the item's loose names, or has at most four words and one of them is the
 * item's own ("Patient privacy", "Privacy – what happens to your info").
 */
export const namesLoosely = (text: string, item: LegalItem): boolean =>
  [text, ...titleParts(text)].some((part) => {
    const plain = plainWords(part)
    return isWhole(plain, item.loose) || holdsOwnWord(plain, item)
  })

/** Whether a text has a name of the item, plain or loose. */
export const namesAtAll = (text: string, item: LegalItem): boolean =>
  phrasesIn(plainWords(text), item.phrases.many).length > 0 || namesLoosely(text, item)

/** Whether a text is one of the item's loose names. */
export const isLooseName = (text: string, item: LegalItem): boolean => isWhole(plainWords(text), item.loose)

function holdsOwnWord(plain: string, { name, phrases }: LegalItem): boolean {
  // A bakery sells cookies of every kind.
  if (name === 'cookies') return false
  const words = plain.split(' ')
  return words.length <= NAME_WORDS && words.some((word) => phrases.single.has(word))
}

const isWhole = (plain: string, names: ReadonlySet<string>): boolean =>
  names.has(plain) || names.has(plain.replace(BEFORE, ''))

/**
 * Whether a name of one word stands beside words of another subject: "Privacy screens", "Terms & prices". What has one may be a page of
 * that subject. A phrase of several words names the item alone.
 */
export const isMixedName = (named: string, item: LegalItem): boolean => {
  const plain = plainWords(named)
  if (phrasesIn(plain, item.phrases.many).length > 0) return false
  return plain.split(' ').length <= NAME_WORDS && saysMore(plain, item)
}

/** Whether a name has words beside those of the item. */
function saysMore(plain: string, { phrases }: LegalItem): boolean {
  const rest = phrasesIn(plain, phrases.many).reduce((left, phrase) => left.replaceAll(phrase, ' '), plain)
  return rest.split(' ').some((word) => word !== '' && !BESIDE.test(word) && !phrases.single.has(word))
}

/** Content systems number their pages: `/articles/3-privacy-policy`. */
const NUMBERS = /(?<![\p{L}\p{N}])\d+(?![\p{L}\p{N}])/gu
/** Whose text it is: "Privacy policy for Joe's Plumbing". */
const WHOSE = / (?:for|of|at|by) .*$/u

/**
 * Whether a page is a post, and what names the item says more than its name: "How to protect your privacy online". Where neither address nor heading names
 * it, what led to the page does: the first heading of many themes is the website's name.
 */
export function isPostAbout(page: PageFacts, item: LegalItem, named: string): boolean {
  if (!isPostPage(page)) return false
  const address = lastSegment(page.url).replace(NUMBERS, ' ').trim()
  const written = page.headings.find(({ level, hidden }) => level === 1 && !hidden)?.text ?? ''
  const isAddressed = phrasesIn(address, item.phrases.many).some((phrase) => phrase === address)
  const heading = isAddressed ? plainWords(written).replace(WHOSE, '') : plainWords(written)
  const naming = [address, heading].filter((name) => holdsPhrase(name, item.phrases))
  return (naming.length > 0 ? naming : [plainWords(named)]).some((name) => saysMore(name, item))
}
