import type { FixSource } from '#fixes/fix.ts'
import { lighterPictureFixes } from './fixes/lighter-picture-fixes.ts'

export const fixes: FixSource = {
  makers: [lighterPictureFixes],
  evidence: ['lighterPictures', 'site', 'sitemaps'],
}
