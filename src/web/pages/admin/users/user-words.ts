import type { ShownUser } from '#web/app/queries/admin-queries.ts'

type LastScan = NonNullable<ShownUser['lastScan']>

const STATES: Readonly<Record<LastScan['state'], string>> = {
  queued: 'Waiting for a worker',
  running: 'Under way',
  done: 'Done',
  partial: 'Ended early',
  failed: 'Failed',
  cancelled: 'Stopped',
}

const REASONS: Readonly<Record<string, string>> = {
  budget_time: 'it took too long',
  internal_error: 'a fault of ours',
}

/** The last scan of a website: "Ended early (it took too long), 12 of 22 tests, today, 7:42 pm". */
export function scanWords(
  { state, reason, finished, total, queuedAt, endedAt }: LastScan,
  when: (iso: string) => string,
): string {
  const why = reason === null ? undefined : REASONS[reason]
  const words = why === undefined ? STATES[state] : `${STATES[state]} (${why})`
  return `${words}, ${finished} of ${total} tests, ${when(endedAt ?? queuedAt)}`
}

const WAYS: Readonly<Record<string, string>> = {
  credential: 'Password',
  passkey: 'Passkey',
  google: 'Google',
  microsoft: 'Microsoft',
  facebook: 'Facebook',
}

/** A way to log in; a provider that the operator set up keeps its name. */
export const wayWords = (way: string): string => WAYS[way] ?? way

/** In how many browsers somebody is logged in. */
export function sessionWords(sessions: number): string {
  if (sessions === 0) return 'Not logged in anywhere.'
  return `Logged in with ${sessions === 1 ? 'one browser' : `${sessions} browsers`}.`
}
