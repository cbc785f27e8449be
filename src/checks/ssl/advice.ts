import type { CertificateEvidence } from '#core/evidence/certificate.ts'
import { fill } from '#core/words.ts'
import { adviceWords } from './words.ts'

/** Advice that does not affect the status. */
export function adviceFor({ http, twin: otherName, versions, leaf }: CertificateEvidence): string[] {
  if (!leaf) return []
  return [
    http.redirectsToHttps === false && adviceWords.noRedirect,
    otherName?.resolves &&
      otherName.covered === false &&
      fill(adviceWords.otherName, { otherName: otherName.host }),
    versions.tls12 === true && versions.tls13 === false && adviceWords.onlyTls12,
  ].filter((line) => typeof line === 'string')
}
