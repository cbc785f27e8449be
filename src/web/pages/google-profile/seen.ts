import type { GoogleProfile, ProfileField } from '#core/google-profile/profile.ts'
import { dayInText, weekText } from '#core/google-profile/week.ts'
import type { Weekday } from '#core/google-profile/weekdays.ts'

/** What people see of a field; empty for nothing. A change that Google still reviews is seen by nobody. `now`: what the profile says of the field. */
export const fieldSeen = ({ pending }: GoogleProfile, field: ProfileField, now: string): string =>
  pending.find((one) => one.field === field)?.shown ?? now

/** The opening hours that people see for a day. */
export function hoursSeen(profile: GoogleProfile, day: Weekday): string {
  const week = fieldSeen(profile, 'hours', weekText(profile.hours))
  return dayInText(week, day) ?? 'Not set'
}
