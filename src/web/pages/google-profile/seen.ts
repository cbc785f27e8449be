import type { GoogleProfile, ProfileField } from '#core/google-profile/profile.ts'
import { dayInText, periodWords, weekText } from '#core/google-profile/week.ts'
import type { Weekday } from '#core/google-profile/weekdays.ts'
import { FIELD_WORDS } from './words.ts'

/** What people see of a field; empty for nothing. A change that Google still reviews is seen by nobody. `now`: what the profile says of the field. */
export const fieldSeen = ({ pending }: GoogleProfile, field: ProfileField, now: string): string =>
  pending.find((one) => one.field === field)?.shown ?? now

/** The opening hours that people see on a date (`YYYY-MM-DD`), which is on `day`; those of a special day come before the usual ones. */
export function hoursSeen(profile: GoogleProfile, date: string, day: Weekday): string {
  const special = profile.specialHours.filter((one) => one.date === date)
  if (special.length > 0) {
    // While Google reviews a change of special days, it does not tell which of them people see.
    if (profile.pending.some(({ field }) => field === 'specialHours'))
      return `Google is reviewing ${FIELD_WORDS.specialHours}`
    const periods = special.flatMap(({ open, close }) => (open && close ? [{ open, close }] : []))
    return periods.length === 0 ? 'Closed' : periods.map(periodWords).join(', ')
  }
  const week = fieldSeen(profile, 'hours', weekText(profile.hours))
  return dayInText(week, day) ?? 'Not set'
}
