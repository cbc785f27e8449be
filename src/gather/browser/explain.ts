import { type Failure, failure } from '#core/reasons.ts'
import type { VisitEvidence } from '#core/evidence/visit.ts'
import type { BrowserProxy } from '#net/browser-proxy.ts'

/** Codes under which Chromium and Lighthouse report what the proxy knows better. */
const VAGUE: ReadonlySet<string> = new Set(['page_unavailable', 'http_status', 'redirect_loop', 'page_blank'])

/** The failure of a page told by the proxy where it refused or could not reach the page's own host. */
export function explained(told: Failure, address: string, proxy: BrowserProxy): Failure {
  if (!VAGUE.has(told.code)) return told
  if (proxy.overBudget()) return failure('budget_bytes')
  const host = new URL(address).host
  const refused = proxy.log().find((line) => line.host === host && !line.allowed)?.refused
  return refused && refused !== 'background' ? failure(refused) : told
}

/**
 * A visit with what the proxy saw: how many requests we refused ourselves, and no speed for a page that was cut off at the byte
 * budget. An answer that the proxy gave in place of a host is not that host's.
 */
export function withProxyFacts(visit: VisitEvidence, proxy: BrowserProxy): VisitEvidence {
  const refused = new Set(proxy.log().flatMap((line) => (line.allowed ? [] : [line.host])))
  return {
    ...visit,
    speed: proxy.overBudget() ? { failure: failure('budget_bytes') } : visit.speed,
    blockedRequests: proxy.blocked(),
    requests: visit.requests.map((request) =>
      refused.has(new URL(request.url).host) ? { ...request, status: null, failed: true } : request,
    ),
  }
}
