import { handleInPath, PATTERNS } from './handle-paths.ts'
import { isNetworkHost, NETWORK_NAMES, NETWORKS, type Network } from './networks.ts'

/** A cleaned handle (`null`: the field was left empty), or the sentence that says what is wrong. */
export type HandleRead = { ok: true; handle: string | null } | { ok: false; message: string }

const WRAPPING = /^[\s<"'“”‘’]+|[\s>"'“”‘’]+$/gu
const ZERO_WIDTH = /[\u200B-\u200D\u2060\uFEFF]/gu
const LONGEST = 2048

/**
 * Cleans what an owner types or a page links to: an address of a profile, `@name` or a bare name (decisions, section 4.2).
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

/** What may stand in a link that a visitor can follow: older pages have names that are no longer given out. */
const LINKED = /^[\p{L}\p{N}._/-]{2,110}$/u

/** The handle that a link of a website leads to, less strict than for a name that is typed in; `null`: no profile. */
export function linkedHandle(network: Network, address: string): string | null {
  const strict = handleOf(network, address)
  if (strict !== null) return strict
  const loose = isAddress(address) ? fromAddress(network, address) : null
  return loose !== null && LINKED.test(loose) && !loose.endsWith('.php') ? loose : null
}

/** Facebook and Twitter ignore case, Facebook dots as well. */
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

const invalid = (network: Network): HandleRead => ({
  ok: false,
  message: `Oops, that doesn't look like a valid ${NETWORK_NAMES[network]} address`,
})

/** With a scheme, or beginning with a host of any network, so that another network's address is told apart. */
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

/** Path parts, decoded; a hash-bang (`#!/joe`) stands for the path. `null` when an escape is broken. */
function segmentsOf(url: URL): string[] | null {
  const path = url.hash.startsWith('#!/') ? url.hash.slice(2) : url.pathname
  if (/%(?![0-9a-f]{2})/iu.test(path)) return null
  try {
    return decodeURIComponent(path)
      .normalize('NFC')
      .split('/')
      .filter((part) => part !== '')
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

function fromName(network: Network, text: string): string | null {
  const name = text.replace(/^@/u, '')
  if (network === 'instagram') return name.toLowerCase()
  if (network !== 'linkedin') return name
  return name.includes('/')
    ? handleInPath('linkedin', name.split('/'), new URLSearchParams())
    : `company/${name}`
}
