import type { StateKind } from '#web/kit/surface/state-style.ts'
import { CallFailure } from './failure.ts'

/** The card in place of data that could not be read: what happened, what is safe, what to do. */
export interface FailureState {
  kind: StateKind
  title: string
  text: string
  /** Trying again may help. */
  canRetry: boolean
}

const OFFLINE: FailureState = {
  kind: 'offline',
  title: 'We can’t reach Fettle right now',
  text: 'Your results are safe. Check your connection and try again.',
  canRetry: true,
}
const FORBIDDEN: FailureState = {
  kind: 'forbidden',
  title: 'This isn’t yours to see',
  text: 'Log in with the account it belongs to.',
  canRetry: false,
}

/** The card for a failed query. `missing` is the title for something that does not exist. */
export function failureState(error: unknown, missing = 'There’s nothing here yet'): FailureState {
  if (!(error instanceof CallFailure)) return broken('Something went wrong')
  if (error.status === 0) return OFFLINE
  if (error.status === 401 || error.status === 403) return FORBIDDEN
  if (error.status === 404) return { kind: 'empty', title: missing, text: '', canRetry: false }
  if (error.status === 429)
    return { kind: 'error', title: error.message, text: 'Nothing of yours is lost.', canRetry: false }
  return broken(error.message)
}

const broken = (title: string): FailureState => ({
  kind: 'error',
  title,
  text: 'That’s our fault, and nothing of yours is lost. Try again in a moment.',
  canRetry: true,
})
