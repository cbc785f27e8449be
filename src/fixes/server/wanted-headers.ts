import type { FixEvidence } from '../fix.ts'
import type { Header } from './dialects.ts'

/** Six months, the least that MDN's HTTP Observatory calls long enough. No `includeSubDomains`: we have not seen the others. */
const HSTS: Header = { name: 'Strict-Transport-Security', value: 'max-age=15768000' }

/** By the finding that each puts right (MDN, HTTP Observatory). */
const BY_FINDING: Readonly<Record<string, Header>> = {
  'hsts-missing': HSTS,
  'hsts-short': HSTS,
  clickjacking: { name: 'X-Frame-Options', value: 'SAMEORIGIN' },
  nosniff: { name: 'X-Content-Type-Options', value: 'nosniff' },
  'referrer-unsafe': { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  'cross-origin': { name: 'Permissions-Policy', value: 'camera=(), microphone=()' },
}

/**
 * The headers that put these findings right. A content security policy is not among them: one that protects and breaks nothing
 * cannot be made from outside. Telling browsers to insist on https is only safe with a sound certificate.
 */
export function wantedHeaders(findings: readonly string[], evidence: FixEvidence): Header[] {
  const wanted = findings.flatMap((id) => (Object.hasOwn(BY_FINDING, id) ? (BY_FINDING[id] ?? []) : []))
  return [...new Set(wanted)].filter((header) => header !== HSTS || hasSoundCertificate(evidence))
}

/** The certificate and its chain are in order, so that visitors can be sent to https. */
export const hasSoundCertificate = ({ certificate }: FixEvidence): boolean =>
  certificate?.kind === 'certificate' && certificate.chainTrusted && certificate.problems.length === 0
