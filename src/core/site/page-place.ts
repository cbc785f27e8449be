import { bareHost } from '../address/urls.ts'
import type { PageFacts } from '../evidence/page.ts'

/** What the addresses of one page may differ by: its index file, the ending of its file, a closing slash. */
const ENDING = /(?:\/index\.\w{3,5}|\.html?|\/)$/iu

/** One text for the spellings of a page's address: `/` and `/index.html`, `/about` and `/about.html`. They are often, and not always, one page. */
export function placeOfPage(address: string): string {
  const url = URL.parse(address)
  return url === null ? address : `${bareHost(url.host)}${url.pathname.replace(ENDING, '')}${url.search}`
}

/** The pages without those that come again at another spelling of their address: with the same title and the same words. */
export function onceEach(pages: readonly PageFacts[]): PageFacts[] {
  const seen = new Set<string>()
  return pages.filter(({ url, title, text }) => {
    const key = JSON.stringify([placeOfPage(url), title.text, text.main])
    return !seen.has(key) && seen.add(key)
  })
}
