import { APIError } from 'better-auth/api'
import { waitWords } from '#core/format/wait.ts'
import { type ErrorBody, notFound } from '../http/error.ts'

type Answer = ErrorBody & Record<string, unknown>

/** Answers of the account forms to failures: a code for programs, a message for people. */
export const ANSWERS = {
  wrongCredentials: { code: 'invalid-login-credentials', message: 'Invalid login credentials' },
  unknownAccount: { code: 'unknown_account', message: 'We could not find your account' },
  accountExists: { code: 'account_exists', message: 'Account already exists' },
  linkExpired: {
    code: 'link_expired',
    message: 'This link has expired or has already been used. Please ask for a new one.',
  },
  logInFirst: {
    code: 'log_in_first',
    message: 'Please log in to your account here first. Then open the link in the email again.',
  },
  addressTaken: {
    code: 'address_taken',
    message: 'There is another account with this address by now, so yours keeps the address it has.',
  },
  notFresh: { code: 'not_fresh', message: 'Please log in again first.' },
  signIn: { code: 'sign_in', message: 'Please log in' },
  providerMissing: {
    code: 'provider_unavailable',
    message: 'Logging in that way isn’t working at the moment. Please try another way.',
  },
} as const satisfies Record<string, Answer>

/** 429 with the time to wait, in words and in seconds (RFC 9110, section 10.2.3). */
export const authTooOften = (retryAfterSeconds: number): APIError =>
  new APIError(
    'TOO_MANY_REQUESTS',
    { code: 'too_often', message: waitWords(retryAfterSeconds) } satisfies Answer,
    { 'Retry-After': String(retryAfterSeconds) },
  )

/** 422 with a message beside each wrong field. */
export function authWrongFields(fields: Record<string, string>, code = 'invalid'): APIError {
  const errors = [...new Set(Object.values(fields))]
  return new APIError('UNPROCESSABLE_ENTITY', {
    code,
    message: errors[0] ?? '',
    fields,
    errors,
  } satisfies Answer)
}

type Code = (typeof ANSWERS)[keyof typeof ANSWERS]['code'] | 'invalid' | 'too_often'

/** better-auth keeps its own status when we replace its failure. */
const STATUSES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'invalid-login-credentials': 401,
    unknown_account: 404,
    account_exists: 409,
    address_taken: 409,
    invalid: 422,
    link_expired: 400,
    not_fresh: 403,
    log_in_first: 403,
    sign_in: 401,
    provider_unavailable: 503,
    too_often: 429,
  } satisfies Record<Code, number>),
)

/** Failures of better-auth that only a program gets, and its message for one that has no code, in our words. */
const IN_WORDS: ReadonlyMap<string, string> = new Map([
  ['VALIDATION_ERROR', 'What was sent has to be written in another way.'],
  ['UNSUPPORTED_MEDIA_TYPE', 'This takes JSON only.'],
  ['INVALID_CALLBACK_URL', 'People can be sent on to pages of this Fettle only.'],
  ['METHOD_NOT_ALLOWED_DEFER_SESSION_REQUIRED', 'This address takes GET.'],
  ['Email is the same', 'That is your email address already.'],
])

/** The answer with the status of its code, in our words. A 404 is JSON, as in every call. */
export async function withOwnStatus(response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (response.status === 404 && !isJson) return Response.json(notFound().body, { status: 404 })
  if (response.status < 400 || !isJson) return response
  const text = await response.text()
  const body: Record<string, unknown> = text === '' ? {} : JSON.parse(text)
  const { code, message } = body
  const status = STATUSES.get(String(code)) ?? response.status
  const words = IN_WORDS.get(String(code ?? message))
  const headers = new Headers(response.headers)
  if (words === undefined) return new Response(text, { status, headers })
  headers.delete('Content-Length')
  return Response.json({ ...body, code: code ?? 'invalid', message: words }, { status, headers })
}

/** Failures of better-auth that an owner may get, in our words. */
const TRANSLATED: Readonly<Record<string, Answer>> = {
  INVALID_TOKEN: ANSWERS.linkExpired,
  TOKEN_EXPIRED: ANSWERS.linkExpired,
  USER_NOT_FOUND: ANSWERS.linkExpired,
  INVALID_USER: ANSWERS.linkExpired,
  SESSION_EXPIRED: ANSWERS.notFresh,
  SESSION_NOT_FRESH: ANSWERS.notFresh,
  UNAUTHORIZED: ANSWERS.signIn,
  PROVIDER_NOT_FOUND: ANSWERS.providerMissing,
}

/** The same failure in our words; `null` when we have none for it. */
export function translated(error: APIError): APIError | null {
  const answer = TRANSLATED[error.body?.code ?? '']
  return answer ? new APIError(error.status, answer, error.headers) : null
}
