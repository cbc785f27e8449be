import type { LiveEvent } from '#api/live/live-event.ts'

/** A page opens its stream some seconds after it asked for what it shows; a slow phone takes more. */
const KEPT_MS = 60_000
/** So many events are a few megabytes. */
const MOST_KEPT = 10_000
/** Added to what is asked for, since an event may have been on its way. */
const ON_ITS_WAY_MS = 1_000

/** The events of the last minute, for streams that open after their page began to read. */
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
      kept = kept.filter(({ at }) => at >= now() - KEPT_MS).slice(-MOST_KEPT / 2)
      knownSince = Math.max(knownSince, kept[0]?.at ?? now())
    },
    last(website, ms) {
      const since = now() - ms - ON_ITS_WAY_MS
      if (ms > KEPT_MS || since < knownSince) return null
      return kept.filter((one) => one.website === website && one.at >= since).map(({ event }) => event)
    },
    forget() {
      kept = []
      knownSince = now()
    },
  }
}
