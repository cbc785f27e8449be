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

/** Between how long a job takes and from when it can go on. No time of a job has it. */
const THEN = ', '

/** How long a job takes, and from when: "20 minutes, from 13 Dec 2026". */
export const effortFrom = (effort: string, waiting: string | null): string =>
  waiting === null ? effort : `${effort}${THEN}${waiting}`

/** Whether nothing is to be done of a job now. */
export const isWaiting = ({ effort }: { effort: string }): boolean => effort.includes(THEN)

/** Whether a job has something of its own that can be done now. */
export const canBegin = (item: { effort: string; effortMinutes: number }): boolean =>
  item.effortMinutes > 0 && !isWaiting(item)
