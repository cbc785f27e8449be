import type { LiveEvent } from '#api/live-event.ts'

type Progress = Extract<LiveEvent, { kind: 'progress' }>

/** What live events have told since the page was opened; results themselves are read. */
export interface Heard {
  /** How far each step of the look has come. */
  progress: Partial<Record<Progress['what'], Pick<Progress, 'done' | 'total'>>>
}

export const NOTHING: Heard = { progress: {} }

/** Adds one event; a look that begins anew starts from nothing. */
export function hear(heard: Heard, event: LiveEvent): Heard {
  if (event.kind === 'scan' && event.finished === 0) return NOTHING
  if (event.kind !== 'progress') return heard
  const { what, done, total } = event
  return { progress: { ...heard.progress, [what]: { done, total } } }
}
