import type { FixSource } from '#fixes/fix.ts'
import { redirectFixes } from './fixes/redirect-fixes.ts'

export const fixes: FixSource = { makers: [redirectFixes], evidence: ['links', 'pages', 'site', 'sitemaps'] }
