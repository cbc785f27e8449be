import type { CertificateEvidence, CertificateFacts } from '#core/evidence/certificate.ts'
import { DAY_MS } from '#core/time-units.ts'

/** When the shop's certificate is looked at. */
export const SHOP_NOW = new Date('2026-11-21T00:00:00.000Z')
/** The time so many days after that, ISO 8601. */
export const dayOfShop = (days: number): string => new Date(SHOP_NOW.getTime() + days * DAY_MS).toISOString()

/** A certificate with this many days left. */
export const shopLeaf = (
  left: number,
  life = 90,
  given: Partial<CertificateFacts> = {},
): CertificateFacts => ({
  subject: 'shop.test',
  issuer: "Let's Encrypt (R11)",
  subjectNames: ['shop.test', 'www.shop.test'],
  validFrom: dayOfShop(left - life),
  validTo: dayOfShop(left),
  intermediateValidTo: dayOfShop(900),
  keyType: 'ec',
  keyBits: 256,
  signature: 'ecdsa-with-SHA256',
  fingerprint256: 'AA',
  ...given,
})

/** What is known of the shop's sound certificate, with what a test changes. */
export const shopCertificate = (given: Partial<CertificateEvidence> = {}): CertificateEvidence => ({
  host: 'shop.test',
  kind: 'certificate',
  leaf: shopLeaf(60),
  chainTrusted: true,
  problems: [],
  protocol: 'TLSv1.3',
  cipher: 'TLS_AES_128_GCM_SHA256',
  versions: { tls10: false, tls11: false, tls12: true, tls13: true },
  http: { kind: 'answer', status: 301, redirectsToHttps: true },
  twin: { host: 'www.shop.test', resolves: true, covered: true },
  ...given,
})
