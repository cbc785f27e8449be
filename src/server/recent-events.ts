import type { LiveEvent } from '#api/live/live-event.ts'

/** A page opens its stream some seconds after it asked for what it shows; a slow phone takes more. */
const KEPT_MS = 120_000
/** So many events are a few megabytes. */
const MOST_KEPT = 10_000
/** Added to what is asked for: the question itself may have been on its way for so long. An event too many costs a page one reading. */
const ON_ITS_WAY_MS = 30_000

/** The events of the last two minutes, for streams that open after their page began to read. */
export interface RecentEvents {
  keep: (website: string, event: LiveEvent) => void
  /** The events of a website in the last `ms` milliseconds, oldest first. `null`: not all of them are known. */
  last: (website: string, ms: number) => readonly LiveEvent[] | null
  /** Called when events may have been lost: those before it are not known. */
  forget: () => void
}

/** Keeps events from now on. `now`: milliseconds of a clock that nobody sets. */
export function keepRecentEvents(now: () => number): RecentEvents {
  let kept: { at: number; website: string; event: LiveEvent }[] = []
  let knownSince = now()
  return {
    keep(website, event) {
      kept.push({ at: now(), website, event })
      if (kept.length <= MOST_KEPT && (kept[0]?.at ?? 0) >= now() - 2 * KEPT_MS) return
      // Half of them at once, so that not each event moves all others.
      const young = kept.filter(({ at }) => at >= now() - KEPT_MS)
      kept = young.slice(-MOST_KEPT / 2)
      const oldest = kept.length < young.length ? (kept[0]?.at ?? now()) : now() - KEPT_MS
      knownSince = Math.max(knownSince, oldest)
    },
    last(website, ms) {
      const since = now() - ms - ON_ITS_WAY_MS
      if (since < Math.max(knownSince, now() - KEPT_MS)) return null
      return kept.filter((one) => one.website === website && one.at >= since).map(({ event }) => event)
    },
    forget() {
      kept = []
      knownSince = now()
    },
  }
}
