import type { Piece, Where } from '../fix.ts'
import { type Hosting, hostingName } from '../hosting/hosting.ts'
import { whereTo } from '../hosting/where.ts'
import { SETTINGS_FORMATS, type Names } from './settings-formats.ts'
import { HTTPS_SWITCHES } from './switches.data.ts'
import { KEPT_REDIRECT, UNDO_SWITCH, undoSteps } from './undo.ts'
import { oneOf, USUAL } from './usual-servers.ts'

/** The redirect in each server's format, the most probable first; none where there is a switch, or where only the hosting company can act. */
export function httpsPieces(place: Hosting, names: Names): Piece[] {
  if (place.builder || switchOf(place) || place.otherServer !== null) return []
  const servers = place.servers.length > 0 || place.host !== null ? place.servers : USUAL
  return oneOf(
    servers.map((server) => SETTINGS_FORMATS[server].https(names)).filter((piece) => piece !== null),
  )
}

/** The service with a switch for https; the proxy in front of a website comes first. */
export function switchOf({ servers, host }: Hosting): string | null {
  const name = servers[0] === 'cloudflare' ? 'Cloudflare' : host
  return name !== null && Object.hasOwn(HTTPS_SWITCHES, name) ? name : null
}

/** Whether a builder, a service or a hosting company has a switch for this. */
export const hasHttpsMenu = (place: Hosting): boolean =>
  place.builder !== null || place.host !== null || switchOf(place) !== null

const AT_THE_HOST = [
  'Sign in there and look for "Force HTTPS", "SSL" or "redirects".',
  'No such thing? Send its support the message further down.',
]

/** Where to set the redirect, or its switch. */
export function httpsWhere(place: Hosting, pieces: readonly Piece[]): Where {
  const way = wayTo(place, pieces)
  const undo =
    pieces.length > 0
      ? undoSteps(pieces).map((step) => `${step} ${KEPT_REDIRECT}`)
      : isSwitched(place)
        ? [UNDO_SWITCH]
        : []
  return { ...way, steps: [...way.steps, ...undo] }
}

/** Vercel redirects by itself, and builders have their own way. */
const isSwitched = (place: Hosting): boolean =>
  place.builder === null && switchOf(place) !== null && switchOf(place) !== 'Vercel'

function wayTo(place: Hosting, pieces: readonly Piece[]): Where {
  const name = place.builder ? null : switchOf(place)
  if (name !== null) return { place: name, steps: [...(HTTPS_SWITCHES[name]?.steps ?? [])] }
  if (place.builder || pieces.length > 0) return whereTo(place, 'https')
  return { place: place.host ?? hostingName(place), steps: [...AT_THE_HOST] }
}
