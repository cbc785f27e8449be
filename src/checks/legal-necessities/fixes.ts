import type { FixSource } from '#fixes/fix.ts'
import { legalFixes } from '#fixes/legal/legal-fixes.ts'
import { PRACTICE_EVIDENCE } from '#fixes/legal/practice.ts'

export const fixes: FixSource = { makers: [legalFixes], evidence: PRACTICE_EVIDENCE }
