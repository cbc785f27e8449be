import { refreshTarget } from '#core/address/refresh.ts'
import type { Exchanged } from './exchange.ts'
import { NetError } from './failures.ts'

/** Statuses whose `Location` is followed (RFC 9110, section 15.4). */
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]

/** Target of a redirect; `null` for other answers. Throws {@link NetError} for an invalid target. */
export function nextAddress(answer: Exchanged, from: URL): string | null {
  const { location, refresh } = answer.headers
  if (REDIRECTS.includes(answer.status)) return absolute(location ?? '', from)
  return answer.status === 200 && refresh ? refreshTarget(asUtf8(refresh), from.href) : null
}

function absolute(location: string, from: URL): string {
  const url = location === '' ? null : URL.parse(asUtf8(location), from.href)
  if (!url) throw new NetError('http_malformed', 'A redirect without a readable target.')
  // Browsers keep the fragment across redirects, but do not send it to servers.
  url.hash = ''
  return url.href
}

/** Node decodes header bytes as Latin-1, but browsers decode `Location` as UTF-8. */
const asUtf8 = (text: string): string =>
  /[\u0080-\u00ff]/u.test(text) ? Buffer.from(text, 'latin1').toString('utf8') : text
