import { isSameSite } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { MENU_REGIONS } from '#core/evidence/region.ts'
import { isFile, isSkipped, crawlKey } from '../read-page/address-rules.ts'

/**
 * The pages that the homepage's header, nav and footer link to, without itself: one address for each crawl key. `nofollow` is ignored here: in an
 * owner's own menu it is about ranking, and visitors follow the links.
 */
export function menuOf(home: PageFacts, homeHost: string): Map<string, string> {
  const menu = new Map<string, string>()
  const own = crawlKey(home.url)
  for (const { url, region } of home.links) {
    if (url === null || !MENU_REGIONS.has(region)) continue
    if (!isSameSite(url, homeHost) || isSkipped(url) || isFile(url)) continue
    const key = crawlKey(url)
    if (key !== own && !menu.has(key)) menu.set(key, url)
  }
  return menu
}
