import { twoDigits } from '#core/format/times.ts'
import type { OpeningPeriod, SpecialDay } from '#core/google-profile/week.ts'
import { type Weekday, WEEKDAYS } from '#core/google-profile/weekdays.ts'
import type { DateAnswer, PeriodAnswer, SpecialPeriodAnswer, TimeAnswer } from './schema.ts'
import { dayFrom } from '#core/dates.ts'

const written = ({ hours, minutes }: TimeAnswer): string =>
  hours === 24 ? '24:00' : `${twoDigits(hours)}:${twoDigits(minutes)}`
const nextDay = (day: Weekday): Weekday => WEEKDAYS[(WEEKDAYS.indexOf(day) + 1) % WEEKDAYS.length] ?? day

/** Opening hours as Fettle keeps them. A period over several days becomes one for each. */
export const openingHours = (periods: readonly PeriodAnswer[]): OpeningPeriod[] => periods.flatMap(daysOf)

function daysOf({ openDay, openTime, closeDay, closeTime }: PeriodAnswer): OpeningPeriod[] {
  const [open, close] = [written(openTime), written(closeTime)]
  if (open === '24:00') return []
  if (openDay === closeDay && close > open) return [{ day: openDay, open, close }]
  if (nextDay(openDay) === closeDay && close < open)
    return [{ day: openDay, open, close: close === '00:00' ? '24:00' : close }]
  const days: OpeningPeriod[] = [{ day: openDay, open, close: '24:00' }]
  for (let day = nextDay(openDay); day !== closeDay && days.length < WEEKDAYS.length; day = nextDay(day))
    days.push({ day, open: '00:00', close: '24:00' })
  if (openDay !== closeDay && close !== '00:00') days.push({ day: closeDay, open: '00:00', close })
  return days
}

/** Special hours as Fettle keeps them, the earliest first. */
export const specialDays = (periods: readonly SpecialPeriodAnswer[]): SpecialDay[] =>
  periods
    .map(({ startDate, openTime, closeTime, closed }) => {
      const open = openTime ? written(openTime) : null
      const close = closeTime ? written(closeTime) : null
      const isOpen = closed !== true && open !== null && open !== '24:00' && close !== null
      return { date: dateOf(startDate), open: isOpen ? open : null, close: isOpen ? close : null }
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))

const dateOf = ({ year, month, day }: DateAnswer): string =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`

const time = (text: string): TimeAnswer => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return { hours, minutes }
}

/** Opening hours as Google takes them. */
export const googlePeriods = (hours: readonly OpeningPeriod[]): PeriodAnswer[] =>
  hours.map(({ day, open, close }) => ({
    openDay: day,
    openTime: time(open),
    closeDay: close <= open ? nextDay(day) : day,
    closeTime: time(close),
  }))

/** Special hours as Google takes them. */
export const googleSpecialPeriods = (days: readonly SpecialDay[]): object[] =>
  days.map(({ date, open, close }) => {
    const startDate = googleDate(date)
    if (open === null || close === null) return { startDate, closed: true }
    const endDate = close <= open ? googleDate(dayFrom(date, 1)) : startDate
    return { startDate, endDate, openTime: time(open), closeTime: time(close) }
  })

function googleDate(date: string): DateAnswer {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}
