import { mayBePage } from '../address/page-ending.ts'
import { bareHost, isSameSite, pageKey } from '../address/urls.ts'
import type { PageFacts } from '../evidence/page.ts'
import { sendsOn } from './distinct-pages.ts'
import { LEGAL_NAMES } from './legal/names.data.ts'
import { atPresentHost, ownNames } from './own-hosts.ts'
import { lastSegment, phraseList, segmentNames } from './phrases.ts'

const LEGAL = phraseList(Object.values(LEGAL_NAMES).flat())

/**
 * Whether a website is known to have no page but its homepage: that was read whole, links to no other page by any of the website's names,
 * and no other page was read. Its legal pages do not count: they are for those who read the one page, and nobody searches for them. A homepage with hardly a word is written by scripts: nobody knows. Both as {@link withRendered} gives them;
 * `read`: the crawled pages, homepage first.
 */
export function leadsToNoPage(home: PageFacts, read: readonly PageFacts[]): boolean {
  if (home.thin || home.truncated || home.cut.includes('links')) return false
  const here = placeOf(home.url)
  const baked = new Set(read.filter(sellsCookies).map(({ url }) => placeOf(url)))
  const isLegal = (url: string): boolean => namesLegal(url) && !baked.has(placeOf(url))
  if (read.some((page) => isPage(page) && placeOf(page.url) !== here && !isLegal(page.url))) return false
  const { host } = new URL(home.url)
  const own = ownNames([home, ...read], host)
  const linked = home.links.flatMap(({ url }) =>
    url === null ? [] : (atPresentHost(url, home.url, own) ?? url),
  )
  return !linked.some(
    (url) =>
      isSameSite(url, host) && mayBePage(new URL(url).pathname) && placeOf(url) !== here && !isLegal(url),
  )
}

const namesLegal = (url: string): boolean => segmentNames(lastSegment(url), LEGAL)

const COOKIES = phraseList(['cookies'])
/** A text about the cookies of a website cannot do without these; one about a bakery's can. */
const OF_WEBSITE = /\b(?:browsers?|web ?sites?|consent|analytics|track\w*|devices?)\b/iu

/** Whether a page with words is a baker's, with cookies to eat. */
export const sellsCookies = ({ url, text }: PageFacts): boolean =>
  text.main !== '' && segmentNames(lastSegment(url), COOKIES) && !OF_WEBSITE.test(text.main)

/** What only sends visitors on is no page. */
const isPage = (page: PageFacts): boolean => page.status === 200 && !sendsOn(page)

/** One text for a page, with or without `www.` and the name of its index file. */
function placeOf(address: string): string {
  const { host, pathname, search } = new URL(pageKey(address))
  return bareHost(host) + pathname.replace(/(?:\/index\.\w{3,5}|\/)$/iu, '') + search
}
