import { waitWords } from '#core/format/wait.ts'

/** An error, for the web and other callers. */
export interface ErrorBody {
  /** A fixed code for programs. */
  code: string
  /** A message for people; shown as it is. */
  message: string
  /** Several messages, shown one per line in place of `message`. */
  errors?: string[]
  /** A message per field of the form, shown beside it. */
  fields?: Record<string, string>
  /** The present state of what was changed meanwhile. */
  current?: unknown
}

export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503

/**
 * Statuses whose message tells an owner what to do. It is sent as a list too, because a toast shows a list at any status and a
 * message only with status 500.
 */
const LISTED: ReadonlySet<ErrorStatus> = new Set<ErrorStatus>([409, 410, 413, 422, 429, 503])

interface Details {
  fields?: Record<string, string>
  errors?: string[]
  current?: unknown
  retryAfterSeconds?: number
  /** The methods that the address supports (RFC 9110, section 15.5.6). */
  allow?: readonly string[]
}

/** An expected failure of a call. One handler turns it into HTTP; the web shows the message. */
export class AppError extends Error {
  readonly status: ErrorStatus
  readonly code: string
  readonly details: Details

  constructor(status: ErrorStatus, code: string, message: string, details: Details = {}) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }

  get body(): ErrorBody {
    const { fields, current } = this.details
    const errors = this.details.errors ?? (LISTED.has(this.status) ? [this.message] : undefined)
    return {
      code: this.code,
      message: this.message,
      ...(errors ? { errors } : {}),
      ...(fields ? { fields } : {}),
      ...(current === undefined ? {} : { current }),
    }
  }
}

export const GENERIC_MESSAGE = 'Something went wrong! Please try again after some time.'
export const CHANGED_ELSEWHERE = 'This was changed somewhere else. Please check and save again.'
/** The message for a website other than the owner's own. */
export const ASK_SUPPORT = 'To change your website, please contact customer service.'

/** The message for a website that is left alone. */
export const LEFT_ALONE =
  'Whoever looks after this website asked us to leave it alone. If that’s you and you’ve changed your mind, please write to us.'

/** The same answer for what does not exist and for what belongs to somebody else. */
export const notFound = (message = 'Not found'): AppError => new AppError(404, 'not_found', message)

/** 429 with the time to wait, in words and in `Retry-After`. */
export const tooOften = (retryAfterSeconds: number): AppError =>
  new AppError(429, 'too_often', waitWords(retryAfterSeconds), { retryAfterSeconds })

/** `current`: the newer version, so that no further call is needed. */
export const changedElsewhere = (current?: unknown): AppError =>
  new AppError(409, 'changed_elsewhere', CHANGED_ELSEWHERE, { current })

export const signInAgain = (): AppError => new AppError(401, 'sign_in', 'Please log in')

/** Wrong fields of a form, each with its message. `code`: what is wrong with the first, for programs. */
export const wrongFields = (fields: Record<string, string>, code = 'invalid'): AppError =>
  new AppError(422, code, Object.values(fields)[0] ?? GENERIC_MESSAGE, {
    fields,
    errors: [...new Set(Object.values(fields))],
  })
