import type { EvidenceKey } from '#core/evidence/index.ts'
import type { Fix, FixInput, FixMaker } from './fix.ts'
import { autofillFixes } from './forms/autofill-fixes.ts'
import { contactFormFixes } from './forms/contact-form-fixes.ts'
import { hostMessageFixes } from './host/message-fixes.ts'
import { legalFixes, shippingFixes } from './legal/legal-fixes.ts'
import { redirectFixes } from './links/redirect-fixes.ts'
import { altFixes } from './pictures/alt-fixes.ts'
import { jsonLdFixes } from './markup/json-ld-fixes.ts'
import { shareFixes } from './markup/share-fixes.ts'
import { titleFixes } from './markup/title-fixes.ts'
import { mailFixes } from './mail/mail-fixes.ts'
import { sitemapFixes } from './sitemap/sitemap-fixes.ts'
import { headerFixes, httpsFixes } from './server/server-fixes.ts'

/** What makes the fixes of a check, and the evidence that they are made from. */
interface Source {
  makers: readonly FixMaker[]
  evidence: readonly EvidenceKey[]
}

const ALT: Source = { makers: [altFixes], evidence: ['pages', 'renderedPages'] }

const PRACTICE = ['pages', 'renderedPages', 'site', 'mobileVisit'] as const

const SOURCES: Readonly<Record<string, Source>> = {
  ssl: { makers: [httpsFixes, hostMessageFixes], evidence: ['certificate', 'site'] },
  'site-vulnerability': {
    makers: [httpsFixes, headerFixes, hostMessageFixes],
    evidence: ['certificate', 'site'],
  },
  sitemap: { makers: [sitemapFixes], evidence: ['pages', 'robots'] },
  'search-ranking': {
    makers: [titleFixes, jsonLdFixes, altFixes],
    evidence: ['pages', 'renderedPages', 'site'],
  },
  'content-display-on-social': { makers: [shareFixes], evidence: ['share', 'site'] },
  'broken-links': { makers: [redirectFixes], evidence: ['links', 'pages', 'site'] },
  'accessibility-mobile': ALT,
  'accessibility-desktop': ALT,
  'legal-necessities': { makers: [legalFixes], evidence: PRACTICE },
  'shipping-options': { makers: [shippingFixes], evidence: PRACTICE },
  'contact-form': { makers: [contactFormFixes], evidence: ['site', 'pages'] },
  'address-autofill': { makers: [autofillFixes], evidence: ['site'] },
  'email-security': { makers: [mailFixes], evidence: ['mail', 'site'] },
}

const NOTHING: Source = { makers: [], evidence: [] }
const sourceOf = (check: string): Source => (Object.hasOwn(SOURCES, check) ? SOURCES[check] : null) ?? NOTHING

/** The evidence that the fixes of a check are made from; empty for a check without any. */
export const evidenceForFixes = (check: string): readonly EvidenceKey[] => sourceOf(check).evidence

/** The ready-made fixes of a check's result, most useful first; none where nothing is wrong that can be made ready. */
export const fixesFor = (check: string, input: FixInput): Fix[] =>
  sourceOf(check).makers.flatMap((make) => make(input).map((fix) => ({ ...fix, check })))
