import type { X509Certificate } from 'node:crypto'
import { BasicOCSPResponse, OCSPResponse } from '@peculiar/asn1-ocsp'
import { AsnConvert } from '@peculiar/asn1-schema'

/**
 * Whether a stapled OCSP answer (RFC 6960, DER) reports this certificate as revoked. Its signature is not checked: the website itself sends it,
 * and gains nothing by reporting its own certificate as revoked. An unreadable answer counts as none.
 */
export function isRevoked(staple: Buffer, leaf: X509Certificate): boolean {
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
    // An invalid stapled answer proves nothing about the certificate.
    return []
  }
}

const sameSerial = (a: string, b: string): boolean => withoutZeros(a) === withoutZeros(b)
const withoutZeros = (hex: string): string => hex.replace(/^0+/u, '')
