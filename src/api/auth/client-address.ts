import { z } from 'zod'
import { plainAddress } from '../http/caller-network.ts'

const addressSchema = z.union([z.ipv4(), z.ipv6()])

/**
 * A caller's address. Behind a proxy of ours that is the last address of `X-Forwarded-For`, which the proxy itself
 * wrote; everything before it, and the whole header without a proxy, can be forged by the caller.
 */
export function clientAddress(
  headers: Headers,
  socketAddress: string | undefined,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return bare(forwarded ?? '') || bare(socketAddress ?? '') || 'unknown'
}

/** Without the port that some proxies add and the zone of an IPv6 address, and an IPv4 address not written as IPv6 (`::ffff:192.0.2.1`); empty for an invalid address. */
function bare(text: string): string {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/u.exec(text) ?? []
  const address = plainAddress((inBrackets ?? beforePort ?? text).replace(/%.*$/u, ''))
  return addressSchema.safeParse(address).success ? address : ''
}

/** The internal header with the caller's address, written by ourselves and never accepted from outside. */
export const CLIENT_ADDRESS = 'x-fettle-client-address'
