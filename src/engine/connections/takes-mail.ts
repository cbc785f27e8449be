import type { DnsClient } from '#net/dns.ts'

/**
 * Whether mail to a domain can be delivered: it has a mail server, or an address (RFC 5321, section 5.1) and no "null MX" (RFC 7505). `null`:
 * DNS did not say.
 */
export async function takesMail(
  domain: string,
  dns: Pick<DnsClient, 'mx' | 'lookup'>,
): Promise<boolean | null> {
  const mx = await dns.mx(domain)
  if (mx.state === 'found') return mx.value.some(({ exchange }) => exchange !== '' && exchange !== '.')
  if (mx.state === 'failed') return null
  const found = await dns.lookup(domain)
  if (found.ok) return true
  return found.failure.code === 'dns_not_found' ? false : null
}
