import type { X509Certificate } from 'node:crypto'
import { BasicOCSPResponse, OCSPResponse } from '@peculiar/asn1-ocsp'
import { AsnConvert } from '@peculiar/asn1-schema'

/**
 * Whether a stapled answer (RFC 6960, DER) says that this certificate is revoked. Its signature is not checked: the answer
 * comes from the site itself, which gains nothing by calling its own certificate revoked. What cannot be read says nothing.
 */
export function isRevoked(staple: Buffer | null, leaf: X509Certificate): boolean {
  if (!staple || staple.length === 0) return false
  const serial = leaf.serialNumber.toLowerCase().padStart(2, '0')
  return singleAnswers(staple).some(
    ({ certID, certStatus }) =>
      certStatus.revoked !== undefined &&
      sameSerial(Buffer.from(certID.serialNumber).toString('hex'), serial),
  )
}

function singleAnswers(staple: Buffer) {
  try {
    const bytes = AsnConvert.parse(staple, OCSPResponse).responseBytes
    return bytes ? AsnConvert.parse(bytes.response, BasicOCSPResponse).tbsResponseData.responses : []
  } catch {
    // A staple is an extra: a broken one proves nothing about the certificate.
    return []
  }
}

const sameSerial = (a: string, b: string): boolean => withoutZeros(a) === withoutZeros(b)
const withoutZeros = (hex: string): string => hex.replace(/^0+/u, '')
