import { CallFailure } from './failure.ts'

const SAID_BY_US = new Set(['password_reset_needed', 'provider_unavailable', 'invalid'])

/** What is said of a log-in that failed (specification, section 5), and of what has nothing to do with the password. */
export function loginWords(error: unknown): string {
  if (!(error instanceof CallFailure)) return 'Error'
  const { status, message, body } = error
  if (/invalid-login-credentials/iu.test(`${body.code} ${message}`)) return 'Invalid login credentials'
  return status === 0 || status === 429 || SAID_BY_US.has(body.code ?? '') ? message : 'Error'
}
