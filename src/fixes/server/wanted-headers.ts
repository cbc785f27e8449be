import type { FixEvidence } from '../fix.ts'
import type { Header } from './dialects.ts'

const hsts = (seconds: number): Header => ({
  name: 'Strict-Transport-Security',
  value: `max-age=${seconds}`,
})

/** A day to begin with: a browser that was told so cannot be called back. No `includeSubDomains`: we have not seen the others. */
const HSTS_FIRST = hsts(86_400)
/** Six months, the least that MDN's HTTP Observatory calls long enough, once a shorter time has been in force. */
const HSTS_THEN = hsts(15_768_000)

interface Wanted {
  header: Header
  /** A nice extra and no more. */
  isSmall?: boolean
  /** What to see to before it is put in place. */
  before?: string
  /** What to do afterwards. */
  after?: string
}

/** By the finding that each puts right (MDN, HTTP Observatory). */
const BY_FINDING: Readonly<Record<string, Wanted>> = {
  'hsts-missing': {
    header: HSTS_FIRST,
    after:
      'Strict-Transport-Security begins with one day. After a good week, re-run the test again: you get the line for six months.',
  },
  'hsts-short': {
    isSmall: true,
    header: HSTS_THEN,
    before:
      'Nobody gets past a certificate that has run out any more, for six months: see that yours renews by itself. Then change the Strict-Transport-Security that you have to this.',
  },
  clickjacking: {
    header: { name: 'X-Frame-Options', value: 'SAMEORIGIN' },
    before:
      'Leave out X-Frame-Options if another website shows yours inside a frame, as booking pages often do.',
  },
  nosniff: { header: { name: 'X-Content-Type-Options', value: 'nosniff' } },
  'referrer-unsafe': { header: { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' } },
  'cross-origin': {
    isSmall: true,
    header: { name: 'Permissions-Policy', value: 'camera=(), microphone=()' },
    before: 'Leave out Permissions-Policy if your website uses camera or microphone, as for video calls.',
  },
}

/**
 * The headers that put these findings right, and what to look out for. A content security policy is not among them: one that
 * protects and breaks nothing cannot be made from outside. Telling browsers to insist on https is only safe with a sound
 * certificate.
 */
export function wantedHeaders(findings: readonly string[], evidence: FixEvidence): Wanted[] {
  const wanted = findings.flatMap((id) => (Object.hasOwn(BY_FINDING, id) ? (BY_FINDING[id] ?? []) : []))
  return [...new Set(wanted)].filter(
    ({ header }) => (header !== HSTS_FIRST && header !== HSTS_THEN) || hasSoundCertificate(evidence),
  )
}

/** The certificate and its chain are in order, so that visitors can be sent to https. */
export const hasSoundCertificate = ({ certificate }: FixEvidence): boolean =>
  certificate?.kind === 'certificate' && certificate.chainTrusted && certificate.problems.length === 0
