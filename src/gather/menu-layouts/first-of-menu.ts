import { isSameSite } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { Region } from '#core/evidence/region.ts'
import { isFile, isSkipped, crawlKey } from '../read-page/address-rules.ts'

const MOST = 2

/**
 * The first two pages of the site in the homepage's menu, without itself: links of its nav, then of its header, for menus without a nav element.
 */
export function firstOfMenu(home: PageFacts, homeHost: string): string[] {
  const menu = new Map<string, string>()
  for (const url of [...linksIn(home, 'nav'), ...linksIn(home, 'header')]) {
    if (!isSameSite(url, homeHost) || isSkipped(url) || isFile(url)) continue
    const key = crawlKey(url)
    if (key !== crawlKey(home.url) && !menu.has(key)) menu.set(key, url)
  }
  return [...menu.values()].slice(0, MOST)
}

const linksIn = ({ links }: PageFacts, region: Region): string[] =>
  links.filter((link) => link.region === region).flatMap(({ url }) => url ?? [])
