import { lastDayOf, readMonth } from './read-months.ts'
import { isDay } from '#core/dates.ts'

/** The period of a statement. */
export interface Period {
  /** Its last day, `YYYY-MM-DD`. */
  end: string
  /** How many months it covers; `null`: not given, as in a balance sheet. */
  months: number | null
}

const DATES =
  /(?<day>\d{1,2}) (?<month>[A-Za-z]{3,9}),? (?<year>\d{4})|(?<usMonth>[A-Za-z]{3,9}) (?<usDay>\d{1,2}), (?<usYear>\d{4})|(?<wholeMonth>[A-Za-z]{3,9}),? (?<wholeYear>\d{4})(?!-\d)|(?<iso>\d{4}-\d{2}-\d{2})|(?<slashed>\d{1,2}\/\d{1,2}\/\d{4})/gu
/** Words beside the date of a statement's period, but not beside the day on which it was printed. */
const ENDED = /\b(?:year|as at|as of|period|months?|quarter|ended|ending|balance date)\b/iu
const BETWEEN = /^\s*(?:to|until|-|–|—)\s*$/iu
const MONTHS_ENDED = /\b(\d{1,2}|twelve|six|three) months? end/iu
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ['twelve', 12],
  ['six', 6],
  ['three', 3],
])

interface Found {
  /** Counted as by {@link readMonth}. */
  month: number
  day: string
  at: number
  end: number
}

/**
 * Reads a line above a statement: `For the year ended 30 June 2026`, `July 2025 - June 2026`, `1/07/2025 to 30/06/2026`,
 * `As at 30 June 2026`. `null` for a line without a period. A date in figures has its day first.
 */
export function periodOf(text: string): Period | null {
  const dates = [...text.matchAll(DATES)].flatMap((match) => foundOf(match) ?? [])
  const last = dates.at(-1)
  const before = dates.at(-2)
  if (!last) return null
  if (before && BETWEEN.test(text.slice(before.end, last.at)))
    return before.month > last.month
      ? // Two balances beside each other, the newer first.
        { end: before.day, months: null }
      : { end: last.day, months: last.month - before.month + 1 }
  return ENDED.test(text) ? { end: last.day, months: monthsTold(text) } : null
}

function foundOf(match: RegExpExecArray): Found | null {
  const { day, month, year, usMonth, usDay, usYear, wholeMonth, wholeYear, iso, slashed } = match.groups ?? {}
  const name = month ?? usMonth ?? wholeMonth
  const monthText =
    name === undefined ? (iso ?? slashed ?? '') : `${name} ${year ?? usYear ?? wholeYear ?? ''}`
  const known = readMonth(monthText)
  if (known === null) return null
  const date = day ?? usDay ?? slashed?.split('/')[0] ?? iso?.slice(8)
  const whole = lastDayOf(known)
  const text = date === undefined ? whole : `${whole.slice(0, 8)}${date.padStart(2, '0')}`
  return isDay(text) ? { month: known, day: text, at: match.index, end: match.index + match[0].length } : null
}

function monthsTold(text: string): number | null {
  const [, number = ''] = MONTHS_ENDED.exec(text) ?? []
  if (number !== '') return NUMBERS.get(number.toLowerCase()) ?? Number(number)
  if (/\bmonth end/iu.test(text)) return 1
  if (/\bquarter end/iu.test(text)) return 3
  // A year to date may have begun any number of months ago.
  return /\byear\b(?![ -]to[ -]date)/iu.test(text) ? 12 : null
}
