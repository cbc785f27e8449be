import { foundIn, findLegalPages } from '#core/site/legal/find-legal.ts'
import { siteIndex } from '#core/site/site-index.ts'
import type { SitePages } from '#core/site/site-pages.ts'

/** The address of the rules for returns, by whatever name they stand, as the legal pages are found; `null`: none. */
export function returnsPage(site: SitePages): string | null {
  if (site.state !== 'read') return null
  const index = siteIndex(site.evidence, site.pages)
  return foundIn(findLegalPages({ index, missing: new Set() }).returns)?.url ?? null
}
