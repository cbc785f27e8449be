import { DAY_MS } from '#core/time-units.ts'

/** A time later than this was written while the machine's time was wrong; a smaller limit would refuse what was written before that time was set back. */
export const tooLateFrom = (at: Date): Date => new Date(at.getTime() + 2 * DAY_MS)
