import { bareHost } from '#core/address/urls.ts'
import { MOST_REQUESTS, type VisitEvidence } from '#core/evidence/visit.ts'

/** What a page shows of its own files sets no cookies by scripts. */
const SHOWN: ReadonlySet<string> = new Set(['Image', 'Font', 'Stylesheet', 'Media', 'Other'])

/**
 * Whether everything that the page asked for and that may set cookies came: all of other hosts, and the page's own scripts, frames and data. Pictures,
 * styles and fonts of its own that are missing set none.
 */
export function hasLoadedAll({ finalUrl, requests, blockedRequests, notOwnersPage }: VisitEvidence): boolean {
  if (notOwnersPage || blockedRequests > 0 || requests.length >= MOST_REQUESTS) return false
  const host = hostOf(finalUrl)
  return requests.every(
    ({ url, type, status, failed }) =>
      (!failed && status !== null && status < 400) || (SHOWN.has(type) && hostOf(url) === host),
  )
}

const hostOf = (address: string): string => bareHost(URL.parse(address)?.host ?? '')
