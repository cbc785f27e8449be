import type { ErrorBody } from '#api/http/error.ts'
import { waitWords } from '#core/format/wait.ts'

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
const CANNOT_EDIT = 'Cannot edit removed entities'
const TOO_OFTEN = waitWords(Number.NaN)

/** The sentence for a failed call, where the page shows it in its place. */
function messageOf(status: number, body: Partial<ErrorBody>): string {
  if (status === 0) return NO_ANSWER
  const { message = '' } = body
  const words = listOf(body) || message
  if (words.includes(REMOVED)) return CANNOT_EDIT
  if (words === '' && status === 429) return TOO_OFTEN
  return words === '' ? DEFAULT : words
}

/** The list of messages, one per line, without empty and repeated ones. */
const listOf = ({ errors }: Partial<ErrorBody>): string =>
  [...new Set((errors ?? []).map((line) => line.trim()).filter((line) => line !== ''))].join('\n')

const SILENT = new Set([401, 403])

/**
 * The text of the toast about a failure; `null`: none, it is shown elsewhere. The specification's rule (error catalogue): a list of
 * messages is shown whatever the status, a single message only with status 500, and the default text with every other.
 */
export function toastOf(error: unknown): string | null {
  if (!(error instanceof CallFailure)) return DEFAULT
  const { status, body, message } = error
  if (SILENT.has(status)) return null
  const isSaid = status === 0 || status === 500 || message === CANNOT_EDIT
  return isSaid ? message : listOf(body) || DEFAULT
}

/** The sentence about a failure where no toast is shown: the message of `field`, else of the whole call. */
export function sentenceOf(error: unknown, field?: string): string {
  if (!(error instanceof CallFailure)) return DEFAULT
  return (field === undefined ? undefined : error.fields[field]) ?? error.message
}
