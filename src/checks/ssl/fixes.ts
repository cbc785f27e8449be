import type { FixSource } from '#fixes/fix.ts'
import { hostMessageFixes } from '#fixes/host/message-fixes.ts'
import { httpsFixes } from '#fixes/server/https-fixes.ts'

export const fixes: FixSource = {
  makers: [httpsFixes, hostMessageFixes],
  evidence: ['certificate', 'site', 'sitemaps'],
}
