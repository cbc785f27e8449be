import { isSameSite } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { Region } from '#core/evidence/region.ts'
import { crawlKey, isFile, isSkipped, pagePath } from '../read-page/address-rules.ts'

const MOST = 2

/**
 * The first two pages of the site in the homepage's menu, without itself: links of its nav, then of its header, for menus without a nav element.
 */
export function firstOfMenu(home: PageFacts, homeHost: string): string[] {
  const menu = new Map<string, string>()
  for (const url of [...linksIn(home, 'nav'), ...linksIn(home, 'header')]) {
    if (!isSameSite(url, homeHost) || isSkipped(url) || isFile(url)) continue
    const key = crawlKey(url)
    if (!isSamePage(url, home.url) && !menu.has(key)) menu.set(key, url)
  }
  return [...menu.values()].slice(0, MOST)
}

/** Also by the name of its index file, with which many menus link to their homepage. */
const isSamePage = (url: string, home: string): boolean =>
  pagePath(url) === pagePath(home) && new URL(url).search === new URL(home).search

const linksIn = ({ links }: PageFacts, region: Region): string[] =>
  links.filter((link) => link.region === region).flatMap(({ url }) => url ?? [])
