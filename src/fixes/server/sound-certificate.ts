import type { FixEvidence } from '../fix.ts'

/** The certificate and its chain are in order, so that visitors can be sent to https. */
export const hasSoundCertificate = ({ certificate }: FixEvidence): boolean =>
  certificate?.kind === 'certificate' && certificate.chainTrusted && certificate.problems.length === 0
