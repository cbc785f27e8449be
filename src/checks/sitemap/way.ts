import type { PagesEvidence } from '#core/evidence/pages.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import type { SitemapsEvidence } from '#core/evidence/sitemaps.ts'
import { hostingOf } from '#fixes/hosting/hosting.ts'
import { sitemapAddresses } from './fixes/listed.ts'

/**
 * How a website gets a sitemap: by a switch of the builder or system that serves it, by the ready-made file, or by hand, where we can make no file: its
 * homepage is hidden from search engines, was not read, or names another page as its main address, or the website is in a folder of somebody's host.
 */
export const WAYS = ['switch', 'ready_made', 'by_hand'] as const
type Way = (typeof WAYS)[number]

/** The way for this website, by the same rules as the ready-made fix. */
export function wayTo(site: SiteEvidence, pages: PagesEvidence | undefined, sitemaps: SitemapsEvidence): Way {
  const evidence = { site, pages, sitemaps }
  const { builder, isWordPress } = hostingOf(evidence)
  if (builder !== null || isWordPress) return 'switch'
  return sitemapAddresses(evidence).length > 0 ? 'ready_made' : 'by_hand'
}
