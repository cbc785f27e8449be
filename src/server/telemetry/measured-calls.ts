import type { MeasureCall } from '#api/app.ts'
import { count, inSpan, observe } from '#telemetry/telemetry.ts'
import { readTraceparent } from '#telemetry/trace-context.ts'
import { OTHER } from '#telemetry/metrics.ts'

const SERVER_FAULT = 500
const MS = 1_000

/**
 * Measures every answer of the web process, and begins a trace with each call. A caller's own trace is continued only behind a proxy of the
 * operator's, because anybody else could give many calls one id, or have everything exported.
 */
export const measuredCalls =
  (trustsProxy: boolean): MeasureCall =>
  async ({ method, isCall, traceparent }, answer) => {
    const from = performance.now()
    const parent = trustsProxy ? readTraceparent(traceparent) : null
    const options = { name: method, kind: 'server', parent } as const
    const { route, status } = isCall
      ? await inSpan(options, answer, (answered) => endOf(method, answered))
      : await answer()
    count('fettle_http_requests_total', { method, route: route ?? OTHER, status: String(status) })
    observe(
      'fettle_http_request_duration_seconds',
      { route: route ?? OTHER },
      (performance.now() - from) / MS,
    )
  }

const endOf = (method: string, { route, status }: Awaited<ReturnType<Parameters<MeasureCall>[1]>>) => ({
  name: route === null ? method : `${method} ${route}`,
  hasFailed: status >= SERVER_FAULT,
  attributes: {
    'http.request.method': method,
    'http.response.status_code': status,
    ...(route === null ? {} : { 'http.route': route }),
  },
})
