import { bareHost, registrableDomain } from '#core/address/urls.ts'
import type { CertificateEvidence, CertificateFacts } from '#core/evidence/certificate.ts'
import { mayHaveMoreNames } from '#net/tls-certificate.ts'
import { coversHost } from '#net/tls-names.ts'
import type { Egress } from '#net/types.ts'

/** The same domain with or without `www.`; `null` for a host without one (a subdomain, an IP address). */
export async function probeOtherName(
  egress: Pick<Egress, 'dns'>,
  host: string,
  leaf: CertificateFacts | undefined,
): Promise<CertificateEvidence['twin']> {
  const bare = bareHost(host)
  if (!bare.includes('.') || registrableDomain(bare) !== bare || /^[\d.]+$|:/u.test(bare)) return null
  const other = host === bare ? `www.${bare}` : bare
  const { ok: resolves } = await egress.dns.addresses(other)
  return { host: other, resolves, covered: leaf ? isCovered(leaf.subjectNames, other) : null }
}

function isCovered(names: readonly string[], host: string): boolean | null {
  const entries = names.map((value) => ({ kind: 'DNS', value }))
  if (coversHost(entries, host)) return true
  return mayHaveMoreNames(names) ? null : false
}
