import { shortDate } from '#core/dates.ts'
import { DAY_MS } from '#core/time-units.ts'
import { minutesOf } from '#core/words.ts'
import type { Work } from '#core/work.ts'

/** From when the later steps of a job are to be done, as far as the history tells it. */
export interface Due {
  isNow: boolean
  /** "from 13 Dec 2026". */
  words: string
}

/** When the later steps are due whose wait was first seen `since` then. `undefined`: nothing waits, or nobody knows since when. */
export function dueOf(
  work: Work | null,
  since: string | undefined,
  { at, timeZone }: { at: Date; timeZone?: string | undefined },
): Due | undefined {
  if (!work?.waits || since === undefined) return undefined
  const due = Date.parse(since) + work.waits.days * DAY_MS
  return { isNow: due <= at.getTime(), words: `from ${shortDate(new Date(due).toISOString(), timeZone)}` }
}

/** When a job can go on of which nothing is to be done now: "from 13 Dec 2026", "in two weeks". `null`: something is. */
export function waitingWords(work: Work | null, due: Due | undefined): string | null {
  const next = work?.steps.find((step) => minutesOf(step) > 0)
  if (!work?.waits || next === undefined || typeof next === 'string' || next.isLater !== true) return null
  if (due === undefined) return work.waits.days === 7 ? 'in a week' : 'in two weeks'
  return due.isNow ? null : due.words
}
