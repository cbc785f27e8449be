import { z } from 'zod'
import type { CertificateEvidence, CertificateFacts } from '#core/evidence/certificate.ts'
import { DAY_MS, SECOND_MS } from '#core/time-units.ts'

export const facts = z.object({
  /** When the padlock stops working: the end of the certificate, or of an intermediate that it needs. ISO 8601; `null` when no certificate was sent. */
  expiresAt: z.string().nullable(),
  /** Whole days until then; negative once it has expired. */
  daysLeft: z.number().nullable(),
  lifeDays: z.number().nullable(),
  issuer: z.string().nullable(),
  subjectNames: z.array(z.string()),
  protocol: z.string().nullable(),
  chainTrusted: z.boolean(),
  /** Faults of the certificate, or the code of why there is none. */
  problems: z.array(z.string()),
  httpRedirectsToHttps: z.boolean().nullable(),
  /** Cloudflare stands before the website and shows its own certificate. Absent: it does not, the website was not read, or in facts of an earlier revision. */
  atCloudflare: z.literal(true).optional(),
})
export type SslFacts = z.infer<typeof facts>

/** The check's facts from the evidence of the host, at the time `at`. */
export function sslFacts(certificate: CertificateEvidence, at: Date): SslFacts {
  const { leaf, failure, problems } = certificate
  const expiresAt = leaf ? endOf(leaf) : null
  return {
    expiresAt,
    daysLeft: expiresAt === null ? null : daysBetween(at.getTime(), Date.parse(expiresAt)),
    // Both ends of a certificate's lifetime are included (RFC 5280, section 4.1.2.5).
    lifeDays: leaf ? daysBetween(Date.parse(leaf.validFrom), Date.parse(leaf.validTo) + SECOND_MS) : null,
    issuer: leaf?.issuer ?? null,
    subjectNames: leaf?.subjectNames ?? [],
    protocol: certificate.protocol,
    chainTrusted: certificate.chainTrusted,
    problems: failure ? [failure.code, ...problems] : problems,
    httpRedirectsToHttps: certificate.http.redirectsToHttps,
  }
}

const endOf = ({ validTo, intermediateValidTo: above }: CertificateFacts): string =>
  above !== null && Date.parse(above) < Date.parse(validTo) ? above : validTo

const daysBetween = (from: number, to: number): number => Math.floor((to - from) / DAY_MS)
