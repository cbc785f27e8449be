import { X509Certificate } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import type { CertificateProblem } from '#core/evidence/certificate.ts'

/** A certificate's chain. */
export interface Chain {
  /** The intermediates up to a trusted root, or as far as known, nearest first. */
  intermediates: X509Certificate[]
  problem: 'self_signed' | 'untrusted_root' | 'missing_intermediate' | null
}

const parsed = new Map<string, X509Certificate>()

/** Mozilla's roots as Node ships them, and the extra ones of this scan (PEM, several in one text allowed). */
export function trustedRoots(extra: readonly string[]): X509Certificate[] {
  const blocks = extra.flatMap(
    (pem) => pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/gu) ?? [],
  )
  return [...rootCertificates, ...blocks].map((pem) => {
    const certificate = parsed.get(pem) ?? new X509Certificate(pem)
    parsed.set(pem, certificate)
    return certificate
  })
}

/**
 * Follows a chain through the certificates sent by the server up to a trusted root. Nothing is fetched from addresses inside certificates (AIA),
 * so a certificate that the server does not send is missing. Dates are not checked here.
 */
export function followChain(
  leaf: X509Certificate,
  sent: readonly X509Certificate[],
  roots: readonly X509Certificate[],
): Chain {
  const intermediates: X509Certificate[] = []
  let top = leaf
  while (!roots.some((root) => isSame(root, top) || isIssuedBy(top, root))) {
    const current = top
    if (isIssuedBy(current, current)) {
      return { intermediates, problem: current === leaf ? 'self_signed' : 'untrusted_root' }
    }
    const issuer = sent.find((one) => one.ca && isIssuedBy(current, one) && !intermediates.includes(one))
    if (!issuer) return { intermediates, problem: endOf(current, roots) }
    intermediates.push(issuer)
    top = issuer
  }
  return { intermediates, problem: null }
}

const isSame = (a: X509Certificate, b: X509Certificate): boolean => a.fingerprint256 === b.fingerprint256

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)

/**
 * The problem when the issuer was not sent and is not a trusted root. A public authority names the address of its own certificate (CA/Browser
 * Forum Baseline Requirements 7.1.2.7.7), or has a root's name; a private one that signs directly does not.
 */
function endOf(
  top: X509Certificate,
  roots: readonly X509Certificate[],
): CertificateProblem & Chain['problem'] {
  if (/(?:^|\n)CA Issuers/u.test(top.infoAccess ?? '')) return 'missing_intermediate'
  const commonName = nameField(top.issuer, 'CN') ?? ''
  if (/\bintermediate|\bissuing|\bsub\b/iu.test(commonName)) return 'missing_intermediate'
  const organisation = nameField(top.issuer, 'O')
  const known = organisation !== null && roots.some((root) => nameField(root.subject, 'O') === organisation)
  return known ? 'missing_intermediate' : 'untrusted_root'
}

/** One field of a distinguished name as Node writes it: one field per line, special characters escaped (RFC 2253). */
export function nameField(name: string, field: 'CN' | 'O'): string | null {
  const line = name.split('\n').find((one) => one.startsWith(`${field}=`))
  return line === undefined ? null : line.slice(field.length + 1).replace(/\\([^0-9A-F])/gu, '$1')
}

/** OpenSSL's error, unless it is about dates, key sizes or missing parts, which are reported as other problems. */
export function otherChainProblem(chainError: string | null): 'untrusted_root' | null {
  return chainError === null || REPORTED_ELSEWHERE.has(chainError) ? null : 'untrusted_root'
}

const REPORTED_ELSEWHERE: ReadonlySet<string> = new Set([
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'EE_KEY_TOO_SMALL',
  'CA_KEY_TOO_SMALL',
  'CA_MD_TOO_WEAK',
])
