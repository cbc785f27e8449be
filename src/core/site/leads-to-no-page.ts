import { bareHost, isSameSite, pageKey } from '../address/urls.ts'
import type { PageFacts } from '../evidence/page.ts'

/** A path that ends like a page's, or without an ending: pictures and documents are no pages. */
const PAGE_LIKE = /\/[^/.]*(?:\.(?:html?|php|aspx?))?$/iu

/** Whether this homepage was read whole and links to no other page of its website. One with hardly a word is written by scripts: nobody knows. */
export function leadsToNoPage(home: PageFacts): boolean {
  if (home.thin || home.truncated || home.cut.includes('links')) return false
  const { host } = new URL(home.url)
  const here = placeOf(home.url)
  return !home.links.some(
    ({ url }) =>
      url !== null && isSameSite(url, host) && PAGE_LIKE.test(new URL(url).pathname) && placeOf(url) !== here,
  )
}

/** One text for a page, with or without `www.` and the name of its index file. */
function placeOf(address: string): string {
  const { host, pathname, search } = new URL(pageKey(address))
  return bareHost(host) + pathname.replace(/(?:\/index\.\w{3,5}|\/)$/iu, '') + search
}
