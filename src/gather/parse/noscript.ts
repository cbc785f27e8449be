import type { PageFacts } from '#core/evidence/page.ts'
import { cut } from '#core/text.ts'
import type { PageAddresses } from './addresses.ts'
import { textOf } from './element-text.ts'
import { LIMITS } from './limits.ts'
import type { WalkedDocument } from './walked-document.ts'
import { isMeasuringAddress, isPixel } from './measuring-addresses.ts'

type NoscriptTarget = NonNullable<PageFacts['noscriptTargets']>[number]
const MOST_TARGETS = 1000

/** Links, pictures and frames in `noscript`, without those of measuring tools. */
export function noscriptTargetsOf(walked: WalkedDocument, addresses: PageAddresses): NoscriptTarget[] {
  const found: NoscriptTarget[] = []
  for (const { noscript, tag, attributes: a, region, element } of walked.placed) {
    if (!noscript) continue
    const kind = tag === 'a' ? 'page' : tag === 'img' ? 'image' : tag === 'iframe' ? 'frame' : null
    const href = kind === 'page' ? a['href'] : a['src']
    if (kind === null || href === undefined || (kind === 'image' && isPixel(a))) continue
    const url = kind === 'page' ? addresses.link(href) : addresses.http(href)
    if (url === null || isMeasuringAddress(url)) continue
    found.push({
      url: cut(url, LIMITS.href),
      href: cut(href, LIMITS.href),
      kind,
      text: textOf(element, 200),
      region,
    })
    if (found.length === MOST_TARGETS) break
  }
  return found
}
