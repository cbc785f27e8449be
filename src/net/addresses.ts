import { BlockList, isIP, isIPv4 } from 'node:net'
import { networkInterfaces } from 'node:os'

/**
 * How an address may be used: `public` may be dialled; `private` only when the operator's allow-list covers it; `never` not even then
 * (metadata services hand out credentials, and the unspecified address is this machine).
 */
export type AddressClass = 'public' | 'private' | 'never'

/** Special-purpose ranges of IPv4 (IANA registry, RFC 6890). */
const PRIVATE_V4 = [
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
]
/** IPv6 is public only inside global unicast (RFC 4291, section 2.4) … */
const GLOBAL_V6 = ['2000::/3']
/** … and outside its special parts: Teredo and other protocol assignments, documentation, 6to4, AS112. */
const PRIVATE_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '2620:4f:8000::/48']
/** Services that give the machines and containers of a cloud their credentials, and addresses that are no machine's. */
const NEVER = [
  // A connection to it reaches this machine itself, which an entry for loopback opens (RFC 1122, 3.2.1.3; RFC 4291, 2.5.2).
  '0.0.0.0/8',
  '::/128',
  // Instance metadata of AWS (EC2 user guide, "Access instance metadata"); many other clouds use the IPv4 address too.
  '169.254.169.254/32',
  'fd00:ec2::254/128',
  // AWS: credentials of ECS tasks, and of EKS pods (EKS user guide, "Set up the Amazon EKS Pod Identity Agent").
  '169.254.170.2/32',
  '169.254.170.23/32',
  'fd00:ec2::23/128',
  // Google Compute Engine, on machines with IPv6 alone (GoogleCloudPlatform/cloud-image-tests, test_suites/nicsetup).
  'fd20:ce::254/128',
  // Alibaba Cloud.
  '100.100.100.200/32',
  // Oracle Cloud.
  '192.0.0.192/32',
  // Azure, inside public space.
  '168.63.129.16/32',
]
/** What NAT64 translates: the last 32 bits are an IPv4 address (RFC 6052, sections 2.1 and 2.2). */
const NAT64 = ['64:ff9b::/96']

/** An address range: its first bits are those of `address`. */
export interface AddressRange {
  address: string
  bits: number
}

/**
 * Reads a CIDR range (RFC 4632, RFC 4291), or a single address, which is a range of one; `null` for any other text. An address with a zone id and
 * an IPv4 address written as IPv6 are none: no address that is dialled has either.
 */
export function readRange(text: string): AddressRange | null {
  const [address = '', length, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0 || address.includes('%')) return null
  if (version === 6 && isMapped(address)) return null
  const most = version === 4 ? 32 : 128
  if (length === undefined) return { address, bits: most }
  return /^\d{1,3}$/u.test(length) && Number(length) <= most ? { address, bits: Number(length) } : null
}

/** Address ranges, each compared with addresses of its own family: a single `BlockList` finds every IPv4 address in `::/0`. */
export class AddressRanges {
  readonly #four = new BlockList()
  readonly #six = new BlockList()

  /** Throws a `TypeError` for a text that {@link readRange} cannot read. */
  constructor(ranges: readonly string[]) {
    for (const text of ranges) {
      const range = readRange(text)
      if (!range) throw new TypeError(`not an address range: ${text}`)
      if (isIPv4(range.address)) this.#four.addSubnet(range.address, range.bits, 'ipv4')
      else this.#six.addSubnet(range.address, range.bits, 'ipv6')
    }
  }

  /** True when one of the ranges holds this address. */
  has(address: string): boolean {
    if (isIPv4(address)) return this.#four.check(address, 'ipv4')
    return !isMapped(address) && this.#six.check(address, 'ipv6')
  }
}

/** `::ffff:a.b.c.d` leads to an IPv4 address, of which ranges of IPv6 say nothing; a public address is never written so. */
function isMapped(address: string): boolean {
  return hextets(address).slice(0, 6).join(':') === '0:0:0:0:0:65535'
}

const privateV4 = new AddressRanges(PRIVATE_V4)
const globalV6 = new AddressRanges(GLOBAL_V6)
const privateV6 = new AddressRanges(PRIVATE_V6)
const never = new AddressRanges(NEVER)
const nat64 = new AddressRanges(NAT64)

/**
 * Classifies an address in the text form that `net.isIP` knows (the URL parser turns literals into it). A text that is not an address, one
 * with a zone id, and an address of this machine are `private`.
 */
export function classify(address: string): AddressClass {
  if (isIP(address) === 0 || address.includes('%')) return 'private'
  const inner = translatedByNat64(address)
  if (never.has(address) || (inner !== null && never.has(inner))) return 'never'
  if (ownAddresses().has(canonical(address))) return 'private'
  if (isIPv4(address)) return privateV4.has(address) ? 'private' : 'public'
  const open = globalV6.has(address) && !privateV6.has(address) && !isIsatap(address)
  return open ? 'public' : 'private'
}

/** The IPv4 address to which NAT64 translates an address; `null` for one that it does not translate. */
export function translatedByNat64(address: string): string | null {
  if (isIP(address) !== 6 || !nat64.has(address)) return null
  const bytes = hextets(address)
    .slice(6)
    .flatMap((part) => [part >> 8, part & 0xff])
  return bytes.join('.')
}

/** ISATAP (RFC 5214) tunnels to the IPv4 address in its last half: `…:5efe:a.b.c.d`. */
const isIsatap = (address: string): boolean => hextets(address)[5] === 0x5efe

/** The canonical spelling of an address: IPv6 as the URL parser writes it (RFC 5952), IPv4 unchanged. */
export function canonical(address: string): string {
  return isIPv4(address) ? address : (URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1) ?? address)
}

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
