import type { FixSource } from '#fixes/fix.ts'
import { shareFixes } from './fixes/share-fixes.ts'

export const fixes: FixSource = {
  makers: [shareFixes],
  evidence: ['links', 'pages', 'renderedPages', 'share', 'site', 'sitemaps', 'thumbnails'],
}
