import type { ErrorBody } from '#api/http/error.ts'

/** A call that failed. */
export class CallFailure extends Error {
  /** HTTP status; 0 without an answer. */
  readonly status: number
  readonly body: Partial<ErrorBody>

  constructor(status: number, body: Partial<ErrorBody>) {
    super(messageOf(status, body))
    this.status = status
    this.body = body
  }

  /** Messages beside the fields of a form. */
  get fields(): Readonly<Record<string, string>> {
    return this.body.fields ?? {}
  }
}

const NO_ANSWER = 'Something went wrong! Please try again after some time.'
const DEFAULT = 'Something went wrong'
const REMOVED = 'The operation is not allowed for removed resources.'
const TOO_OFTEN = "You've done that a few times already. Please try again in a minute."

/** The message for a failed call (specification, error catalogue). */
function messageOf(status: number, { errors, message }: Partial<ErrorBody>): string {
  if (status === 0) return NO_ANSWER
  const lines = [...new Set((errors ?? []).map((line) => line.trim()).filter((line) => line !== ''))]
  const words = lines.length > 0 ? lines.join('\n') : (message ?? '')
  if (words.includes(REMOVED)) return 'Cannot edit removed entities'
  if (lines.length > 0) return words
  if (status === 429) return message ?? TOO_OFTEN
  return status >= 400 && words !== '' ? words : DEFAULT
}

const SILENT = new Set([401, 403])

/** The text of the toast about a failure; `null`: none, it is shown elsewhere. */
export const toastOf = (error: unknown): string | null => {
  if (!(error instanceof CallFailure)) return DEFAULT
  return SILENT.has(error.status) ? null : error.message
}
