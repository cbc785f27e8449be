import type { Failure } from './reasons.ts'

/** A piece of evidence: gathered, failed with a reason, or (only while a scan runs) pending. */
export type Gathered<T> =
  | { state: 'ok'; value: T; at: string; durationMs: number }
  | { state: 'failed'; failure: Failure; at: string; durationMs: number }

/** What a check receives for evidence that it wants and does not need. */
export type Wanted<T> =
  | { state: 'ok'; value: T }
  | { state: 'failed'; failure: Failure }
  | { state: 'pending' }

/** The value when it is gathered, else `undefined`. */
export const valueOf = <T>(wanted: Wanted<T>): T | undefined =>
  wanted.state === 'ok' ? wanted.value : undefined

/** Whether any of these is still pending. */
export const arePending = (...wanted: readonly Wanted<unknown>[]): boolean =>
  wanted.some(({ state }) => state === 'pending')
