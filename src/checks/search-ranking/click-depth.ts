import type { SeoPage } from './page.ts'
import type { SeoSite } from './site.ts'

/** Fewest clicks from the homepage to every page that was read and that the crawled pages lead to; a copy of a page counts as the page. */
export function clicksFromHome({ home, aliases, page }: SeoSite): Map<SeoPage, number> {
  const originals = new Map(aliases.map((copy) => [copy.page, copy.of]))
  const clicks = new Map([[home, 0]])
  const met = new Set([home])
  let level = [home]
  for (let depth = 1; level.length > 0; depth += 1) {
    const linked = new Set(level.flatMap(({ away }) => [...away]))
    const found = new Set([...linked].map(page).filter((one) => one !== undefined))
    level = [...found].filter((one) => !met.has(one))
    for (const one of level) {
      met.add(one)
      const original = originals.get(one) ?? one
      if (!clicks.has(original)) clicks.set(original, depth)
    }
  }
  return clicks
}
