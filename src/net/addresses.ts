import { BlockList, isIP, isIPv4 } from 'node:net'
import { networkInterfaces } from 'node:os'

/**
 * How an address may be used: `public` may be dialled; `private` only when the operator's allow-list covers it; `never` not even then
 * (metadata services hand out credentials).
 */
export type AddressClass = 'public' | 'private' | 'never'

/** Special-purpose ranges of IPv4 (IANA registry, RFC 6890), and a cloud platform's address inside public space. */
const PRIVATE_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '168.63.129.16/32',
]
/** IPv6 is public only inside global unicast (RFC 4291, section 2.4) … */
const GLOBAL_V6 = ['2000::/3']
/** … and outside its special parts: Teredo and other protocol assignments, documentation, 6to4, AS112. */
const PRIVATE_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '2620:4f:8000::/48']
/** Metadata services of clouds: they give out the machine's credentials. */
const NEVER = [
  '169.254.169.254/32',
  '169.254.170.2/32',
  'fd00:ec2::254/128',
  '100.100.100.200/32',
  '192.0.0.192/32',
  '168.63.129.16/32',
]

/** A list of address ranges. Throws a `TypeError` for a text that is not a CIDR range; a single address is a range of one. */
export function rangeList(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) addRange(list, range)
  return list
}

function addRange(list: BlockList, range: string): void {
  const [address = '', bits] = range.split('/')
  const version = isIP(address)
  const length = bits === undefined ? (version === 4 ? 32 : 128) : Number(bits)
  const isRange =
    version !== 0 && (bits === undefined || /^\d{1,3}$/u.test(bits)) && length <= (version === 4 ? 32 : 128)
  if (!isRange) throw new TypeError(`not an address range: ${range}`)
  list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6')
}

const privateV4 = rangeList(PRIVATE_V4)
const globalV6 = rangeList(GLOBAL_V6)
const privateV6 = rangeList(PRIVATE_V6)
const never = rangeList(NEVER)

/** True when `list` holds this address, comparing only ranges of its own family. */
export function inRange(list: BlockList, address: string): boolean {
  return isIPv4(address) ? list.check(address, 'ipv4') : !isMapped(address) && list.check(address, 'ipv6')
}

/** `::ffff:a.b.c.d`: BlockList would compare it with IPv4 ranges, but a public address is never written so. */
const isMapped = (address: string): boolean => hextets(address).slice(0, 6).join(':') === '0:0:0:0:0:65535'

/**
 * Classifies an address in the text form that `net.isIP` knows (the URL parser turns literals into it). A text that is not an address, one
 * with a zone id, and an address of this machine are `private`.
 */
export function classify(address: string): AddressClass {
  if (isIP(address) === 0 || address.includes('%')) return 'private'
  if (inRange(never, address)) return 'never'
  if (ownAddresses().has(canonical(address))) return 'private'
  if (isIPv4(address)) return privateV4.check(address, 'ipv4') ? 'private' : 'public'
  const open = inRange(globalV6, address) && !inRange(privateV6, address) && !isIsatap(address)
  return open ? 'public' : 'private'
}

/** ISATAP (RFC 5214) tunnels to the IPv4 address in its last half: `…:5efe:a.b.c.d`. */
const isIsatap = (address: string): boolean => hextets(address)[5] === 0x5efe

/** The canonical spelling of an address: IPv6 as the URL parser writes it (RFC 5952), IPv4 unchanged. */
export const canonical = (address: string): string =>
  isIPv4(address) ? address : (URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1) ?? address)

function hextets(address: string): number[] {
  const [head = '', tail] = canonical(address).split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].map((part) => Number.parseInt(part, 16))
}

const OWN_FOR_MS = 10_000
let own: { at: number; addresses: ReadonlySet<string> } = { at: -OWN_FOR_MS, addresses: new Set() }

/** Addresses of this machine's interfaces; they may change while we run, so they are read again every 10 s. */
function ownAddresses(): ReadonlySet<string> {
  const at = performance.now()
  if (at - own.at < OWN_FOR_MS) return own.addresses
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  own = { at, addresses: new Set(all.map(({ address }) => canonical(address))) }
  return own.addresses
}
