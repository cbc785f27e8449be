import { isIP } from 'node:net'
import { canonical } from './addresses.ts'

/** One entry of a certificate's SAN, such as `{ kind: 'DNS', value: 'shop.test' }`. */
export interface SubjectName {
  kind: string
  value: string
}

const ENTRY = /(?:^|, )([A-Za-z ]+):("(?:[^"\\]|\\.)*"|[^,]*)/gu
const HOST_NAME = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/u

/** The entries of `X509Certificate.subjectAltName`; Node writes values with unusual characters as JSON strings. */
export function subjectNames(subjectAltName: string | undefined): SubjectName[] {
  return [...(subjectAltName ?? '').matchAll(ENTRY)].map(([, kind = '', value = '']) => ({
    kind,
    value: value.startsWith('"') ? unquoted(value) : value,
  }))
}

function unquoted(value: string): string {
  try {
    return String(JSON.parse(value))
  } catch {
    // A value that does not parse stays quoted, and so matches no host name.
    return value
  }
}

/**
 * Whether a certificate with these SAN entries is valid for this host (RFC 6125 section 6.4, RFC 9525 section 6.3): the common name does not
 * count, `*` matches the whole first label only and never a name directly under a top level, and a name with NUL or other invalid characters
 * matches nothing.
 */
export function coversHost(names: readonly SubjectName[], host: string): boolean {
  const wanted = host.toLowerCase().replace(/\.$/u, '')
  if (isIP(wanted))
    return names.some(({ kind, value }) => kind === 'IP Address' && canonical(value) === canonical(wanted))
  return names.some(({ kind, value }) => kind === 'DNS' && matches(value.toLowerCase(), wanted))
}

function matches(name: string, host: string): boolean {
  if (!name.startsWith('*.')) return HOST_NAME.test(name) && name === host
  const parent = name.slice(2)
  return HOST_NAME.test(parent) && host.indexOf('.') > 0 && host.slice(host.indexOf('.') + 1) === parent
}
