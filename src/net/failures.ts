import { type Failure, type FailureCode, failure } from '#core/reasons.ts'

/** What egress refuses by itself, because of where an address leads. */
export const OWN_REFUSALS: ReadonlySet<string> = new Set([
  'address_refused',
  'host_not_public',
  'redirect_refused',
])

/** Carries a {@link Failure} through code that throws; only used inside `src/net`. */
export class NetError extends Error {
  readonly failure: Failure
  constructor(what: FailureCode | Failure, detail?: string) {
    const given = typeof what === 'string' ? failure(what, detail) : what
    super(given.detail ?? given.code)
    this.name = 'NetError'
    this.failure = given
  }
}

/** Failure codes of the error codes of Node and its HTTP client. */
const CODES: Readonly<Record<string, FailureCode>> = {
  ECONNREFUSED: 'connect_refused',
  EHOSTUNREACH: 'connect_refused',
  ENETUNREACH: 'connect_refused',
  EADDRNOTAVAIL: 'connect_refused',
  ECONNRESET: 'connect_reset',
  EPIPE: 'connect_reset',
  ECONNABORTED: 'connect_reset',
  ETIMEDOUT: 'connect_timeout',
  UND_ERR_SOCKET: 'connect_reset',
  UND_ERR_HEADERS_TIMEOUT: 'http_too_slow',
  UND_ERR_BODY_TIMEOUT: 'http_too_slow',
  UND_ERR_HEADERS_OVERFLOW: 'headers_too_large',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'http_malformed',
  UND_ERR_CLOSED: 'cancelled',
  UND_ERR_DESTROYED: 'cancelled',
  UND_ERR_ABORTED: 'cancelled',
  ERR_ASSERTION: 'http_malformed',
}

/** The client's messages for answers it refuses (unexpected 100 or 101). */
const BAD_ANSWER = /^bad (?:response|upgrade)$/u

/** The failure of a thrown error. Errors of the client's HTTP parser, and its failed assertions, are `http_malformed`. */
export function failureOf(error: unknown): Failure {
  if (error instanceof NetError) return error.failure
  if (!(error instanceof Error)) return failure('internal')
  if (BAD_ANSWER.test(error.message)) return failure('http_malformed')
  const code = codeOf(error)
  const known = CODES[code]
  if (known) return failure(known)
  return error.name === 'HTTPParserError' ? failure('http_malformed') : failure('internal', code || undefined)
}

/** Node's `code` of an error, or an empty string. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
