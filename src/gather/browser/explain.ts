import { type Failure, failure } from '#core/reasons.ts'
import type { RequestFacts, VisitEvidence } from '#core/evidence/visit.ts'
import type { BrowserProxy } from '#net/browser-proxy.ts'

/** Codes of Chromium and Lighthouse for which the proxy may know the exact cause. */
const VAGUE: ReadonlySet<string> = new Set(['page_unavailable', 'http_status', 'redirect_loop', 'page_blank'])

/** The failure of a page; the proxy's own one when it refused or could not reach the page's host. */
export function explained(reported: Failure, address: string, proxy: BrowserProxy): Failure {
  if (!VAGUE.has(reported.code)) return reported
  if (proxy.overBudget()) return failure('budget_bytes')
  const host = new URL(address).host
  const refused = proxy.log().find((line) => line.host === host && !line.allowed)?.refused
  return refused && refused !== 'background' ? failure(refused) : reported
}

/** A visit with facts of the proxy: the number of requests that we refused, and no speed for a page cut off at the byte budget. */
export function withProxyFacts(visit: VisitEvidence, proxy: BrowserProxy): VisitEvidence {
  return {
    ...visit,
    speed: proxy.overBudget() ? { failure: failure('budget_bytes') } : visit.speed,
    blockedRequests: proxy.blocked(),
    requests: answeredBy(proxy, visit.requests),
  }
}

/** Requests without the answers that the proxy gave in place of a host. */
export function answeredBy(proxy: BrowserProxy, requests: readonly RequestFacts[]): RequestFacts[] {
  const refused = new Set(proxy.log().flatMap((line) => (line.allowed ? [] : [line.host])))
  return requests.map((request) =>
    refused.has(new URL(request.url).host) ? { ...request, status: null, failed: true } : request,
  )
}
