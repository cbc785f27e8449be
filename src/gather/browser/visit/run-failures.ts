import type { Artifacts } from 'lighthouse/types/artifacts.js'
import { type Failure, type FailureCode, failure } from '#core/reasons.ts'

/** Lighthouse's `runtimeError` codes as ours (its `lh-error.js` lists them). All others are `page_unavailable`. */
const CODES: Readonly<Record<string, FailureCode>> = {
  PAGE_HUNG: 'page_hung',
  PROTOCOL_TIMEOUT: 'page_hung',
  TARGET_CRASHED: 'page_crashed',
  NO_FCP: 'page_blank',
  NOT_HTML: 'not_html',
  FAILED_DOCUMENT_REQUEST: 'page_unavailable',
  INSECURE_DOCUMENT_REQUEST: 'tls_failed',
  DNS_FAILURE: 'dns_failed',
  NO_NAVSTART: 'page_unstable',
  NO_DOCUMENT_REQUEST: 'page_unstable',
  NO_LCP: 'page_blank',
}
const STATUS = /status code[^\d]*(\d{3})/iu

const NET_ERRORS: Readonly<Record<string, FailureCode>> = {
  'net::ERR_TOO_MANY_REDIRECTS': 'redirect_loop',
  'net::ERR_UNSAFE_REDIRECT': 'redirect_refused',
}

/** Chromium's errors for a refused certificate (`ERR_CERT_…`) and a failed handshake (`ERR_SSL_…`), net_error_list.h. */
const TLS = /ERR_(?:CERT|SSL)_/u

/** True for a message that names an error of the secure connection. */
export const blamesTls = (message: string): boolean => TLS.test(message)

/** The failure of a run's `runtimeError`; `netError` is Chromium's network error, where there is one. */
export function failureOfRun(
  { code, message }: { code: string; message: string },
  netError: string | null = null,
): Failure {
  if (code === 'ERRORED_DOCUMENT_REQUEST') {
    return failure('http_status', undefined, Number(STATUS.exec(message)?.[1] ?? 500))
  }
  // A build of Chromium that has no page to warn of an untrusted certificate reports one as a failed request.
  if (netError !== null && blamesTls(netError)) return failure('tls_failed', `Chromium says ${netError}`)
  const known = NET_ERRORS[netError ?? ''] ?? CODES[code]
  return failure(known ?? 'page_unavailable', `Lighthouse says ${code}`)
}

/** Chromium's network error for the page's own document, not for that of a frame in it; `null` when there was none. */
export function netErrorOf(log: Artifacts['DevtoolsLogError']): string | null {
  let page: string | undefined
  const own = new Set<string>()
  for (const { method, params } of log) {
    if (method === 'Network.requestWillBeSent' && params.type === 'Document') {
      page ??= params.frameId
      if (params.frameId === page) own.add(params.requestId)
    }
    if (method === 'Network.loadingFailed' && own.has(params.requestId)) return params.errorText
  }
  return null
}
