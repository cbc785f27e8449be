import { refreshTarget } from '#core/address/refresh.ts'
import type { Exchanged } from './exchange.ts'
import { NetError } from './failures.ts'

/** Statuses whose `Location` is followed (RFC 9110, section 15.4). */
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]

/** Where an answer leads, `null` when nowhere. Throws {@link NetError} for a redirect whose target cannot be read. */
export function nextAddress(answer: Exchanged, from: URL): string | null {
  const { location, refresh } = answer.headers
  if (REDIRECTS.includes(answer.status)) return absolute(location ?? '', from)
  return answer.status === 200 && refresh ? refreshTarget(asUtf8(refresh), from.href) : null
}

function absolute(location: string, from: URL): string {
  const url = location === '' ? null : URL.parse(asUtf8(location), from.href)
  if (!url) throw new NetError('http_malformed', 'A redirect without a readable target.')
  // A fragment stays with the visitor through redirects, but servers never see it.
  url.hash = ''
  return url.href
}

/** Header bytes come as Latin-1; browsers read a `Location` with raw bytes as UTF-8. */
const asUtf8 = (text: string): string =>
  /[\u0080-\u00ff]/u.test(text) ? Buffer.from(text, 'latin1').toString('utf8') : text
