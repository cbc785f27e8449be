import { loosePath } from '../address/loose-path.ts'
import { mayBePage } from '../address/page-ending.ts'
import { bareHost, isSameSite, pageKey } from '../address/urls.ts'
import type { PagesEvidence } from '../evidence/pages.ts'
import { oncePerObject } from '../once-per.ts'
import { because, type Failure, failure, withSubject } from '../reasons.ts'
import { scriptRoutesInMenu } from './script-routes.ts'
import { followedAddresses, hasNofollow } from './nofollow.ts'

/** Share of the homepage's header, nav and footer links that need a conclusive answer (decisions, section 2.4). */
const ENOUGH_OF_MENU = 0.8
const PARTIAL = because('partial_crawl')

/**
 * Why the crawl is not enough to say that something is missing; `null` when it is: the homepage was read whole (and rendered
 * where it needs that), and at least 80 % of its menu links got a conclusive answer. A page that only a script shows (`#/about`) gets none. Absence of evidence is no evidence of absence.
 */
export function crawlGap(pages: PagesEvidence): Failure | null {
  const home = pages.pages[0]
  if (!home || home.truncated) return withSubject('home', PARTIAL)
  if (pages.homeRendering === 'unavailable') return failure('browser_unavailable')
  if (pages.homeRendering === 'failed') return withSubject('home', PARTIAL)
  const { conclusive } = pages.menu
  const links = pages.menu.links + scriptRoutesInMenu(home.links)
  if (stoppedByNofollow(pages)) return failure('robots_disallowed')
  if (conclusive >= links * ENOUGH_OF_MENU) return null
  return robotsKeepUsOut(pages) ? failure('robots_disallowed') : withSubject('menu', PARTIAL)
}

/** A path that may be a page's, and no query: addresses for sorting, sharing and buying are no pages. */
function isPageLike(address: string): boolean {
  const { pathname, search } = new URL(address)
  return search === '' && mayBePage(pathname)
}

/**
 * Whether a page asked that none of its links be followed, and one of them leads to an address that was never requested and to which no other page links:
 * its target is unknown.
 */
export const stoppedByNofollow = oncePerObject((pages: PagesEvidence): boolean => {
  const closed = pages.pages.filter(hasNofollow)
  if (closed.length === 0) return false
  const met = [
    ...pages.pages.flatMap(({ url, requested }) => [url, requested]),
    ...pages.unread.map(({ url }) => url),
    ...(pages.noPages ?? []).map(({ url }) => url),
    ...(pages.answered ?? []),
    ...pages.pages.flatMap(followedAddresses),
  ]
  const known = new Set([...met, ...pages.robotsDisallowed].map(sitePath))
  return closed
    .flatMap(({ links }) => links)
    .some(
      ({ url }) =>
        url !== null && isSameSite(url, pages.host) && isPageLike(url) && !known.has(sitePath(url)),
    )
})

/** Host and path in one spelling. */
function sitePath(address: string): string {
  const { host, pathname } = new URL(pageKey(address))
  return bareHost(host) + loosePath(pathname)
}

function robotsKeepUsOut({ ended, unread }: PagesEvidence): boolean {
  if (ended === 'robots') return true
  const menu = unread.filter((page) => page.inMenu)
  return menu.length > 0 && menu.every((page) => page.failure.reason === 'robots_disallowed')
}
