import type { PageAddresses } from './addresses.ts'
import { LIMITS } from './limits.ts'
import type { WalkedDocument } from './walked-document.ts'

/** Elements in which Facebook's script draws a page's posts, its likes or a button to follow it; the older ones are elements of their own. */
const CLASSES = /(?:^|\s)fb-(?:page|like-box|follow|like)(?:\s|$)/u
const TAGS: ReadonlySet<string> = new Set(['fb:page', 'fb:like-box', 'fb:follow', 'fb:like'])

/** The addresses that those elements name, each once. */
export function pluginPagesOf(walked: WalkedDocument, addresses: PageAddresses): string[] {
  const found = new Set<string>()
  for (const { tag, attributes: a, noscript } of walked.placed) {
    if (noscript || !(TAGS.has(tag) || CLASSES.test(a['class'] ?? ''))) continue
    const href = a['data-href'] ?? a['href']
    const url = href ? addresses.http(href) : null
    if (url !== null && url.length <= LIMITS.href) found.add(url)
    if (found.size === LIMITS.pluginPages) break
  }
  return [...found]
}
