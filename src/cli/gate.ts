import { readFileSync } from 'node:fs'
import type { AnyCheck } from '#core/check.ts'
import {
  compareWithBaseline,
  failingChecks,
  type GatedReport,
  NOTHING_TO_COMPARE,
} from '#report/gate/gate.ts'
import { report as reportSchema, type Report } from '#report/schema.ts'
import type { Options } from './options.ts'
import { UsageError } from './usage.ts'

/** The earlier report of `--baseline`. Throws {@link UsageError} when the file is none. */
export function readBaseline(file: string | undefined): Report | null {
  if (file === undefined) return null
  const read = reportSchema.safeParse(jsonOf(file))
  if (!read.success) throw new UsageError(`--baseline: the file ${file} is no report that --json wrote.`)
  return read.data
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const cause = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'
    throw new UsageError(`--baseline: the file ${file} ${cause}.`)
  }
}

interface GateInput {
  report: Report
  checks: readonly AnyCheck[]
  baseline: Report | null
  options: Pick<Options, 'fail-on' | 'quiet'>
}

/** Applies `--baseline` and `--fail-on`. Names on standard error the checks that cannot be compared because their rule changed. */
export function gateOf({ report, checks, baseline, options }: GateInput): GatedReport {
  const comparison = baseline ? compareWithBaseline(checks, report, baseline) : NOTHING_TO_COMPARE
  if (comparison.changedRules.length > 0 && !options.quiet)
    process.stderr.write(
      `Not compared, because their rule changed since the baseline: ${comparison.changedRules.join(', ')}.\n`,
    )
  return { report, failing: failingChecks(report, options['fail-on'], comparison), comparison }
}
