import { z } from 'zod'
import type { CertificateEvidence } from '#core/evidence/certificate.ts'
import { DAY_MS, SECOND_MS } from '#core/time-units.ts'

export const facts = z.object({
  /** ISO 8601; `null` when no certificate was sent. */
  expiresAt: z.string().nullable(),
  /** Whole days; negative once it has expired. */
  daysLeft: z.number().nullable(),
  lifeDays: z.number().nullable(),
  issuer: z.string().nullable(),
  subjectNames: z.array(z.string()),
  protocol: z.string().nullable(),
  chainTrusted: z.boolean(),
  /** Faults of the certificate, or the code of why there is none. */
  problems: z.array(z.string()),
  httpRedirectsToHttps: z.boolean().nullable(),
})
export type SslFacts = z.infer<typeof facts>

/** The check's facts from the evidence of the host, at the time `at`. */
export function sslFacts(certificate: CertificateEvidence, at: Date): SslFacts {
  const { leaf, failure, problems } = certificate
  return {
    expiresAt: leaf?.validTo ?? null,
    daysLeft: leaf ? daysBetween(at.getTime(), Date.parse(leaf.validTo)) : null,
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

const daysBetween = (from: number, to: number): number => Math.floor((to - from) / DAY_MS)
