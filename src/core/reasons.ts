import type { Subject } from './subjects.ts'

/** Why something could not be looked at: the reasons that an owner reads. Their sentences are in `reason-words.ts`. */
export const REASONS = [
  'no_website',
  'dns_failure',
  'connect_failure',
  'timeout',
  'tls_failure',
  'server_error',
  'page_missing',
  'redirect_problem',
  'password_protected',
  'bot_wall',
  'robots_disallowed',
  'not_published',
  'not_html',
  'empty_page',
  'stayed_empty',
  'too_large',
  'partial_crawl',
  'other_language',
  'blocked_address',
  'engine_missing',
  'engine_error',
  'unsteady',
  'memory_hungry',
  'never_rests',
  'keeps_moving',
  'provider_not_configured',
  'provider_error',
  'provider_quota',
  'permission_lost',
  'cancelled',
  'internal_error',
] as const
export type Reason = (typeof REASONS)[number]

/**
 * The reason for each exact cause (code). The reason of `http_status` depends on its number; that of `page_blank` is `stayed_empty` for a page that was
 * read, and of which only the browser showed nothing.
 */
export const CODE_REASONS = {
  address_refused: 'blocked_address',
  host_not_public: 'blocked_address',
  blocked_by_site: 'bot_wall',
  body_too_large: 'too_large',
  browser_stalled: 'engine_error',
  browser_unavailable: 'engine_missing',
  budget_bytes: 'too_large',
  budget_pages: 'partial_crawl',
  budget_time: 'timeout',
  cancelled: 'cancelled',
  connect_refused: 'connect_failure',
  connect_reset: 'connect_failure',
  connect_timeout: 'timeout',
  decode_failed: 'server_error',
  decode_too_large: 'too_large',
  dns_failed: 'dns_failure',
  dns_not_found: 'dns_failure',
  dns_timeout: 'dns_failure',
  headers_too_large: 'server_error',
  http_malformed: 'server_error',
  http_status: 'server_error',
  http_too_slow: 'timeout',
  http_truncated: 'server_error',
  internal: 'internal_error',
  not_html: 'not_html',
  page_blank: 'empty_page',
  page_crashed: 'engine_error',
  page_hung: 'never_rests',
  page_out_of_memory: 'memory_hungry',
  page_restless: 'keeps_moving',
  page_unavailable: 'engine_error',
  page_unstable: 'engine_error',
  parse_failed: 'not_html',
  partner_failed: 'provider_error',
  redirect_limit: 'redirect_problem',
  redirect_loop: 'redirect_problem',
  redirect_refused: 'redirect_problem',
  robots_disallowed: 'robots_disallowed',
  tls_failed: 'tls_failure',
  tls_not_tls: 'tls_failure',
  tls_old_protocol: 'tls_failure',
  tls_timeout: 'timeout',
} as const satisfies Record<string, Reason>
export type FailureCode = keyof typeof CODE_REASONS

/** Something could not be looked at. `code` is the exact cause where there is one, else the reason itself. */
export interface Failure {
  reason: Reason
  code: FailureCode | Reason
  /** For the web person: one plain sentence without our addresses, secrets or page text. */
  detail?: string
  /** The HTTP status, when the code is `http_status`. */
  status?: number
  /** What could not be looked at; absent: the website itself. */
  subject?: Subject
  /** Its address. */
  at?: string
}

/** The failure of one subject, with its address where it has one; a subject that is set already is kept. */
export const withSubject = (subject: Subject, of: Failure, at?: string): Failure =>
  of.subject === undefined ? { ...of, subject, ...(at === undefined ? {} : { at }) } : of

/** The reason for an answer with this HTTP status (decisions: reachability gate, step 4). */
export function reasonOfStatus(status: number): Reason {
  if (status === 401) return 'password_protected'
  if (status === 403 || status === 429 || status === 451 || status === 999) return 'bot_wall'
  return status >= 500 ? 'server_error' : 'page_missing'
}

/** A failure without a more exact cause than its reason. */
export const because = (reason: Reason): Failure => ({ reason, code: reason })

/** Makes a failure from a code. */
export function failure(code: FailureCode, detail?: string, status?: number): Failure {
  const reason = code === 'http_status' && status !== undefined ? reasonOfStatus(status) : CODE_REASONS[code]
  return { reason, code, ...(detail ? { detail } : {}), ...(status === undefined ? {} : { status }) }
}
