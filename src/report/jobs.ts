import type { Report } from './schema.ts'
import { countOfReportCheck } from './summary.ts'

type Checked = Report['checks'][number]
type Item = Report['plan']['items'][number]

/** An open plan item with its result, under the number that it has everywhere in a report. */
export interface Job {
  /** 1 is what comes first. */
  number: number
  item: Item
  check: Checked
}

/** How many jobs the letter names. */
const FIRST = 3

/** All open items in one sequence: the top priority first, then by their place in the plan. */
export function jobsOf(report: Report): Job[] {
  const { items, topPriority } = report.plan
  const open = items.filter(({ state }) => state === 'open')
  const top = topPriority.flatMap((id) => open.find(({ check }) => check === id) ?? [])
  const rest = open.filter((item) => !top.includes(item)).toSorted((a, b) => placeOf(a) - placeOf(b))
  return [...top, ...rest]
    .flatMap((item) => {
      const check = report.checks.find(({ id }) => id === item.check)
      return check ? [{ item, check }] : []
    })
    .map((job, index) => ({ ...job, number: index + 1 }))
}

/** The jobs that the letter names. */
export const firstJobs = (report: Report): Job[] => jobsOf(report).slice(0, FIRST)

const placeOf = ({ place }: Item): number => place ?? Number.MAX_SAFE_INTEGER

/** The checks that nothing has to be done for, in the report's order. */
export const goodChecks = (report: Report): Checked[] => countingAs(report, 'good')

/** The checks that could not be looked at. */
export const uncheckedOf = (report: Report): Checked[] => countingAs(report, 'couldNotCheck')

const countingAs = (report: Report, as: ReturnType<typeof countOfReportCheck>): Checked[] =>
  report.checks.filter((check) => countOfReportCheck(report, check) === as)
