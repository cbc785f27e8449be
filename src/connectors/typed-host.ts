import { bareHost } from '#core/address/urls.ts'

/** The host of an address that somebody typed with or without `https://`, without `www.`; `null` for what is none. */
export function typedHost(address: string): string | null {
  const { hostname = '' } = URL.parse(address.includes('://') ? address : `https://${address}`) ?? {}
  return hostname === '' ? null : bareHost(hostname)
}
