import { monthsBefore } from '../calendar.ts'

const STALE_MONTHS = 12

/** Whether an answer is old enough to ask "Is this still right?": 12 calendar months. It counts all the same. */
export const isStale = (answeredAt: Date, at: Date): boolean =>
  answeredAt.getTime() <= monthsBefore(at.getTime(), STALE_MONTHS)
