import 'reflect-metadata'
import { randomBytes } from 'node:crypto'
import * as x509 from '@peculiar/x509'
import { DAY_MS } from '#core/time-units.ts'

const { subtle } = x509.cryptoProvider.get()
const KEY_SHAPES = {
  ec: { name: 'ECDSA', namedCurve: 'P-256' },
  rsa2048: { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048 },
  rsa2047: { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2047 },
  rsa1024: { name: 'RSASSA-PKCS1-v1_5', modulusLength: 1024 },
} as const

type Keys = x509.X509CertificateCreateSelfSignedParams['keys']

/** A certificate with its private key, for servers and signers. */
export interface Identity {
  readonly certificate: x509.X509Certificate
  readonly keys: Keys
  readonly cert: string
  readonly key: string
}

export interface CertificateOptions {
  /** Signer; left out, the certificate is self-signed. */
  issuer?: Identity
  /** DNS names of the SAN; left out, there is no SAN. */
  names?: readonly string[]
  /** Whole subject, such as `CN=shop.test`. */
  subject?: string
  validFrom?: Date
  validTo?: Date
  key?: keyof typeof KEY_SHAPES
  hash?: 'SHA-256' | 'SHA-1'
  authority?: boolean
  /** Address of its issuer's certificate and of its revocation service. */
  issuerUrl?: string
}

/** Makes a certificate; by default a leaf valid from yesterday for 90 days. */
export async function makeCertificate(options: CertificateOptions): Promise<Identity> {
  const hash = options.hash ?? 'SHA-256'
  const keys = await makeKeys(options.key ?? 'ec', hash)
  const signer = options.issuer?.keys.privateKey ?? keys.privateKey
  const subject = options.subject ?? `CN=${options.names?.[0] ?? 'nameless.test'}`
  const validFrom = options.validFrom ?? new Date(Date.now() - DAY_MS)
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: randomBytes(8).toString('hex'),
    subject,
    issuer: options.issuer?.certificate.subject ?? subject,
    notBefore: validFrom,
    notAfter: options.validTo ?? new Date(validFrom.getTime() + 90 * DAY_MS),
    publicKey: keys.publicKey,
    signingKey: signer,
    signingAlgorithm: { name: signer.algorithm.name, hash },
    extensions: await extensionsOf(options, keys.publicKey),
  })
  const key = x509.PemConverter.encode(await subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY')
  return { certificate, keys, cert: `${certificate.toString('pem')}\n`, key }
}

/** Makes a signer: a root without `issuer`, an intermediate with one. */
export const makeAuthority = (
  subject: string,
  options: Omit<CertificateOptions, 'subject'> = {},
): Promise<Identity> => makeCertificate({ ...options, subject, authority: true })

async function makeKeys(shape: keyof typeof KEY_SHAPES, hash: string): Promise<Keys> {
  const keys = await subtle.generateKey(
    { ...KEY_SHAPES[shape], hash, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  )
  if (!('privateKey' in keys)) throw new Error('a pair of keys was expected')
  return keys
}

async function extensionsOf(
  options: CertificateOptions,
  publicKey: Keys['publicKey'],
): Promise<x509.Extension[]> {
  const extensions: x509.Extension[] = [
    new x509.BasicConstraintsExtension(options.authority === true, undefined, true),
    await x509.SubjectKeyIdentifierExtension.create(publicKey),
  ]
  if (options.authority) {
    extensions.push(new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true))
  }
  if (options.names) {
    const names = options.names.map((value) => ({ type: 'dns', value }) as const)
    extensions.push(new x509.SubjectAlternativeNameExtension(names))
  }
  if (options.issuerUrl) {
    extensions.push(
      new x509.AuthorityInfoAccessExtension({ caIssuers: [options.issuerUrl], ocsp: [options.issuerUrl] }),
    )
  }
  return extensions
}
