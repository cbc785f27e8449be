import type { FixSource } from '#fixes/fix.ts'
import { mailFixes } from './fixes/mail-fixes.ts'

export const fixes: FixSource = { makers: [mailFixes], evidence: ['mail', 'site'] }
