import { z } from 'zod'
import { plainAddress } from '../http/caller-network.ts'

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
  const address = plainAddress(text)
  return addressSchema.safeParse(address).success ? address : ''
}

/** The header in which the caller's address travels on, written by ourselves and never taken from outside. */
export const CLIENT_ADDRESS = 'x-fettle-client-address'
