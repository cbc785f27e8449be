import type { LiveEvent } from '#api/live/live-event.ts'

type Progress = Extract<LiveEvent, { kind: 'progress' }>

/** The progress in live events since the page was opened; results themselves are fetched. */
export interface CheckProgress {
  /** The progress of each step of the scan. */
  progress: Partial<Record<Progress['what'], Pick<Progress, 'done' | 'total'>>>
}

export const NOTHING_ARRIVED: CheckProgress = { progress: {} }

/** Adds one event; a scan that starts again begins with no progress. */
export function withEvent(arrived: CheckProgress, event: LiveEvent): CheckProgress {
  if (event.kind === 'scan' && event.finished === 0) return NOTHING_ARRIVED
  if (event.kind !== 'progress') return arrived
  const { what, done, total } = event
  return { progress: { ...arrived.progress, [what]: { done, total } } }
}
