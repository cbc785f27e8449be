import type { SeoSite } from './site.ts'

/** Fewest clicks from the homepage to every page address (by key) that the crawled pages link to. */
export function clicksFromHome(site: SeoSite): Map<string, number> {
  const clicks = new Map([[site.home.key, 0]])
  let level = [site.home]
  for (let depth = 1; level.length > 0; depth += 1) {
    const found = new Set(level.flatMap((page) => [...page.away]))
    const fresh = [...found].filter((key) => !clicks.has(key))
    for (const key of fresh) clicks.set(key, depth)
    level = fresh.map(site.page).filter((page) => page !== undefined)
  }
  return clicks
}
