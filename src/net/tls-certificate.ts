import type { KeyObject, X509Certificate } from 'node:crypto'
import type { CertificateFacts, CertificateProblem } from '#core/evidence/certificate.ts'
import { cleanLines, cut } from '#core/text.ts'
import { nameField, followChain, otherChainProblem, trustedRoots } from './tls-chain.ts'
import type { Handshake } from './tls-handshake.ts'
import { coversHost, type SubjectName, subjectNames } from './tls-names.ts'

const NAMES_KEPT = 100
const NAME_LENGTH = 253
const NAMES_TEXT = 8000
const WEAK_HASH = /md[245]|sha-?1(?!\d)/iu
/** CA/Browser Forum Baseline Requirements 6.1.5. */
const LEAST_RSA_BITS = 2048

/** Facts and problems of the certificate of one handshake at the time `now`. */
export interface JudgedCertificate {
  leaf: CertificateFacts
  /** Whether the chain ends at a trusted root, whatever the leaf's dates, names and strength. */
  chainTrusted: boolean
  problems: CertificateProblem[]
}

/** Judges a certificate as a browser does, but returns all its problems instead of the first. */
export async function judgeCertificate(
  handshaken: Handshake,
  host: string,
  extraRoots: readonly string[],
  now: Date,
): Promise<JudgedCertificate> {
  const { leaf } = handshaken
  const chain = followChain(leaf, handshaken.above, trustedRoots(extraRoots))
  const names = subjectNames(leaf.subjectAltName)
  // OpenSSL may find a better path than ours, so a chain that it verified has no problem.
  const chainProblem = handshaken.verified
    ? null
    : (chain.problem ?? otherChainProblem(handshaken.chainError))
  const isNeeded = (one: X509Certificate): boolean => !handshaken.verified || !isOver(one, now)
  const needed = chain.problem === null ? chain.intermediates.filter(isNeeded) : []
  const expiredAbove = needed.some((one) => isOver(one, now))
  const problems: (CertificateProblem | null | false)[] = [
    isOver(leaf, now) && 'expired',
    expiredAbove && 'intermediate_expired',
    now < leaf.validFromDate && 'not_yet_valid',
    !coversHost(names, host) && 'wrong_name',
    chainProblem,
    (await isRevoked(handshaken)) && 'revoked',
    ...weaknesses([leaf, ...needed]),
  ]
  return {
    leaf: factsOf(leaf, needed, names),
    chainTrusted: chainProblem === null && !expiredAbove,
    problems: problems.filter((one) => one !== null && one !== false),
  }
}

/** What reads stapled answers is 120 files, an eighth of the time of an inspector's start: they are loaded for a website that sends one. */
async function isRevoked({ staple, leaf }: Handshake): Promise<boolean> {
  if (!staple || staple.length === 0) return false
  return (await import('./tls-staple.ts')).isRevoked(staple, leaf)
}

const isOver = (certificate: X509Certificate, now: Date): boolean => now >= certificate.validToDate

function weaknesses(chain: readonly X509Certificate[]): (CertificateProblem | false)[] {
  return [
    chain.some((one) => WEAK_HASH.test(one.signatureAlgorithm ?? '')) && 'weak_signature',
    chain.some(({ publicKey }) => isRsa(publicKey) && (bitsOf(publicKey) ?? 0) < LEAST_RSA_BITS) &&
      'weak_key',
  ]
}

function factsOf(
  leaf: X509Certificate,
  needed: readonly X509Certificate[],
  names: readonly SubjectName[],
): CertificateFacts {
  const ends = needed.map((one) => one.validToDate.getTime())
  return {
    subject: nameOf(leaf.subject),
    issuer: nameOf(leaf.issuer),
    subjectNames: storedNames(names),
    validFrom: leaf.validFromDate.toISOString(),
    validTo: leaf.validToDate.toISOString(),
    intermediateValidTo: ends.length > 0 ? new Date(Math.min(...ends)).toISOString() : null,
    keyType: keyTypeOf(leaf.publicKey),
    keyBits: bitsOf(leaf.publicKey),
    signature: leaf.signatureAlgorithm ?? null,
    fingerprint256: leaf.fingerprint256,
  }
}

/** Whether a certificate may have more names than these of its facts. */
export const mayHaveMoreNames = (stored: readonly string[]): boolean =>
  stored.length >= NAMES_KEPT || stored.join('').length > NAMES_TEXT - NAME_LENGTH

/** At most 100 names and 8,000 characters: so that a result stays readable. */
function storedNames(names: readonly SubjectName[]): string[] {
  const texts = names
    .filter(({ kind }) => kind === 'DNS' || kind === 'IP Address')
    .slice(0, NAMES_KEPT)
    .map(({ value }) => cut(cleanLines(value), NAME_LENGTH))
  let room = NAMES_TEXT
  return texts.filter((text) => (room -= text.length) >= 0)
}

/** "Let's Encrypt (R11)": organisation and common name, as far as they are given. */
function nameOf(distinguishedName: string): string {
  const organisation = nameField(distinguishedName, 'O')
  const commonName = nameField(distinguishedName, 'CN')
  const name = organisation && commonName ? `${organisation} (${commonName})` : (organisation ?? commonName)
  return cut(cleanLines(name ?? distinguishedName.replaceAll('\n', ', ')), 300)
}

const isRsa = (key: KeyObject): boolean => key.asymmetricKeyType?.startsWith('rsa') === true

function keyTypeOf(key: KeyObject): CertificateFacts['keyType'] {
  if (isRsa(key)) return 'rsa'
  if (key.asymmetricKeyType === 'ec' || key.asymmetricKeyType === 'ed25519') return key.asymmetricKeyType
  return 'other'
}

const CURVE_BITS: Readonly<Record<string, number>> = { prime256v1: 256, secp384r1: 384, secp521r1: 521 }

function bitsOf(key: KeyObject): number | null {
  const details = key.asymmetricKeyDetails
  return details?.modulusLength ?? CURVE_BITS[details?.namedCurve ?? ''] ?? null
}
