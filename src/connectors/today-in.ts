import { dayOf } from '#core/dates.ts'

/** The day in a time zone; in UTC where Node does not know it. */
export function todayIn(timeZone: string | undefined, now: Date): string {
  try {
    return dayOf(now, timeZone ?? 'UTC')
  } catch (error) {
    if (error instanceof RangeError) return dayOf(now, 'UTC')
    throw error
  }
}
