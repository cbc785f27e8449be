import { createHash, X509Certificate } from 'node:crypto'

/**
 * What Chromium's `--ignore-certificate-errors-spki-list` asks for: base64 SHA-256 of each certificate's public key. The key of a
 * certificate authority is trusted for the whole chain below it.
 *
 * @param pems extra certificate authorities, PEM, one or more to a text
 */
export function trustedKeysOf(pems: readonly string[]): string[] {
  const certificates = pems.flatMap((pem) => pem.match(CERTIFICATE) ?? [])
  return certificates.map((certificate) => {
    const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
    return createHash('sha256').update(key).digest('base64')
  })
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/gu
