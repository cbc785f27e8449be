import type { Failure } from './reasons.ts'

/** A piece of evidence: there, failed with a reason, or (only while a scan runs) not there yet. */
export type Gathered<T> =
  | { state: 'ok'; value: T; at: string; durationMs: number }
  | { state: 'failed'; failure: Failure; at: string; durationMs: number }

/** What a check gets for evidence it can do without. */
export type Wanted<T> =
  | { state: 'ok'; value: T }
  | { state: 'failed'; failure: Failure }
  | { state: 'pending' }

/** The value when it is there, else `undefined`. */
export const valueOf = <T>(wanted: Wanted<T>): T | undefined =>
  wanted.state === 'ok' ? wanted.value : undefined

/** Any of these may still come. */
export const arePending = (...wanted: readonly Wanted<unknown>[]): boolean =>
  wanted.some(({ state }) => state === 'pending')
