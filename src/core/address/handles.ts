import { decoded } from './decoded.ts'
import { handleInPath, PATTERNS } from './handle-paths.ts'
import { isNetworkHost, NETWORK_NAMES, NETWORKS, type Network } from './networks.ts'

/** A cleaned handle (`null`: the field was left empty), or a message about what is wrong. */
export type HandleRead = { ok: true; handle: string | null } | { ok: false; message: string }

const WRAPPING = /^[\s<"'“”‘’]+|[\s>"'“”‘’]+$/gu
const ZERO_WIDTH = /[\u200B-\u200D\u2060\uFEFF]/gu
const LONGEST = 2048

/**
 * Reads a handle from what an owner types or a page links to: a profile's address, `@name` or a bare name (decisions, section 4.2).
 * LinkedIn handles keep their kind: `company/joes-plumbing`.
 */
export function readHandle(network: Network, typed: string): HandleRead {
  if (typed.length > LONGEST) return invalid(network)
  const text = typed.normalize('NFC').replace(ZERO_WIDTH, '').replace(WRAPPING, '')
  if (text === '') return { ok: true, handle: null }
  if (/\s/u.test(text)) return invalid(network)

  const handle = isAddress(text) ? fromAddress(network, text) : fromName(network, text)
  return handle !== null && PATTERNS[network].test(handle) ? { ok: true, handle } : invalid(network)
}

/** The handle that an address belongs to, `null` when it is no profile of this network. */
export function handleOf(network: Network, address: string): string | null {
  const read = isAddress(address) ? readHandle(network, address) : null
  return read?.ok === true ? read.handle : null
}

/** Characters that a linked handle may have: older pages have names that the networks no longer allow. */
const LINKED = /^[\p{L}\p{N}._/-]{2,110}$/u

/** A link that Facebook's app gives for sharing a profile; posts, videos, reels and groups have a letter before the code. */
const SHARED_PROFILE = /^\/(share\/[a-z0-9]{8,20})\/?$/iu

/** The handle that a link of a website leads to, by looser rules than for a typed name; `null`: no profile. */
export function linkedHandle(network: Network, address: string): string | null {
  const strict = handleOf(network, address) ?? sharedProfile(network, address)
  if (strict !== null) return strict
  const loose = isAddress(address) ? fromAddress(network, address) : null
  return loose !== null && LINKED.test(loose) ? loose : null
}

function sharedProfile(network: Network, address: string): string | null {
  const url = network === 'facebook' ? URL.parse(address) : null
  return url && isNetworkHost(network, url.hostname) ? (SHARED_PROFILE.exec(url.pathname)?.[1] ?? null) : null
}

/** Whether two handles are of the same account: case does not count, on Facebook dots neither. */
export function sameHandle(network: Network, one: string, other: string): boolean {
  const key = (handle: string): string =>
    network === 'facebook' ? handle.toLowerCase().replaceAll('.', '') : handle.toLowerCase()
  return key(one) === key(other)
}

/** The address visitors open for a handle. */
export function profileAddress(network: Network, handle: string): string {
  if (network === 'facebook') {
    const path = /^\d+$/u.test(handle) ? `profile.php?id=${handle}` : encodeURI(handle)
    return `https://www.facebook.com/${path}`
  }
  if (network === 'instagram') return `https://www.instagram.com/${handle}/`
  if (network === 'twitter') return `https://x.com/${handle}`
  return `https://www.linkedin.com/${encodeURI(handle)}/`
}

/** The message for what is no address or name of a network. */
export const handleMessage = (network: Network): string =>
  `Oops, that doesn't look like a valid ${NETWORK_NAMES[network]} address`

const invalid = (network: Network): HandleRead => ({ ok: false, message: handleMessage(network) })

/** True for a text with a scheme, or one that begins with a host of any network, so that another network's address is not read as a name. */
function isAddress(text: string): boolean {
  if (text.includes('://')) return true
  const host = text.split(/[/?#]/u, 1)[0] ?? ''
  return host.toLowerCase() === 't.co' || NETWORKS.some((network) => isNetworkHost(network, host))
}

function fromAddress(network: Network, text: string): string | null {
  const url = URL.parse(text.includes('://') ? text : `https://${text}`)
  if (!url || !/^https?:$/u.test(url.protocol) || url.username !== '' || url.password !== '') return null
  if (!isNetworkHost(network, url.hostname)) return null
  const segments = segmentsOf(url)
  return segments ? handleInPath(network, segments, url.searchParams) : null
}

/** The segments of an address' path; a hash-bang (`#!/joe`) counts as the path. */
const segmentsOf = (url: URL): string[] | null =>
  segmentsIn(url.hash.startsWith('#!/') ? url.hash.slice(2) : url.pathname)

/** Decoded segments, none of them empty; `null` where an escape is broken. */
const segmentsIn = (path: string): string[] | null =>
  decoded(path)
    ?.normalize('NFC')
    .split('/')
    .filter((part) => part !== '') ?? null

function fromName(network: Network, text: string): string | null {
  const name = text.replace(/^@/u, '').replace(/\/+$/u, '')
  if (network === 'instagram') return name.toLowerCase()
  if (network !== 'linkedin') return name
  const [first, ...further] = segmentsIn(name) ?? []
  if (first === undefined) return null
  return name.includes('/')
    ? handleInPath('linkedin', [first, ...further], new URLSearchParams())
    : `company/${first}`
}
