import { CallFailure } from '../calls/failure.ts'

const SAID_BY_US = new Set(['provider_unavailable', 'invalid'])

/** The message for a failed log-in (specification, section 5), and for failures that do not depend on the password. */
export function loginWords(error: unknown): string {
  if (!(error instanceof CallFailure)) return 'Error'
  const { status, message, body } = error
  if (/invalid-login-credentials/iu.test(`${body.code} ${message}`)) return 'Invalid login credentials'
  return status === 0 || status === 429 || SAID_BY_US.has(body.code ?? '') ? message : 'Error'
}

/** The sentence that helps after a message of the specification; `null`: the message says what to do. */
export function loginHelp(words: string): string | null {
  if (words === 'Invalid login credentials') return 'Check your email and password, or choose a new password.'
  return words === 'Error' ? 'That’s our fault, not yours. Please try again in a minute.' : null
}

/** The message for a provider's sign-in that returned to the login page, by the code in its address. */
export const elsewhereWords = (code: string): string =>
  code === 'account_not_linked'
    ? 'You already have an account with that email address. Please log in the way you did before, or choose a new password.'
    : 'Logging in that way didn’t work. Please try again, or use another way.'
