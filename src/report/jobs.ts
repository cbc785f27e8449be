import { eveningWords } from '#core/job-time.ts'
import { effortTogether } from '#plan/effort.ts'
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

/** The jobs that the owner can do in one evening; they need not be those that the letter names. */
export function tonightJobs(report: Report): Job[] {
  const jobs = jobsOf(report)
  return (report.plan.tonight?.checks ?? []).flatMap((id) => jobs.find(({ check }) => check.id === id) ?? [])
}

/** What is for one evening, in the words of every surface: "Tonight: 45 minutes for Contact form and Sitemap."; `null`: nothing. */
export function tonightSentence(report: Report): string | null {
  const { tonight } = report.plan
  if (tonight === null) return null
  return eveningWords(
    tonight.label,
    tonightJobs(report).map(({ item }) => item.title),
  )
}

/** How long jobs take together, as the sum of what is shown for each: "about 3 hours". */
export const timeTogether = (jobs: readonly Job[]): string =>
  effortTogether(jobs.map(({ item }) => item.effortMinutes))

export const minutesTogether = (jobs: readonly Job[]): number =>
  jobs.reduce((sum, { item }) => sum + item.effortMinutes, 0)

const placeOf = ({ place }: Item): number => place ?? Number.MAX_SAFE_INTEGER

/** The checks that nothing has to be done for, in the report's order. */
export const goodChecks = (report: Report): Checked[] => countingAs(report, 'good')

/** The checks that could not be looked at. */
export const uncheckedOf = (report: Report): Checked[] => countingAs(report, 'couldNotCheck')

/** The checks that this Fettle does not make. */
export const notSwitchedOn = (report: Report): Checked[] => countingAs(report, 'notSwitchedOn')

const countingAs = (report: Report, as: ReturnType<typeof countOfReportCheck>): Checked[] =>
  report.checks.filter((check) => countOfReportCheck(report, check) === as)
