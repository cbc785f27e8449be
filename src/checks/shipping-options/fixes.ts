import type { FixSource } from '#fixes/fix.ts'
import { shippingFixes } from '#fixes/legal/legal-fixes.ts'
import { PRACTICE_EVIDENCE } from '#fixes/legal/practice.ts'

export const fixes: FixSource = { makers: [shippingFixes], evidence: PRACTICE_EVIDENCE }
