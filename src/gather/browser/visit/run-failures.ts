import { type Failure, type FailureCode, failure } from '#core/reasons.ts'

/** Lighthouse's `runtimeError` codes as ours (its `lh-error.js` lists them). What is not named here is `page_unavailable`. */
const CODES: Readonly<Record<string, FailureCode>> = {
  PAGE_HUNG: 'page_hung',
  PROTOCOL_TIMEOUT: 'page_hung',
  TARGET_CRASHED: 'page_crashed',
  NO_FCP: 'page_blank',
  NOT_HTML: 'not_html',
  FAILED_DOCUMENT_REQUEST: 'page_unavailable',
  CHROME_INTERSTITIAL_ERROR: 'redirect_loop',
  INSECURE_DOCUMENT_REQUEST: 'tls_failed',
  DNS_FAILURE: 'dns_failed',
  NO_NAVSTART: 'page_unstable',
  NO_DOCUMENT_REQUEST: 'page_unstable',
  NO_LCP: 'page_blank',
}
const STATUS = /status code[^\d]*(\d{3})/iu

/** The failure that a run's `runtimeError` means. */
export function failureOfRun({ code, message }: { code: string; message: string }): Failure {
  if (code === 'ERRORED_DOCUMENT_REQUEST') {
    return failure('http_status', undefined, Number(STATUS.exec(message)?.[1] ?? 500))
  }
  return failure(CODES[code] ?? 'page_unavailable', `Lighthouse says ${code}`)
}
