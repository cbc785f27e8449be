import { dayFrom } from './dates.ts'

/** A day on which most businesses of a country have other hours. */
export interface PublicHoliday {
  /** `YYYY-MM-DD`. */
  date: string
  name: string
}

/** Matariki by year: the schedule of Te Kāhui o Matariki Public Holiday Act 2022. */
const MATARIKI: Readonly<Record<number, string>> = {
  2026: '07-10',
  2027: '06-25',
  2028: '07-14',
  2029: '07-06',
  2030: '06-21',
  2031: '07-11',
  2032: '07-02',
  2033: '06-24',
  2034: '07-07',
  2035: '06-29',
}

/** The public holidays of a whole country in a year, on their own dates; those of one state or region are not known. */
function holidaysOf(country: string, year: number): PublicHoliday[] {
  const on = (monthDay: string, name: string): PublicHoliday => ({ date: `${year}-${monthDay}`, name })
  const easter = easterSunday(year)
  const shared = [
    on('01-01', 'New Year’s Day'),
    { date: dayFrom(easter, -2), name: 'Good Friday' },
    { date: dayFrom(easter, 1), name: 'Easter Monday' },
    on('04-25', 'Anzac Day'),
    on('12-25', 'Christmas Day'),
    on('12-26', 'Boxing Day'),
  ]
  if (country === 'AU') return [...shared, on('01-26', 'Australia Day')]
  if (country !== 'NZ') return []
  const matariki = MATARIKI[year]
  return [
    ...shared,
    on('01-02', 'the day after New Year’s Day'),
    on('02-06', 'Waitangi Day'),
    { date: mondayOf(year, 6, 1), name: 'King’s Birthday' },
    ...(matariki ? [on(matariki, 'Matariki')] : []),
    { date: mondayOf(year, 10, 4), name: 'Labour Day' },
  ]
}

/** The next public holiday of Australia or New Zealand from a day (`YYYY-MM-DD`) on; `null` for another country. */
export function nextPublicHoliday(country: string | null, day: string): PublicHoliday | null {
  if (country === null) return null
  const year = Number(day.slice(0, 4))
  const coming = [...holidaysOf(country, year), ...holidaysOf(country, year + 1)].filter(
    ({ date }) => date >= day,
  )
  return coming.toSorted((a, b) => (a.date < b.date ? -1 : 1))[0] ?? null
}

/** The `count`th Monday of a month. */
function mondayOf(year: number, month: number, count: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const weekday = new Date(first).getUTCDay()
  return dayFrom(first, ((8 - weekday) % 7) + (count - 1) * 7)
}

/** Easter Sunday of the Gregorian calendar (the method of Meeus, Jones and Butcher). */
function easterSunday(year: number): string {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
