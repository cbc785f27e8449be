import { bareHost } from './urls.ts'

/**
 * One key for all spellings of a website's address: its host in lower-case punycode without `www.`, its port where that is not the default,
 * and its path where the host holds many websites. `address`: a homepage, as the URL parser wrote it.
 */
export function publicScanKey(address: string): string {
  const { host, pathname } = new URL(address)
  return `${bareHost(host)}${pathname.replace(/\/$/u, '')}`
}

/** The host of an address and the domains above it: any of them may be on a list of hosts. */
export function hostAndAbove(address: string): string[] {
  const labels = bareHost(new URL(address).hostname).split('.')
  return labels.map((_, at) => labels.slice(at).join('.'))
}
