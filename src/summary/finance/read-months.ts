import { MONTHS, monthsOf } from './year.ts'

const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** A month's English name, whole or as it is written short; other words begin like one (`Margin`). */
const NAME =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const NAMED = new RegExp(`^(?:\\d{1,2}[ -])?${NAME}\\.?[ -]'?(\\d{4}|\\d{2})$`, 'u')
const NUMBERED = /^(\d{4})-(\d{2})(?:-\d{2})?$/u
/** Day first, as in Australia and New Zealand: `30/06/2026`. */
const SLASHED = /^\d{1,2}\/(\d{1,2})\/(\d{4}|\d{2})$/u
const BARE = new RegExp(`^${NAME}\\.?$`, 'u')

/** A month in a heading (`Jul 2025`, `31 July 2025`, `Jul-25`, `2025-07`, `31/07/2025`), counted from year 0; `null` for none. */
export function readMonth(heading: string): number | null {
  const text = heading.trim().toLowerCase()
  const [, name = '', year = ''] = NAMED.exec(text) ?? []
  const at = placeOf(name)
  if (at >= 0) return fullYear(year) * MONTHS + at
  const [, whole = '', number = ''] = NUMBERED.exec(text) ?? []
  const [, other = '', otherYear = ''] = SLASHED.exec(text) ?? []
  const month = Number(number || other)
  if (month < 1 || month > MONTHS) return null
  return fullYear(whole || otherYear) * MONTHS + month - 1
}

/** A month without its year (`Jul`, `July`), from 0; `null` for none. */
export function readBareMonth(heading: string): number | null {
  const [, name = ''] = BARE.exec(heading.trim().toLowerCase()) ?? []
  const at = placeOf(name)
  return at < 0 ? null : at
}

/** A month's place in the year by its name, from 0; -1 for no name. */
const placeOf = (name: string): number => NAMES.indexOf(name.slice(0, 3))

/** Two digits are a year of this century: no business imports older statements. */
const fullYear = (year: string): number => (year.length === 2 ? 2_000 + Number(year) : Number(year))

/** The last day of a month counted as by {@link readMonth}, `YYYY-MM-DD`. */
export const lastDayOf = (month: number): string =>
  new Date(Date.UTC(Math.floor(month / MONTHS), (month % MONTHS) + 1, 0)).toISOString().slice(0, 10)

/** The index of each heading's month in the year; `null` for a heading that is no month of the year. */
export function monthsOfHeadings(headings: readonly string[], yearEnding: string): (number | null)[] {
  const last = readMonth(monthsOf(yearEnding).at(-1) ?? '')
  return headings.map((heading) => {
    const month = readMonth(heading)
    const place = month === null || last === null ? -1 : MONTHS - 1 - (last - month)
    return place >= 0 && place < MONTHS ? place : null
  })
}
