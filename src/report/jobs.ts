import { jobTimes } from '#core/job-time.ts'
import { effortWords } from '#plan/effort.ts'
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

/**
 * How long jobs take together: all of it, and what of it is for tonight where some job takes longer than that. Each is the sum of what is
 * shown for the jobs.
 */
export function timesTogether(jobs: readonly Job[]): ReturnType<typeof jobTimes> {
  const whole = effortWords(jobs.reduce((sum, { item }) => sum + item.effortMinutes, 0))
  if (jobs.every(({ item }) => jobTimes(item).tonight === null)) return { tonight: null, whole }
  const minutes = jobs.reduce((sum, { item }) => sum + (item.tonightMinutes ?? 0), 0)
  return { tonight: `${minutes} minutes`, whole }
}

const placeOf = ({ place }: Item): number => place ?? Number.MAX_SAFE_INTEGER

/** The checks that nothing has to be done for, in the report's order. */
export const goodChecks = (report: Report): Checked[] => countingAs(report, 'good')

/** The checks that could not be looked at. */
export const uncheckedOf = (report: Report): Checked[] => countingAs(report, 'couldNotCheck')

const countingAs = (report: Report, as: ReturnType<typeof countOfReportCheck>): Checked[] =>
  report.checks.filter((check) => countOfReportCheck(report, check) === as)
