import 'reflect-metadata'
import {
  BasicConstraintsExtension,
  cryptoProvider,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'

/** Key and certificates for a TLS server and its clients, PEM. */
export interface SampleCertificate {
  key: string
  certificate: string
  authority: string
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const DAY_MS = 86_400_000
/** Like today's free certificates: 90 days. */
const LIFE_DAYS = 90
/** As an owner's certificate is found in the midst of its life. */
const BACKDATED_DAYS = 20

/** Makes a temporary authority and a certificate for these names, valid on `now`: for 90 days, of which 20 are over. Nothing is stored or installed. */
export async function makeSampleCertificate(names: readonly string[], now: Date): Promise<SampleCertificate> {
  cryptoProvider.set(crypto)
  const authority = await makeKeys()
  const leaf = await makeKeys()
  const notBefore = new Date(now.getTime() - BACKDATED_DAYS * DAY_MS)
  const notAfter = new Date(notBefore.getTime() + LIFE_DAYS * DAY_MS)
  const root = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Fettle sample authority',
    keys: authority,
    notBefore,
    notAfter,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new BasicConstraintsExtension(true, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
    ],
  })
  const certificate = await X509CertificateGenerator.create({
    subject: `CN=${names[0]}`,
    issuer: root.subject,
    publicKey: leaf.publicKey,
    signingKey: authority.privateKey,
    notBefore,
    notAfter,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new SubjectAlternativeNameExtension(names.map((value) => ({ type: 'dns' as const, value }))),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
    ],
  })
  return {
    key: await pemOf(leaf.privateKey),
    certificate: chainOf(certificate, root),
    authority: root.toString('pem'),
  }
}

const makeKeys = () => crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])

const chainOf = (...certificates: readonly X509Certificate[]): string =>
  certificates.map((certificate) => certificate.toString('pem')).join('\n')

type PrivateKey = Awaited<ReturnType<typeof makeKeys>>['privateKey']

const pemOf = async (key: PrivateKey): Promise<string> =>
  PemConverter.encode(await crypto.subtle.exportKey('pkcs8', key), 'PRIVATE KEY')
