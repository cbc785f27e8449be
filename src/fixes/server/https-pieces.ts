import type { Piece, Where } from '../fix.ts'
import { type Hosting, hostingName } from '../hosting/hosting.ts'
import { whereTo } from '../hosting/where.ts'
import { SETTINGS_FORMATS, type Names } from './settings-formats.ts'
import { HTTPS_SWITCHES } from './switches.data.ts'
import { KEPT_REDIRECT, UNDO_SWITCH, undoSteps } from './undo.ts'
import { firstForNow, USUAL } from './usual-servers.ts'

/** The redirect in each server's format, the most probable first; none where there is a switch, or where only the hosting company can act. */
export function httpsPieces(hosting: Hosting, names: Names): Piece[] {
  if (hosting.builder || switchOf(hosting) || hosting.otherServer !== null) return []
  const servers = hosting.servers.length > 0 || hosting.host !== null ? hosting.servers : USUAL
  return firstForNow(
    servers.map((server) => SETTINGS_FORMATS[server].https(names)).filter((piece) => piece !== null),
  )
}

/** The service with a switch for https; the proxy in front of a website comes first. */
export function switchOf({ servers, host }: Hosting): string | null {
  const name = servers[0] === 'cloudflare' ? 'Cloudflare' : host
  return name !== null && Object.hasOwn(HTTPS_SWITCHES, name) ? name : null
}

/** Whether it may be set in menus: those of a builder, of a service, or of a known hosting company. */
export const hasHttpsMenu = (hosting: Hosting): boolean =>
  hosting.builder !== null || hosting.host !== null || switchOf(hosting) !== null

const AT_THE_HOST = [
  'Sign in there and look for "Force HTTPS", "SSL" or "redirects".',
  'No such thing? Send its support the message further down.',
]

/** Where to set the redirect, or its switch. */
export function httpsWhere(hosting: Hosting, pieces: readonly Piece[]): Where {
  const way = wayTo(hosting, pieces)
  const undo =
    pieces.length > 0
      ? undoSteps(pieces).map((step) => `${step} ${KEPT_REDIRECT}`)
      : isSwitched(hosting)
        ? [UNDO_SWITCH]
        : []
  return { ...way, steps: [...way.steps, ...undo] }
}

/** Vercel redirects by itself, and builders have their own way. */
const isSwitched = (hosting: Hosting): boolean =>
  hosting.builder === null && switchOf(hosting) !== null && switchOf(hosting) !== 'Vercel'

function wayTo(hosting: Hosting, pieces: readonly Piece[]): Where {
  const name = hosting.builder ? null : switchOf(hosting)
  if (name !== null) return { place: name, steps: [...(HTTPS_SWITCHES[name]?.steps ?? [])] }
  if (hosting.builder || pieces.length > 0) return whereTo(hosting, 'https')
  return { place: hosting.host ?? hostingName(hosting), steps: [...AT_THE_HOST] }
}
