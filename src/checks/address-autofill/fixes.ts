import type { FixSource } from '#fixes/fix.ts'
import { autofillFixes } from './fixes/autofill-fixes.ts'

export const fixes: FixSource = { makers: [autofillFixes], evidence: ['site', 'sitemaps'] }
