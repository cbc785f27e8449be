import {
  BasicOCSPResponse,
  CertID,
  CertStatus,
  KeyHash,
  OCSPResponse,
  OCSPResponseStatus,
  ResponderID,
  ResponseBytes,
  ResponseData,
  RevokedInfo,
  SingleResponse,
} from '@peculiar/asn1-ocsp'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import { AlgorithmIdentifier } from '@peculiar/asn1-x509'
import type { Identity } from './certificates.ts'

const BASIC_ANSWER = '1.3.6.1.5.5.7.48.1.1'
const SHA1 = '1.3.14.3.2.26'
const ECDSA_SHA256 = '1.2.840.10045.4.3.2'

/** A revocation answer for a certificate (RFC 6960), to be stapled; its signature is empty. */
export function makeStaple({ certificate }: Identity, says: 'revoked' | 'good'): Buffer {
  const now = new Date()
  const single = new SingleResponse({
    certID: new CertID({
      hashAlgorithm: new AlgorithmIdentifier({ algorithm: SHA1, parameters: null }),
      issuerNameHash: new OctetString(new ArrayBuffer(20)),
      issuerKeyHash: new OctetString(new ArrayBuffer(20)),
      serialNumber: new Uint8Array(Buffer.from(certificate.serialNumber, 'hex')).buffer,
    }),
    certStatus: new CertStatus(
      says === 'good' ? { good: null } : { revoked: new RevokedInfo({ revocationTime: now }) },
    ),
    thisUpdate: now,
  })
  const basic = new BasicOCSPResponse({
    tbsResponseData: new ResponseData({
      responderID: new ResponderID({ byKey: new KeyHash(new ArrayBuffer(20)) }),
      producedAt: now,
      responses: [single],
    }),
    signatureAlgorithm: new AlgorithmIdentifier({ algorithm: ECDSA_SHA256 }),
    signature: new ArrayBuffer(8),
  })
  const answer = new OCSPResponse({
    responseStatus: OCSPResponseStatus.successful,
    responseBytes: new ResponseBytes({
      responseType: BASIC_ANSWER,
      response: new OctetString(AsnConvert.serialize(basic)),
    }),
  })
  return Buffer.from(AsnConvert.serialize(answer))
}
