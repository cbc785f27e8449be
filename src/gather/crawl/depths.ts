import { pageKey } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'

/**
 * Clicks from the homepage, counted over the links of the pages read. A page may be nearer or further than where it was found; one without links to
 * it keeps the depth at which it was read.
 */
export function withTrueDepths(pages: readonly PageFacts[]): PageFacts[] {
  const byKey = new Map(pages.map((page) => [pageKey(page.url), page]))
  for (const page of pages) byKey.set(pageKey(page.requested), page)
  const depths = new Map<PageFacts, number>()
  let level = pages.slice(0, 1)
  for (let depth = 0; level.length > 0; depth += 1) {
    for (const page of level) depths.set(page, depth)
    const linked = new Set(level.flatMap((page) => linkedPages(page, byKey)))
    level = [...linked].filter((page) => !depths.has(page))
  }
  return pages.map((page) => ({ ...page, depth: depths.get(page) ?? page.depth }))
}

const linkedPages = (page: PageFacts, byKey: ReadonlyMap<string, PageFacts>): PageFacts[] =>
  page.links
    .map(({ url }) => (url === null ? undefined : byKey.get(pageKey(url))))
    .filter((target) => target !== undefined)
