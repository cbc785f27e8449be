import type { FixSource } from '#fixes/fix.ts'
import { altFixes } from '#fixes/pictures/alt-fixes.ts'

export const fixes: FixSource = {
  makers: [altFixes],
  evidence: ['links', 'pages', 'renderedPages', 'site', 'sitemaps', 'thumbnails'],
}
