import { isSameSite } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { Region } from '#core/evidence/region.ts'
import { isFile, isSkipped, crawlKey } from '../read-page/address-rules.ts'

const MENU: ReadonlySet<Region> = new Set(['header', 'nav', 'footer'])

/**
 * The pages that the homepage's header, nav and footer link to, itself apart: one address each, by visit. Here `nofollow` is not heeded: in
 * an owner's own menu it speaks to search engines about ranking, and visitors go there all the same.
 */
export function menuOf(home: PageFacts, homeHost: string): Map<string, string> {
  const menu = new Map<string, string>()
  const own = crawlKey(home.url)
  for (const { url, region } of home.links) {
    if (url === null || !MENU.has(region)) continue
    if (!isSameSite(url, homeHost) || isSkipped(url) || isFile(url)) continue
    const key = crawlKey(url)
    if (key !== own && !menu.has(key)) menu.set(key, url)
  }
  return menu
}
