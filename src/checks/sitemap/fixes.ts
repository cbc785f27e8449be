import type { FixSource } from '#fixes/fix.ts'
import { sitemapFixes } from './fixes/sitemap-fixes.ts'

export const fixes: FixSource = {
  makers: [sitemapFixes],
  evidence: ['pages', 'rendered', 'robots', 'sitemaps'],
}
