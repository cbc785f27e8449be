import type { LiveEvent } from '#api/live/live-event.ts'

type Progress = Extract<LiveEvent, { kind: 'progress' }>

/** What live events have told since the page was opened; results themselves are read. */
export interface CheckProgress {
  /** How far each step of the look has come. */
  progress: Partial<Record<Progress['what'], Pick<Progress, 'done' | 'total'>>>
}

export const NOTHING_ARRIVED: CheckProgress = { progress: {} }

/** Adds one event; a look that begins anew starts from nothing. */
export function withEvent(heard: CheckProgress, event: LiveEvent): CheckProgress {
  if (event.kind === 'scan' && event.finished === 0) return NOTHING_ARRIVED
  if (event.kind !== 'progress') return heard
  const { what, done, total } = event
  return { progress: { ...heard.progress, [what]: { done, total } } }
}
