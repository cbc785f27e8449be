import type { PageFacts } from '../evidence/page.ts'
import { itemsOf, typesOf } from './json-ld.ts'

const POST_PATH =
  /\/(?:blogs?|news|articles?|posts?|journal|insights?|guides?|tips|advice|stories|updates|magazine|media)\/.|\/20\d\d\/\d\d?(?!\d)/iu
const POSTS: ReadonlySet<string> = new Set(['BlogPosting', 'NewsArticle'])
const POSTED = /\b(?:posted|published|written) (?:on|by)\b|\b\d+ min(?:ute)? read\b/iu
const BEGINNING = 300
/** Programs call others than posts an Article, and date them; policies begin with the day on which they were published. */
const FEWEST_WEAK_SIGNS = 2

/** An address below a blog or the news. */
export const isPostAddress = (address: string): boolean => POST_PATH.test(URL.parse(address)?.pathname ?? '')

/** A post of a blog or of news: what it tells may be somebody else's. */
export const isPostPage = (page: PageFacts): boolean =>
  isPostAddress(page.url) ||
  hasType(page, POSTS) ||
  [hasType(page, ARTICLE), isDated(page), saysPosted(page)].filter(Boolean).length >= FEWEST_WEAK_SIGNS

const ARTICLE: ReadonlySet<string> = new Set(['Article'])

export const hasType = ({ structured }: PageFacts, types: ReadonlySet<string>): boolean =>
  itemsOf(structured.jsonLd).some((item) => typesOf(item).some((type) => types.has(type)))

const isDated = ({ metas }: PageFacts): boolean =>
  metas.some(({ property }) => property === 'article:published_time')

/** Whether a page begins with who wrote it or when, or how long it takes to read. */
export const saysPosted = ({ text }: PageFacts): boolean => POSTED.test(text.main.slice(0, BEGINNING))
