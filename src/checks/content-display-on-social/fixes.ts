import type { FixSource } from '#fixes/fix.ts'
import { shareFixes } from './fixes/share-fixes.ts'

export const fixes: FixSource = { makers: [shareFixes], evidence: ['share', 'site', 'thumbnails'] }
