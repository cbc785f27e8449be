import type { Block } from '../block.ts'
import { shortDate } from '../dates.ts'
import type { DailyNumber } from '../evidence/accounts.ts'
import { changeText } from '../format/counts.ts'
import { numberChangesOf } from './history.ts'
import { DAY_MS } from '../time-units.ts'

/** What is drawn over time, by the names of its numbers. */
const DRAWN: Readonly<Record<string, string>> = { followers: 'Followers', fans: 'People who like the page' }
/** The newest changes are named; the chart shows all. */
const MOST_CHANGES = 8
/** Fewer numbers than this are no line. */
const FEWEST_NUMBERS = 2

/** The numbers of each day as charts, and the days on which they changed; nothing before the second day. */
export function growthBlocks(history: readonly DailyNumber[]): Block[] {
  const names = Object.entries(DRAWN).filter(
    ([metric]) => history.filter((one) => one.metric === metric).length >= FEWEST_NUMBERS,
  )
  return [
    ...names.map(([metric, name]) =>
      chartOf(
        history.filter((one) => one.metric === metric),
        name,
      ),
    ),
    ...changesBlock(history, names),
  ]
}

/** Every day from the first to the last: one without a number interrupts the line. */
function chartOf(numbers: readonly DailyNumber[], name: string): Block {
  const byDay = new Map(numbers.map(({ day, value }) => [day, value]))
  const known = [...byDay.keys()].toSorted()
  const days: string[] = []
  for (let at = Date.parse(known[0] ?? ''); at <= Date.parse(known.at(-1) ?? ''); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10))
  const values = days.map((day) => byDay.get(day) ?? null)
  return { kind: 'chart', title: `${name}, day by day`, days, series: [{ name, values }] }
}

function changesBlock(history: readonly DailyNumber[], names: readonly [string, string][]): Block[] {
  const rows = names
    .flatMap(([metric, name]) => numberChangesOf(history, metric).map((one) => ({ ...one, name })))
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .slice(0, MOST_CHANGES)
    .map(({ day, change, name }) => ({ label: shortDate(day), value: `${name}: ${changeText(change)}` }))
  return rows.length === 0 ? [] : [{ kind: 'facts', title: 'What changed, and when', rows }]
}
