import { type OpeningPeriod, periodsOn } from '#core/google-profile/week.ts'
import { type Weekday, WEEKDAYS } from '#core/google-profile/weekdays.ts'
import type { TypedPeriod } from '#web/kit/google/DayRow.tsx'

export type TypedWeek = Record<Weekday, TypedPeriod[]>

/** A time field knows no 24:00: midnight at the end of a day is 00:00 there. */
export const typedPeriod = ({ open, close }: TypedPeriod): TypedPeriod => ({
  open,
  close: close === '24:00' ? '00:00' : close,
})
export const keptPeriod = ({ open, close }: TypedPeriod): TypedPeriod => ({
  open,
  close: close === '00:00' ? '24:00' : close,
})

/** The hours of a week as its fields have them. */
export const typedWeek = (hours: readonly OpeningPeriod[]): TypedWeek => {
  const of = (day: Weekday): TypedPeriod[] => periodsOn(hours, day).map(typedPeriod)
  return {
    MONDAY: of('MONDAY'),
    TUESDAY: of('TUESDAY'),
    WEDNESDAY: of('WEDNESDAY'),
    THURSDAY: of('THURSDAY'),
    FRIDAY: of('FRIDAY'),
    SATURDAY: of('SATURDAY'),
    SUNDAY: of('SUNDAY'),
  }
}

/** The same as they are sent. */
export const keptWeek = (week: TypedWeek): OpeningPeriod[] =>
  WEEKDAYS.flatMap((day) => week[day].map((period) => ({ day, ...keptPeriod(period) })))

/** What is wrong with a day, from the form's errors: they name a day, or a period by its place in the week. */
export function problemOn(
  day: Weekday,
  week: TypedWeek,
  errors: Readonly<Record<string, unknown>>,
): string | null {
  const places = keptWeek(week).flatMap((period, index) => (period.day === day ? [index] : []))
  // A time that is not typed yet also makes the day wrong.
  const names = [
    ...places.flatMap((place) => [`hours.${place}.open`, `hours.${place}.close`]),
    `hours.${day}`,
  ]
  const [found] = names.flatMap((name) => (typeof errors[name] === 'string' ? [errors[name]] : []))
  return found ?? null
}
