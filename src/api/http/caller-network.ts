/** What one subscriber has: an IPv4 address, or the first 64 bits of an IPv6 address (RFC 6177). */
const SUBSCRIBER_BITS = 64
/** What one customer of a provider may have (RFC 6177): 65,536 times as much as a subscriber. */
const SITE_BITS = 48
const GROUP_BITS = 16
const GROUPS = 8
/** IPv4 addresses written as IPv6, `::ffff:0:0/96` (RFC 4291, section 2.5.5.2). */
const MAPPED = '0:0:0:0:0:ffff:'

/** The network by which all limits count a caller: that of one subscriber. An invalid address counts as one caller. */
export const callerNetwork = (address: string): string => cutTo(address, SUBSCRIBER_BITS)

/** The wider network of an IPv6 address; for an IPv4 address the address itself. */
export const widerNetworkOf = (address: string): string => cutTo(address, SITE_BITS)

/** The address normalised for comparing: IPv4 also where it is written as IPv6, in any spelling. */
export function plainAddress(address: string): string {
  const groups = groupsOf(address)
  if (!groups?.join(':').startsWith(MAPPED)) return address
  return groups
    .slice(-2)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff])
    .join('.')
}

function cutTo(address: string, bits: number): string {
  const plain = plainAddress(address)
  const groups = groupsOf(plain)
  return groups ? `${groups.slice(0, bits / GROUP_BITS).join(':')}::/${bits}` : plain
}

/** The eight groups of an IPv6 address without leading zeros; `null` for anything else. */
function groupsOf(address: string): string[] | null {
  const url = address.includes(':') ? URL.parse(`http://[${address.replace(/%.*$/u, '')}]`) : null
  if (!url) return null
  const [head = '', tail] = url.hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = Array.from({ length: GROUPS - before.length - after.length }, () => '0')
  return [...before, ...gap, ...after]
}
