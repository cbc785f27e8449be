import { decoded } from '#core/address/decoded.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { Candidate } from '#core/site/find-page.ts'
import { itemsOf, typesOf } from '#core/site/json-ld.ts'
import { sectionAt } from '#core/site/page-sections.ts'
import { plainWords } from '#core/site/phrases.ts'
import type { SiteIndex, SiteLink } from '#core/site/site-index.ts'
import { BEGAN, KIN, NOT_ABOUT, PERSONS_SPOKEN_OF } from './story.data.ts'

const words = (list: readonly string[], flags: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${list.join('|')})(?![\p{L}\p{N}])`, flags)

const SPOKEN_OF = words(PERSONS_SPOKEN_OF, 'giu')
const SIGNS: readonly RegExp[] = [
  /\b(?:since|in|from|until|est\.?|established)\s+(?:the |early |late |mid[ -]?){0,2}(?:18|19|20)\d\ds?\b|\b(?:\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty)(?:[ -]\p{L}+)?\+? years\b/iu,
  words(BEGAN, 'iu'),
  words(KIN, 'iu'),
]
/** In a text about people, one word in so many speaks of somebody. */
const WORDS_BETWEEN = 30

/**
 * How far a text tells who is behind a business, 0 to 4: one each for somebody who speaks or is spoken of, for a year or a number of years,
 * for how it began, and for kin or colleagues.
 */
export function storySigns(text: string, count: number): number {
  const spoken = text.match(SPOKEN_OF)?.length ?? 0
  const speaks = spoken > 0 && spoken * WORDS_BETWEEN >= count ? 1 : 0
  return speaks + SIGNS.filter((sign) => sign.test(text)).length
}

/** Whether a page sells something, offers work or lists posts: such pages have names of people, too ("People", "Team"). */
export function isForOther({ url, commerce, structured, text }: PageFacts): boolean {
  if (commerce.addToCart !== null || commerce.buyNow || LISTS.test(url)) return true
  if (itemsOf(structured.jsonLd).some((item) => typesOf(item).some((type) => SOLD_OR_WORK.has(type))))
    return true
  return (text.main.match(OF_WORK)?.length ?? 0) >= 2
}
const LISTS = /\/(?:tags?|categor(?:y|ies)|product-category|collections|topics|author)\/./iu
const SOLD_OR_WORK: ReadonlySet<string> = new Set(['Product', 'JobPosting'])
const OF_WORK =
  /\b(?:vacanc(?:y|ies)|apply (?:now|today|by)|applications? close|job description|(?:your|a) cv|(?:your|a) r[eé]sum[eé]|cover letter|we(?:['’]re| are) hiring|per annum|salary)\b/giu

const FEWEST_WORDS = 60
const MOST_WORDS = 1_500
/** All four. */
const ALL_SIGNS = 4
const OTHER_NAME = words(NOT_ABOUT, 'iu')
const DATED = /\/20\d\d\/\d/u
const POSTED = /\b(?:posted|published|written) (?:on|by)\b|\b\d+ min(?:ute)? read\b/iu
const POSTS: ReadonlySet<string> = new Set(['BlogPosting', 'NewsArticle', 'Article', 'Event', 'Review'])
const BEGINNING = 300

/**
 * A page of the menu, or the part of the homepage behind a link there, that tells who is behind the business by all signs, whatever its name:
 * "Moira & Georgia", "Hello".
 */
export function storyPage(index: SiteIndex): Candidate | null {
  for (const link of index.links) {
    const content = isInMenu(link, index) ? contentOf(link, index) : null
    if (content === null || !tellsStory(content, link)) continue
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

function tellsStory(content: Content, { link }: SiteLink): boolean {
  const { page, words: count, text } = content
  if (page.status < 200 || page.status > 299 || count < FEWEST_WORDS || count > MOST_WORDS) return false
  if (content.kind === 'page' && (page.commerce.prices > 0 || isForOther(page) || isPost(page))) return false
  const path = plainWords(URL.parse(page.url)?.pathname ?? '')
  if (OTHER_NAME.test(`${plainWords(link.text)} ${plainWords(link.under ?? '')} ${path}`)) return false
  return storySigns(text, count) === ALL_SIGNS
}

/** A post of a blog or of news, by its address, its data or its first words. */
const isPost = ({ url, metas, structured, text }: PageFacts): boolean =>
  DATED.test(url) ||
  metas.some(({ property }) => property === 'article:published_time') ||
  itemsOf(structured.jsonLd).some((item) => typesOf(item).some((type) => POSTS.has(type))) ||
  POSTED.test(text.main.slice(0, BEGINNING))
