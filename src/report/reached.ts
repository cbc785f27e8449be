import { RERUN } from '#core/work.ts'
import type { Report } from './schema.ts'
import { countOfReportCheck } from './summary.ts'
import { uncheckedOf } from './jobs.ts'

type Checked = Report['checks'][number]

/** Proof that the website answered; a DNS record and an answer of the owner are none. */
export const OF_WEBSITE: ReadonlySet<string> = new Set([
  'page',
  'header',
  'tls',
  'element',
  'screenshot',
  'audit',
])

export interface NotReached {
  /** How many checks could not be made. */
  checks: number
  /** Why, in the owner's words, and what to try: "Your website didn't answer us. Open it on your phone to see if it's up." */
  why: string
}

/** That nothing of the website could be looked at; `null`: something could, or no check of the report had to. */
export function notReached(report: Report): NotReached | null {
  const unchecked = uncheckedOf(report)
  if (report.pagesRead !== null || unchecked.length === 0 || report.checks.some(sawWebsite(report)))
    return null
  const said = unchecked.map(whyOf)
  const [why = ''] = [...new Set(said)].toSorted((one, other) => times(said, other) - times(said, one))
  return { checks: unchecked.length, why }
}

const sawWebsite =
  (report: Report) =>
  (check: Checked): boolean =>
    ['good', 'toFix'].includes(countOfReportCheck(report, check)) &&
    check.evidence.some(({ kind }) => OF_WEBSITE.has(kind))

const whyOf = ({ reason, description, nextSteps }: Checked): string => {
  const [step] = nextSteps
  const why = reason ?? description
  return step === undefined || step.startsWith(RERUN.text) ? why : `${why} ${step}.`
}

const times = (all: readonly string[], one: string): number => all.filter((text) => text === one).length
