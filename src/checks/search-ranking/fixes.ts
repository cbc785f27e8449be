import type { FixSource } from '#fixes/fix.ts'
import { altFixes } from '#fixes/pictures/alt-fixes.ts'
import { canonicalFixes } from './fixes/canonical-fixes.ts'
import { homeShareFixes } from './fixes/home-share-fixes.ts'
import { jsonLdFixes } from './fixes/json-ld-fixes.ts'
import { titleFixes } from './fixes/title-fixes.ts'

export const fixes: FixSource = {
  makers: [canonicalFixes, titleFixes, jsonLdFixes, homeShareFixes, altFixes],
  evidence: ['links', 'pages', 'renderedPages', 'site', 'sitemaps', 'thumbnails'],
}
