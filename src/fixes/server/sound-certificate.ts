import type { FixEvidence } from '../fix.ts'

/** Whether the certificate and its chain are valid, so that visitors can be redirected to https. */
export const hasSoundCertificate = ({ certificate }: FixEvidence): boolean =>
  certificate?.kind === 'certificate' && certificate.chainTrusted && certificate.problems.length === 0
