import type { Piece, Where } from '../fix.ts'
import { type Place, placeName, type Server } from '../place/place.ts'
import { IN_A_BUILDER } from '../place/ways.data.ts'
import { DIALECTS, type Header, headersToSet, iisHeaders, wordPressHeaders } from './dialects.ts'
import { CLOUDFLARE_HEADERS } from './switches.data.ts'

/** The servers that most small websites stand on, for a website that shows none. */
export const USUAL: readonly Server[] = ['apache', 'nginx']

/**
 * The headers as each server wants them, the likeliest first: one of them is enough. None where a builder or host sends what
 * it likes. A WordPress gets a snippet beside the lines for its server, and before those that only a host can place.
 */
export function headerPieces(place: Place, headers: readonly Header[], hosts: readonly string[]): Piece[] {
  if (place.builder || place.host === 'GitHub Pages') return []
  const lines = serverPieces(place, headers, hosts)
  if (!place.isWordPress) return oneOf(lines)
  const snippet = wordPressHeaders(headers)
  const isOwners = lines.length > 0 && place.servers[0] !== 'nginx' && place.otherServer === null
  return oneOf(isOwners ? [...lines.slice(0, 1), snippet, ...lines.slice(1)] : [snippet, ...lines])
}

/** All but the first stand back: somebody who uses two sends each header twice. */
export const oneOf = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) => (index === 0 ? piece : { ...piece, isLater: true }))

function serverPieces(place: Place, headers: readonly Header[], hosts: readonly string[]): Piece[] {
  const { servers, otherServer, host } = place
  if (servers.length > 0) return servers.map((server) => DIALECTS[server].headers(headers, hosts))
  if (otherServer !== null)
    return [/^Microsoft-IIS$/iu.test(otherServer) ? iisHeaders(headers) : headersToSet(headers)]
  if (host !== null) return []
  return USUAL.map((server) => DIALECTS[server].headers(headers, hosts))
}

interface Around {
  headers: readonly Header[]
  /** What to see to before, and what to do afterwards. */
  before: readonly string[]
  after: readonly string[]
}

/** Where the headers go, and what to look out for. */
export function headersWhere(place: Place, pieces: readonly Piece[], around: Around): Where {
  const { headers, before, after } = around
  if (place.host === 'GitHub Pages' && !place.builder)
    return {
      place: place.host,
      steps: ['GitHub Pages sends the same headers for everybody. You can’t change them.'],
    }
  if (place.builder) return builderWhere(place, headers)
  const isCloudflare = place.servers[0] === 'cloudflare'
  const way = isCloudflare ? CLOUDFLARE_HEADERS.steps : wayOf(pieces)
  return {
    place: isCloudflare ? 'Cloudflare' : placeName(place),
    steps: [...before, ...way, ...after],
  }
}

const wayOf = (pieces: readonly Piece[]): string[] => [
  pieces.length > 1
    ? 'Put one of the pieces below in place, not several: the first fits most websites like yours, and your host knows for sure.'
    : 'Put the piece below in place.',
  'Open your website and see that all is well, then re-run the test.',
]

/** What the builder's owners can switch on themselves, then what they have no say in. */
function builderWhere(place: Place, headers: readonly Header[]): Where {
  const { ownHeaders = [], ways } = place.builder ?? { ways: {} }
  const isOwn = ({ name }: Header): boolean => ownHeaders.includes(name)
  const own = headers.some(isOwn) ? (ways.headers ?? []) : []
  const rest =
    own.length > 0
      ? ['What else is missing, you can’t change. It is a small extra: leave it be.']
      : IN_A_BUILDER.headers
  return { place: placeName(place), steps: headers.every(isOwn) ? [...own] : [...own, ...rest] }
}
