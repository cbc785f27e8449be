import { bareHost } from './urls.ts'

/**
 * What all spellings of one website share: its host in lower-case punycode without `www.`, with a port where it is not the usual one, and the
 * path where a host holds many websites. `address`: a homepage, as the URL parser wrote it.
 */
export function publicScanKey(address: string): string {
  const { host, pathname } = new URL(address)
  return `${bareHost(host)}${pathname.replace(/\/$/u, '')}`
}

/** The host of an address and those above it: what a list of hosts may name it by. */
export function hostAndAbove(address: string): string[] {
  const labels = bareHost(new URL(address).hostname).split('.')
  return labels.map((_, at) => labels.slice(at).join('.'))
}
