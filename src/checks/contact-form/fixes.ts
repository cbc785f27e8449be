import type { FixSource } from '#fixes/fix.ts'
import { contactFormFixes } from './fixes/contact-form-fixes.ts'

export const fixes: FixSource = {
  makers: [contactFormFixes],
  evidence: ['pages', 'renderedPages', 'site', 'sitemaps'],
}
