import { monthsBefore } from '#core/calendar.ts'
import { type Preferences, wantsNotification } from '#core/owner-input/preferences.ts'
import type { ShownMove } from './item-move.ts'
import type { ResultNotification } from './notification.ts'
import { NO_RESULTS_YET, NOTHING_URGENT } from './overview.ts'
import type { TrackedItem, TrackedPlan } from './tracked.ts'
import { canBegin } from './waiting.ts'
import { DAY_MS } from '#core/time-units.ts'

const WEEK_DAYS = 7
/** At most one reminder a fortnight, and none to somebody who completed an item in that time. */
const REMINDER_DAYS = 14
const QUICK_MINUTES = 30
const REMINDED = 3

/** The notifications to mail now, by the owner's preferences; the others are shown, and wait for the summary. */
export const instantMail = (
  notifications: readonly ResultNotification[],
  preferences: Preferences,
): ResultNotification[] =>
  wantsNotification(preferences, 'results') ? notifications.filter(({ isInstant }) => isInstant) : []

/** The contents of the monthly mail; the weekly one is `weekly-note.ts`. */
export interface Summary {
  done: number
  total: number
  /** Title of the top priority; `undefined` when nothing is open. */
  top: string | undefined
  /** "12 of 31 done. Next: Contact form." */
  line: string
  /** "Sitemap: Found": what was completed since the last summary and still is. */
  better: string[]
  /** What reopened since and is still open. */
  worse: string[]
}

/** The summary mail of an account. `moves`: those since the last summary, in any order. */
export function summaryOf(plan: TrackedPlan, moves: readonly ShownMove[]): Summary {
  const { done, total, label } = plan.progress
  const top = plan.items.find(({ check }) => check === plan.topPriority[0])?.title
  const moved = (kind: ShownMove['kind'], state: TrackedItem['state']) =>
    plan.items
      .filter(
        (item) =>
          item.state === state && moves.some((move) => move.kind === kind && move.check === item.check),
      )
      .map(({ title, tag }) => (tag === null ? title : `${title}: ${tag}`))
  return {
    done,
    total,
    top,
    line:
      total === 0 ? NO_RESULTS_YET : `${label} done. ${top === undefined ? NOTHING_URGENT : `Next: ${top}.`}`,
    better: moved('completed', 'completed'),
    worse: moved('reopened', 'open'),
  }
}

/** Whether the summary mail is due. `last`: the last one, or the day the account was made. */
export function isSummaryDue(preferences: Preferences, last: Date, at: Date): boolean {
  if (!wantsNotification(preferences, 'summary')) return false
  return preferences.summaryEvery === 'week'
    ? at.getTime() - last.getTime() >= WEEK_DAYS * DAY_MS
    : monthsBefore(at.getTime(), 1) >= last.getTime()
}

export interface ReminderTimes {
  /** The last mail of any kind, and the last time an item was completed; `null`: never. */
  lastMail: Date | null
  lastCompleted: Date | null
}

/** The short items to remind an owner of, three at most, best first; empty: no reminder now. */
export function reminderOf(
  plan: Pick<TrackedPlan, 'items'>,
  preferences: Preferences,
  { lastMail, lastCompleted }: ReminderTimes,
  at: Date,
): TrackedItem[] {
  const isRecent = (moment: Date | null) =>
    moment !== null && at.getTime() - moment.getTime() < REMINDER_DAYS * DAY_MS
  if (!wantsNotification(preferences, 'reminders') || isRecent(lastMail) || isRecent(lastCompleted)) return []
  return plan.items
    .filter((item) => item.state === 'open' && item.effortMinutes <= QUICK_MINUTES && canBegin(item))
    .slice(0, REMINDED)
}
