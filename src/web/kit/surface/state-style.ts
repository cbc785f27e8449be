import type { ShownTone } from '../tone/tone.ts'

/** The states of a page or a part of it without content, or with nothing left to do. */
export type StateKind =
  | 'empty'
  | 'error'
  | 'offline'
  | 'forbidden'
  | 'unchecked'
  | 'stale'
  | 'waiting'
  | 'done'

interface StateStyle {
  tone: ShownTone
  /** Announced at once by a screen reader, because something went wrong. */
  alert: boolean
}

const LOOKS: Record<StateKind, StateStyle> = {
  empty: { tone: 'waiting', alert: false },
  error: { tone: 'error', alert: true },
  offline: { tone: 'unable', alert: true },
  forbidden: { tone: 'not_relevant', alert: false },
  unchecked: { tone: 'unable', alert: false },
  stale: { tone: 'info', alert: false },
  waiting: { tone: 'waiting', alert: false },
  done: { tone: 'success', alert: false },
}

export const stateStyle = (kind: StateKind): StateStyle => LOOKS[kind]
