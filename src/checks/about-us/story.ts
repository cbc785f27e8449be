import { decoded } from '#core/address/decoded.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { Candidate } from '#core/site/find-page.ts'
import { sectionAt } from '#core/site/page-sections.ts'
import { lastSegment, plainWords } from '#core/site/phrases.ts'
import { hasType, isPostPage, saysPosted } from '#core/site/post-page.ts'
import type { SiteIndex, SiteLink } from '#core/site/site-index.ts'
import { businessWords } from './names.ts'
import { OFFERS } from './offers.data.ts'
import { asksForMoney } from './own-prices.ts'
import { namesOwners } from './owners-by-name.ts'
import { BEGAN, COLLEAGUES, KIN, NOT_ABOUT, PERSONS_SPOKEN_OF } from './story.data.ts'

const words = (list: readonly string[], flags: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${list.join('|')})(?![\p{L}\p{N}])`, flags)

const SPOKEN_OF = words(PERSONS_SPOKEN_OF, 'giu')
const YEARS =
  /\b(?:since|in|from|until|est\.?|established)\s+(?:the |early |late |mid[ -]?){0,2}(?:18|19|20)\d\ds?\b|\b(?:\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty)(?:[ -]\p{L}+)?\+? years\b/iu
const BEGINNINGS = words(BEGAN, 'iu')
const OWN_KIN = words(KIN, 'iu')
const KIN_OR_COLLEAGUES = words([...KIN, ...COLLEAGUES], 'iu')
/** In a text about people, one word in so many speaks of somebody. */
const WORDS_BETWEEN = 30

/**
 * How far a text tells who is behind a business, 0 to 4: one each for somebody who speaks or is spoken of, for a year or a number of years,
 * for how it began, and for kin or colleagues.
 */
export const storySigns = (text: string, count: number): number =>
  [speaks(text, count), YEARS.test(text), BEGINNINGS.test(text), KIN_OR_COLLEAGUES.test(text)].filter(Boolean)
    .length

/**
 * Whether a text has all the signs, where the names of owners are one as kin is; colleagues are in every offer: "Our team of electricians has 20 years of
 * experience".
 */
const tellsAll = (text: string, count: number, business: ReadonlySet<string>): boolean =>
  speaks(text, count) &&
  YEARS.test(text) &&
  BEGINNINGS.test(text) &&
  (OWN_KIN.test(text) || namesOwners(text, business))

/** The kin of whoever has it: a husband, a sister or a mother alone may be those of an artist. */
const OWN_FAMILY =
  /\b(?:generations? (?:later|on|ago)|(?:second|third|fourth|fifth|sixth|\d(?:nd|rd|th))[ -]generation|(?:two|three|four|five|six|\d) generations(?! of)|(?:my|our) (?:husband|wife|parents|grandparents|family|father|mother|brother|sister|sons?|daughters?)|(?<!your )family (?:business|farm|firm))\b/iu

/** Whether a text tells when and how a family began it, whoever speaks; one who was born, founded or raised in it may be an author. */
export const tellsOfFamily = (text: string): boolean =>
  YEARS.test(text) && BEGINNINGS.test(text) && OWN_FAMILY.test(text)

function speaks(text: string, count: number): boolean {
  const spoken = text.match(SPOKEN_OF)?.length ?? 0
  return spoken > 0 && spoken * WORDS_BETWEEN >= count
}

/** Whether a page sells something, offers work or lists posts: such pages have names of people, too ("People", "Team"). */
export function isForOther(page: PageFacts): boolean {
  const { url, commerce } = page
  if (commerce.addToCart !== null || commerce.buyNow || LISTS.test(url)) return true
  return hasType(page, SOLD) || offersWork(page)
}

export const offersWork = (page: PageFacts): boolean =>
  hasType(page, WORK) || (page.text.main.match(OF_WORK)?.length ?? 0) >= 2

const LISTS = /\/(?:tags?|categor(?:y|ies)|product-category|collections|topics|author)\/./iu
const SOLD: ReadonlySet<string> = new Set(['Product'])
const WORK: ReadonlySet<string> = new Set(['JobPosting'])
const OF_WORK =
  /\b(?:vacanc(?:y|ies)|apply (?:now|today|by)|applications? close|job description|(?:your|a) cv|(?:your|a) r[eé]sum[eé]|cover letter|we(?:['’]re| are) hiring|per annum|salary)(?![\p{L}\p{N}])/giu

const FEWEST_WORDS = 60
const MOST_WORDS = 1_500
const OTHER_NAME = words(NOT_ABOUT, 'iu')
const OFFER_NAME = words(OFFERS, 'iu')
/** "The garden & us", "Who grows our wines". */
const AND_US = /\b(?:and (?:us|we|me)|who|behind|meet)\b/u
const OF_OTHERS: ReadonlySet<string> = new Set(['Event', 'Review'])

/**
 * A page of the menu, or the part of the homepage behind a link there, that tells who is behind the business by all signs, whatever its name:
 * "Moira & Georgia", "Hello".
 */
export function storyPage(index: SiteIndex): Candidate | null {
  const business = businessWords(index)
  for (const link of index.links) {
    const content = isInMenu(link, index) ? contentOf(link, index) : null
    if (content === null || !tellsStory(content, link, { business, home: index.home })) continue
    const url = content.kind === 'section' ? (link.url ?? link.on.url) : content.page.url
    return { url, by: 'link', named: link.link.text, on: link.on.url, content }
  }
  return null
}

type Content = Extract<Candidate['content'], { page: PageFacts }>

function contentOf({ url }: SiteLink, index: SiteIndex): Content | null {
  const page = url === null ? undefined : index.pageAt(url)
  if (url === null || page === undefined) return null
  if (page !== index.home) return { kind: 'page', page, words: page.text.mainWords, text: page.text.main }
  const { hash } = new URL(url)
  const section = hash.length > 1 ? sectionAt(page, decoded(hash.slice(1)) ?? hash) : null
  return section && { kind: 'section', page, ...section }
}

/** Whether the homepage has this link in its header, menu or footer. */
export const isInMenu = ({ link, on, sameSite }: SiteLink, { home }: SiteIndex): boolean =>
  sameSite && on === home && !link.hidden && link.region !== 'main' && link.region !== 'aside'

interface Site {
  /** Words of the business' name. */
  business: ReadonlySet<string>
  home: PageFacts | undefined
}

function tellsStory(content: Content, { link }: SiteLink, { business, home }: Site): boolean {
  const { page, words: count, text } = content
  if (page.status < 200 || page.status > 299 || count < FEWEST_WORDS || count > MOST_WORDS) return false
  if (
    content.kind === 'page' &&
    (asksForMoney(page, home) || isForOther(page) || isPost(page) || hasType(page, OF_OTHERS))
  )
    return false
  const path = plainWords(URL.parse(page.url)?.pathname ?? '')
  if (OTHER_NAME.test(`${plainWords(link.text)} ${plainWords(link.under ?? '')} ${path}`)) return false
  if (namesOffer(plainWords(link.text)) || namesOffer(lastSegment(page.url))) return false
  return tellsAll(text, count, business)
}

const namesOffer = (plain: string): boolean => OFFER_NAME.test(plain) && !AND_US.test(plain)

/** A post, by its first words alone as well. */
export const isPost = (page: PageFacts): boolean => isPostPage(page) || saysPosted(page)
