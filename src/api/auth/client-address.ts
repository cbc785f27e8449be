import { z } from 'zod'

const addressSchema = z.union([z.ipv4(), z.ipv6()])

/**
 * Where a caller comes from. Behind a proxy of ours that is the last address of `X-Forwarded-For`, the one that the proxy itself
 * wrote; everything before it, and the whole header without a proxy, is what the caller likes to claim.
 */
export function clientAddress(
  headers: Headers,
  socketAddress: string | undefined,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return bare(forwarded ?? '') || bare(socketAddress ?? '') || 'unknown'
}

/** IPv4 also where it comes dressed as IPv6 (`::ffff:192.0.2.1`); empty for what is no address. */
function bare(text: string): string {
  const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(text)?.[1] ?? text
  return addressSchema.safeParse(address).success ? address : ''
}

/** The network that one subscriber has: an IPv4 address, or the first 64 bits of an IPv6 address (RFC 6177). */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const gap = address.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** The header in which the caller's address travels on, written by ourselves and never taken from outside. */
export const CLIENT_ADDRESS = 'x-fettle-client-address'
