import type { LiveEvent } from '#api/live/live-event.ts'

/** The queries that a known event changes. Progress events only call the listener. */
const CHANGED_BY = {
  // The evidence for fixes is complete when the scan has ended, after the results. A scan may find that a permission has ended, and that an ask of a
  // hand-over is passed.
  scan: ['results', 'check', 'category', 'me', 'fixes', 'connections', 'hand-overs'],
  result: ['results', 'check', 'category'],
  progress: [],
  plan: ['plan', 'overview', 'category', 'check', 'hand-overs'],
  report: ['reports'],
} satisfies Record<Exclude<LiveEvent['kind'], 'missed'>, readonly string[]>

const ALL: readonly string[] = [...new Set<string>(Object.values(CHANGED_BY).flat())]
const BY_KIND: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(CHANGED_BY))

/**
 * The queries to refetch after an event of this kind: all of them where events were missed, or where the kind is not known, as while the server is newer
 * than this page.
 */
export const queriesOf = (kind: string): readonly string[] => BY_KIND.get(kind) ?? ALL
